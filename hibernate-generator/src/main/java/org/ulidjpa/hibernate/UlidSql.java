package org.ulidjpa.hibernate;

import static java.util.stream.Collectors.joining;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hibernate.dialect.Dialect;
import org.hibernate.dialect.H2Dialect;
import org.hibernate.dialect.MySQLDialect;
import org.hibernate.dialect.PostgreSQLDialect;
import org.jspecify.annotations.Nullable;

/**
 * The SQL that reads an id or makes one inside an engine. Plain expressions: no stored function is needed, and no time
 * zone has a say, neither the session's nor the JVM's.
 *
 * <p>In {@link #text} and {@link #time}, {@code ?1} stands for an id of 16 bytes. A new id has its time from the
 * engine's clock, and its random bits from the engine's cryptographic source.
 */
enum UlidSql {
    POSTGRESQL(
            "cast(cast('x' || substr('0' || replace(cast(?1 as text), '-', ''), %1$d, 2) as bit(8)) as int) >> %2$d & 31",
            "to_timestamp(%1$s / 1000) + %1$s %% 1000 * interval '1 millisecond'",
            "cast(cast('x' || substr(replace(cast(?1 as text), '-', ''), 1, 12) as bit(48)) as bigint)",
            "cast(%s || right(cast(gen_random_uuid() as text), 12) || left(cast(gen_random_uuid() as text), 8) as uuid)",
            "cast(%s || '7' || substr(cast(gen_random_uuid() as text), 16) as uuid)",
            "lpad(to_hex(cast(floor(extract(epoch from clock_timestamp()) * 1000) as bigint)), 12, '0')"),

    /** And MariaDB. A {@code datetime} ends with the year 9999; the time of later ids is null. */
    MYSQL(
            "cast(conv(substr(concat('0', hex(?1)), %1$d, 2), 16, 10) as unsigned) >> %2$d & 31",
            "timestampadd(microsecond, %s * 1000, timestamp '1970-01-01 00:00:00')",
            "cast(conv(substr(hex(?1), 1, 12), 16, 10) as unsigned)",
            "concat(unhex(%s), random_bytes(10))",
            "unhex(concat(%s, '7', substr(hex(random_bytes(2)), 2),"
                    + " substr('89AB', 1 + ord(random_bytes(1)) %% 4, 1), substr(hex(random_bytes(8)), 2)))",
            "lpad(hex(timestampdiff(microsecond, timestamp '1970-01-01 00:00:00', utc_timestamp(3)) div 1000), 12, '0')"),

    H2(
            "bitand(cast(substring(rshift(cast(?1 as binary(16)), %3$d), 16) as tinyint), 31)",
            "dateadd(millisecond, mod(%1$s, 86400000),"
                    + " dateadd(day, %1$s / 86400000, timestamp with time zone '1970-01-01 00:00:00+00'))",
            "cast(x'0000' || substring(cast(?1 as binary(16)), 1, 6) as bigint)",
            "cast(%s || rawtohex(secure_rand(10)) as uuid)",
            "cast(%s || '7' || substring(cast(random_uuid() as varchar), 16) as uuid)",
            "substring(rawtohex(cast(datediff(millisecond, timestamp with time zone '1970-01-01 00:00:00+00',"
                    + " current_timestamp) as binary(8))), 5)");

    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int TEXT_LENGTH = 26;

    private final String fiveBits;
    private final String time;
    private final String newUlid;
    private final String newUuid7;

    UlidSql(String fiveBits, String time, String millis, String newUlid, String newUuid7, String nowInHex) {
        this.fiveBits = fiveBits;
        this.time = time.formatted(millis);
        this.newUlid = newUlid.formatted(nowInHex);
        this.newUuid7 = newUuid7.formatted(nowInHex);
    }

    /** The engine's SQL, or null for an engine that was never tried. */
    static @Nullable UlidSql of(Dialect dialect) {
        if (dialect instanceof PostgreSQLDialect) {
            return POSTGRESQL;
        }
        if (dialect instanceof MySQLDialect) {
            return MYSQL;
        }
        return dialect instanceof H2Dialect ? H2 : null;
    }

    /** The 26 characters: a lookup in the alphabet for each five bits. Null for a null id. */
    String text() {
        Stream<String> characters = IntStream.range(0, TEXT_LENGTH).mapToObj(this::character);
        return this == MYSQL
                ? characters.collect(joining(", ", "concat(", ")"))
                : characters.collect(joining(" || ", "(", ")"));
    }

    /** A character lies within two of the 33 hexadecimal digits that the id has with a zero before it. */
    private String character(int index) {
        int bitsBehind = 5 * (TEXT_LENGTH - 1 - index);
        int firstDigit = 32 - bitsBehind / 4;
        String number = fiveBits.formatted(firstDigit, bitsBehind % 4, bitsBehind);
        return "substring('" + ALPHABET + "', 1 + (" + number + "), 1)";
    }

    /** The instant, with milliseconds. */
    String time() {
        return time;
    }

    String newId(UlidId.Layout layout) {
        return layout == UlidId.Layout.UUID7 ? newUuid7 : newUlid;
    }
}
