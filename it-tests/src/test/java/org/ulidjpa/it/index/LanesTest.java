package org.ulidjpa.it.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/** How full concurrent sessions leave the pages when they write through Hibernate. */
@OnEachEngine
class LanesTest {
    private static final int ROWS = Integer.getInteger("ulid.it.lab.rows", 300_000);

    private final Database database;

    LanesTest(Database database) {
        this.database = database;
    }

    @Test
    void batches_ofSixteenSessions_fillInnoDbsPagesWithLanesOnly() throws SQLException, IOException {
        assumeInnoDb();
        Reading lanes = measure(new LabCase(IdMaker.LANES, Traffic.batches(16)));
        Reading random = measure(new LabCase(IdMaker.UUID_V4, Traffic.batches(16)));
        assertFull(lanes);
        assertThat((double) lanes.leaves()).isLessThanOrEqualTo(0.78 * random.leaves());
    }

    @Test
    void singleRows_ofEightSessions_fillPostgresPagesWithoutLanes() throws SQLException, IOException {
        assumeTrue(database.engine() == Engine.POSTGRESQL, "Single rows take InnoDB minutes: -Dulid.it.lab=full");
        assertFull(measure(new LabCase(IdMaker.LANES, Traffic.singleRows(8))));
    }

    @Test
    @EnabledIfSystemProperty(named = "ulid.it.lab", matches = "full")
    void otherTraffic_fillsInnoDbsPages() throws SQLException, IOException {
        assumeInnoDb();
        assertFull(measure(new LabCase(IdMaker.LANES, Traffic.batches(8))));
        assertFull(measure(new LabCase(IdMaker.LANES, Traffic.singleRows(8))));
        assertFull(measure(new LabCase(IdMaker.LANES, Traffic.singleRows(16))));
        assertFull(measure(new LabCase(IdMaker.LANES, Traffic.singleRows(16).withPauses())));
    }

    @Test
    @EnabledIfSystemProperty(named = "ulid.it.lab", matches = "full")
    void threeApplicationsWithSkewedClocks_fillInnoDbsPages() throws SQLException, IOException {
        assumeInnoDb();
        assertFull(measure(new LabCase(IdMaker.LANES, Traffic.batches(8), 3)));
    }

    private void assumeInnoDb() {
        assumeTrue(database.engine() == Engine.MYSQL || database.engine() == Engine.MARIADB, "Lanes are for InnoDB");
    }

    /** On PostgreSQL the setting changes nothing, and its pages are as full as the shared generator leaves them. */
    private void assertFull(Reading reading) {
        assertThat(reading.fill()).isGreaterThanOrEqualTo(database.engine() == Engine.POSTGRESQL ? 0.895 : 0.87);
    }

    private Reading measure(LabCase written) throws SQLException, IOException {
        Reading reading = written.measure(database, ROWS);
        System.out.printf(
                "%s, %s: %.1f %% full, %,d leaves%n", database, written, 100 * reading.fill(), reading.leaves());
        return reading;
    }
}
