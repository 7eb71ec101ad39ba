package org.ulidjpa.it.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/** What ULIDs keep on PostgreSQL where 8 sessions with batches of 30 rows leave their pages about as UUIDv4 does. */
@OnEachEngine
@EnabledIfSystemProperty(named = "ulid.it.lab", matches = "full")
class PostgresBatchesTest {
    private static final int ROWS = Integer.getInteger("ulid.it.lab.rows", 200_000);
    private static final int CHECKPOINTS = 10;

    private final Database server;

    PostgresBatchesTest(Database server) {
        this.server = server;
    }

    @BeforeEach
    void assumePostgres() {
        assumeTrue(server.engine() == Engine.POSTGRESQL, "InnoDB needs lanes");
    }

    /** New ULIDs go to new pages, new UUIDs split the packed ones. */
    @Test
    void packedPages_stayPacked_withUlidsOnly() throws SQLException, IOException {
        assertThat(packedThenGrown(IdMaker.SHARED).fill()).isGreaterThanOrEqualTo(0.84);
        assertThat(packedThenGrown(IdMaker.UUID_V4).fill()).isLessThanOrEqualTo(0.62);
    }

    @Test
    void log_withCheckpoints_isAQuarterShorterThanOfUuids() throws SQLException, IOException {
        double ulids = checkpointed(IdMaker.SHARED).logBytes();
        assertThat(ulids)
                .isLessThanOrEqualTo(0.75 * checkpointed(IdMaker.UUID_V4).logBytes());
    }

    /** After the index is packed, the table grows by a quarter. */
    private Reading packedThenGrown(IdMaker ids) throws SQLException, IOException {
        Database database = server.fresh("packed");
        return read("packed, then grown by a quarter", ids, database, () -> {
            write(database, ids, ROWS);
            execute(database, "REINDEX INDEX CONCURRENTLY entry_pkey");
            write(database, ids, ROWS / 4);
        });
    }

    private Reading checkpointed(IdMaker ids) throws SQLException, IOException {
        Database database = server.fresh("checkpointed");
        return read(CHECKPOINTS + " checkpoints", ids, database, () -> {
            for (int i = 0; i < CHECKPOINTS; i++) {
                write(database, ids, ROWS / CHECKPOINTS);
                execute(database, "CHECKPOINT");
            }
        });
    }

    private static Reading read(String what, IdMaker ids, Database database, IndexInstrument.Filling filling)
            throws SQLException, IOException {
        Reading reading = IndexInstrument.of(database).measure("entry", KeyColumn.SIXTEEN_BYTES, filling);
        System.out.printf(
                "%s, %s, %s: %.1f %% full, %,d leaves, %.1f MB of log%n",
                database, what, ids, 100 * reading.fill(), reading.leaves(), reading.logBytes() / 1e6);
        return reading;
    }

    private static void write(Database database, IdMaker ids, int rows) {
        new HibernateWriter(ids, Traffic.batches(8), rows, Duration.ZERO, new Pace()).fill(database.dataSource());
    }

    private static void execute(Database database, String statement) throws SQLException {
        try (Connection connection = database.connect()) {
            new Sql(connection).execute(statement);
        }
    }
}
