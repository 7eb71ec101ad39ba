package org.ulidjpa.it.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.Ulid;
import org.ulidjpa.Uuid7;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.schema.Vectors.Vector;

/** The SQL functions say what Java says, on every vector and on 10,000 random ids. */
@OnEachEngine
@NullUnmarked
class SqlFunctionsTest {

    private static final int RANDOM_IDS = 10_000;

    /** A datetime of MySQL ends before. */
    private static final Instant YEAR_10000 =
            Instant.parse("9999-12-31T23:59:59.999Z").plusMillis(1);

    private record Row(Ulid id, String textOfJava, String text, Ulid idOfText) {}

    private record TimeRow(Ulid id, Instant time, Ulid first, Ulid last) {}

    @Parameter
    Database database;

    private Session session;

    @BeforeParameterizedClassInvocation
    static void fill(Database database) throws SQLException {
        Session.installFunctions(database);
        try (Session session = Session.open(database)) {
            session.execute("create table sample (id " + session.idType() + " not null primary key, text char(26))");
            session.connection().setAutoCommit(false);
            try (PreparedStatement insert = session.connection().prepareStatement("insert into sample values (?, ?)")) {
                for (Ulid id : ids()) {
                    insert.setObject(1, session.bytes(id));
                    insert.setString(2, id.toString());
                    insert.addBatch();
                }
                insert.executeBatch();
            }
            session.connection().commit();
            session.execute(session.isPostgres() ? "analyze sample" : "analyze table sample");
        }
    }

    private static List<Ulid> ids() {
        return Stream.concat(Vectors.valid().stream().map(Vector::id), Vectors.random(RANDOM_IDS))
                .toList();
    }

    @BeforeEach
    void connect() throws SQLException {
        session = Session.open(database);
    }

    @AfterEach
    void disconnect() throws SQLException {
        session.close();
    }

    @Test
    void ulidText_andUlidFromText_agreeWithJava() throws SQLException {
        List<Row> rows = session.rows(
                row -> new Row(session.id(row, 1), row.getString(2), row.getString(3), session.id(row, 4)),
                "select id, text, ulid_text(id), ulid_from_text(text) from sample");
        assertThat(rows).hasSize(ids().size()).as("seed " + Vectors.SEED).allSatisfy(row -> {
            assertThat(row.text).isEqualTo(row.textOfJava).isEqualTo(row.id.toString());
            assertThat(row.idOfText).isEqualTo(row.id);
        });
    }

    @Test
    void ulidFromText_takesEitherCase() throws SQLException {
        for (Vector vector : Vectors.valid()) {
            assertThat(fromText(vector.text())).isEqualTo(vector.id());
            assertThat(fromText(vector.text().toLowerCase())).isEqualTo(vector.id());
        }
    }

    private Ulid fromText(String text) throws SQLException {
        return session.id("select ulid_from_text(?)", text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"+00:00", "-05:00", "+05:30"})
    void ulidTime_ulidMin_andUlidMax_agreeWithJava(String zone) throws SQLException {
        session.setTimeZone(zone);
        List<TimeRow> rows = session.rows(
                row -> new TimeRow(session.id(row, 1), session.time(row, 2), session.id(row, 3), session.id(row, 4)),
                "select id, ulid_time(id), ulid_min(ulid_time(id)), ulid_max(ulid_time(id)) from sample where id < ?",
                session.isPostgres() ? Ulid.MAX : Ulid.min(YEAR_10000));
        assertThat(rows).hasSizeGreaterThan(8_800).as("seed " + Vectors.SEED).allSatisfy(row -> {
            assertThat(row.time).isEqualTo(row.id.instant());
            assertThat(row.first).isEqualTo(Ulid.min(row.time));
            assertThat(row.last).isEqualTo(Ulid.max(row.time));
        });
    }

    @Test
    void ulidMin_takesTheMillisecondThatTheTimeIsIn() throws SQLException {
        Instant time = Instant.parse("2026-11-30T12:34:56.789999Z");
        assertThat(session.id("select ulid_min(?)", session.time(time))).isEqualTo(Ulid.min(time));
    }

    @Test
    void ulidGenerate_hasTheTimeOfTheWallClock() throws SQLException {
        session.connection().setAutoCommit(false);
        Instant before = now();
        Ulid first = generate();
        session.execute(session.isPostgres() ? "select pg_sleep(0.02)" : "do sleep(0.02)");
        Ulid second = generate();
        assertThat(first.instant()).isBetween(before, now());
        assertThat(second.timestamp() - first.timestamp()).isBetween(20L, 10_000L);
    }

    /** By the server's clock, which need not be ours; in milliseconds. */
    private Instant now() throws SQLException {
        String clock = session.isPostgres() ? "date_trunc('milliseconds', clock_timestamp())" : "utc_timestamp(3)";
        return session.time("select " + clock);
    }

    private Ulid generate() throws SQLException {
        return session.id("select ulid_generate()");
    }

    @Test
    void ulidGenerate_fillsEachRandomBit() throws SQLException {
        List<Ulid> made = session.rows(row -> session.id(row, 1), "select ulid_generate() from sample limit 1000");
        assertThat(made).doesNotHaveDuplicates();
        for (int bit = 0; bit < 80; bit++) {
            int place = bit;
            // each lies within 7 standard deviations of 500, or 1 in 10^11 runs fails
            assertThat(made.stream().filter(id -> bit(id, place)))
                    .as("ids with random bit " + bit)
                    .hasSizeBetween(390, 610);
        }
    }

    private static boolean bit(Ulid id, int place) {
        long bits = place < 64 ? id.leastSignificantBits() >>> place : id.mostSignificantBits() >>> (place - 64);
        return (bits & 1) == 1;
    }

    @Test
    void uuidGenerateV7_isOfVersion7AndOfNow() throws SQLException {
        Instant before = now();
        List<Ulid> made = session.rows(row -> session.id(row, 1), "select uuid_generate_v7() from sample limit 1000");
        Instant after = now();
        assertThat(made).hasSize(1000).doesNotHaveDuplicates().allSatisfy(id -> {
            assertThat(Uuid7.isUuid7(id.toUuid())).isTrue();
            assertThat(id.instant()).isBetween(before, after);
        });
    }

    @Test
    void timeWindow_isARangeScanOfThePrimaryKey() throws SQLException {
        Instant from = Instant.parse("2023-01-01T00:00:00Z");
        Instant to = Instant.parse("2025-12-31T00:00:00Z");
        String query = "select id from sample where id between ulid_min(?) and ulid_max(?)";
        assertThat(session.rows(row -> session.id(row, 1), query, session.time(from), session.time(to)))
                .containsExactlyInAnyOrderElementsOf(ids().stream()
                        .filter(id -> id.compareTo(Ulid.min(from)) >= 0 && id.compareTo(Ulid.max(to)) <= 0)
                        .toList())
                .hasSizeGreaterThan(3);
        if (session.isPostgres()) {
            assertThat(session.rows(row -> row.getString(1), "explain " + query, session.time(from), session.time(to)))
                    .anyMatch(line -> line.contains(
                            "Index Cond: ((id >= '" + Ulid.min(from).toUuid() + "'::uuid) AND (id <= '"))
                    .noneMatch(line -> line.contains("Seq Scan"));
        } else {
            // EXPLAIN calls no stored function, and so shows a scan of the whole index
            long before = rowsRead();
            List<Ulid> found = session.rows(row -> session.id(row, 1), query, session.time(from), session.time(to));
            assertThat(rowsRead() - before).isEqualTo(found.size() + 1);
        }
    }

    private long rowsRead() throws SQLException {
        return session.rows(row -> row.getLong(2), "show session status like 'Handler_read%'").stream()
                .mapToLong(Long::longValue)
                .sum();
    }
}
