package org.ulidjpa.it.index;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Random;
import java.util.UUID;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidRange;
import org.ulidjpa.it.database.Engine;

/** Rows that came evenly over 24 hours, and how one asks for them by time: by the key where it tells, else a column. */
enum TimedTable {
    BIGINT("bigint, time indexed", KeyColumn.BIGINT, "id", true),
    ULID("ULID, time in the key", KeyColumn.SIXTEEN_BYTES, "id", false),
    UUID_V4("UUIDv4, time indexed", KeyColumn.SIXTEEN_BYTES, "created_at", true),
    UUID_V4_WITHOUT_INDEX("UUIDv4, time not indexed", KeyColumn.SIXTEEN_BYTES, "created_at", false);

    static final String NAME = "event";

    private static final Duration DAY = Duration.ofHours(24);
    private static final Instant MIDNIGHT = Instant.parse("2026-01-01T00:00:00Z");
    private static final UlidRange HOUR_AFTER_NOON =
            UlidRange.between(MIDNIGHT.plus(Duration.ofHours(12)), MIDNIGHT.plus(Duration.ofHours(13)));

    private final String label;
    private final KeyColumn key;
    private final String order;
    private final boolean indexed;

    /**
     * @param order the column that tells which rows are the latest
     * @param indexed whether the column with the time has an index
     */
    TimedTable(String label, KeyColumn key, String order, boolean indexed) {
        this.label = label;
        this.key = key;
        this.order = order;
        this.indexed = indexed;
    }

    void fill(Sql sql, Writer writer) throws SQLException {
        Engine engine = writer.database().engine();
        sql.execute("CREATE TABLE event (id %s PRIMARY KEY, created_at %s NOT NULL, payload %s NOT NULL)"
                .formatted(
                        key.type(engine),
                        engine == Engine.POSTGRESQL ? "timestamp(3)" : "datetime(3)",
                        writer.payloadType()));
        if (indexed) {
            sql.execute("CREATE INDEX event_time ON event (created_at)");
        }
        Random random = new Random(1);
        writer.insert("INSERT INTO event (payload, id, created_at) VALUES (?, ?, ?)", (insert, number) -> {
            Instant time = MIDNIGHT.plusMillis(DAY.toMillis() * number / writer.rows());
            insert.setObject(2, KeyColumn.parameter(key(number, time, random), engine));
            insert.setObject(3, LocalDateTime.ofInstant(time, ZoneOffset.UTC));
        });
    }

    private Object key(int number, Instant time, Random random) {
        return switch (this) {
            case BIGINT -> (long) number;
            case ULID -> new Ulid(Ulid.min(time).mostSignificantBits(), random.nextLong()).toUuid();
            case UUID_V4, UUID_V4_WITHOUT_INDEX -> UUID.randomUUID();
        };
    }

    String latest(int rows) {
        return "SELECT * FROM event ORDER BY " + order + " DESC LIMIT " + rows;
    }

    String hourAfterNoon(Engine engine) {
        String condition = this == ULID
                ? "id BETWEEN %s AND %s"
                        .formatted(literal(HOUR_AFTER_NOON.first(), engine), literal(HOUR_AFTER_NOON.last(), engine))
                : "created_at >= TIMESTAMP '2026-01-01 12:00:00' AND created_at < TIMESTAMP '2026-01-01 13:00:00'";
        return "SELECT * FROM event WHERE " + condition;
    }

    private static String literal(Ulid id, Engine engine) {
        UUID bits = id.toUuid();
        return engine == Engine.POSTGRESQL
                ? "'" + bits + "'"
                : "x'" + bits.toString().replace("-", "") + "'";
    }

    @Override
    public String toString() {
        return label;
    }
}
