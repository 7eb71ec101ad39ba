package org.ulidjpa.it.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/**
 * How full concurrent sessions leave the pages when they write through Hibernate with {@code ulid.lanes=auto}; rows by
 * {@code ulid.it.lab.rows}, 200,000 by default. {@code ulid.it.lab=full} adds what takes minutes.
 */
@OnEachEngine
class LanesTest {
    private static final int ROWS = Integer.getInteger("ulid.it.lab.rows", 200_000);

    private static final boolean FULL = System.getProperty("ulid.it.lab", "").equals("full");

    /** The last page of each run weighs less in a large table. */
    private static final boolean LARGE = ROWS >= 2_000_000;

    private static final LabCase BATCHES = lanes(Traffic.batches(8));
    private static final LabCase FEWER_SINGLE_ROWS = lanes(Traffic.singleRows(8));
    private static final LabCase SINGLE_ROWS = lanes(Traffic.singleRows(16));
    private static final LabCase PAUSES = lanes(Traffic.singleRows(16).withPauses());
    private static final List<LabCase> ON_INNODB = List.of(
            BATCHES,
            lanes(Traffic.batches(16)),
            new LabCase(IdMaker.LANES, Traffic.batches(8), 3),
            SINGLE_ROWS,
            FEWER_SINGLE_ROWS,
            PAUSES);
    private static final List<LabCase> ON_POSTGRES =
            List.of(new LabCase(IdMaker.LANES, Traffic.singleRows(8), 3), SINGLE_ROWS, FEWER_SINGLE_ROWS);

    /** Few rows are under way at a time: connections times the rows that are flushed together. */
    private static final List<LabCase> FEW_UNDER_WAY = List.of(
            shared(Traffic.batches(8).flushedEach(5)),
            shared(Traffic.batches(8).onConnections(3)),
            shared(Traffic.batches(16).flushedEach(3)),
            shared(Traffic.batches(16).onConnections(3)));

    private static long leavesOfRandomKeys;

    private final Database database;

    LanesTest(Database database) {
        this.database = database;
    }

    private static LabCase lanes(Traffic traffic) {
        return new LabCase(IdMaker.LANES, traffic);
    }

    private static LabCase shared(Traffic traffic) {
        return new LabCase(IdMaker.SHARED, traffic);
    }

    @BeforeParameterizedClassInvocation
    static void measureRandomKeys(Database database) throws SQLException, IOException {
        if (isInnoDb(database)) {
            leavesOfRandomKeys = measure(database, new LabCase(IdMaker.UUID_V4, Traffic.batches(16)))
                    .leaves();
        }
    }

    @ParameterizedTest
    @FieldSource("ON_INNODB")
    void lanes_fillInnoDbsPages(LabCase busy) throws SQLException, IOException {
        assumeTrue(isInnoDb(database), "Lanes are for InnoDB");
        assumeTimeFor(busy);
        Reading reading = measure(database, busy);
        assertThat(reading.fill()).isGreaterThanOrEqualTo(LARGE ? 0.90 : 0.87);
        assertThat((double) reading.leaves()).isLessThanOrEqualTo((LARGE ? 0.75 : 0.78) * leavesOfRandomKeys);
    }

    /** The setting changes nothing there. */
    @ParameterizedTest
    @FieldSource("ON_POSTGRES")
    void sharedGenerator_fillsPostgresPages(LabCase busy) throws SQLException, IOException {
        assumeTrue(database.engine() == Engine.POSTGRESQL, "InnoDB needs lanes");
        assertThat(measure(database, busy).fill()).isGreaterThanOrEqualTo(0.895);
    }

    /** How much fuller depends on the machine: the guide says why. */
    @Test
    void batches_leavePostgresPagesFullerThanRandomKeysDo() throws SQLException, IOException {
        assumeTrue(database.engine() == Engine.POSTGRESQL, "InnoDB needs lanes");
        Reading random = measure(database, new LabCase(IdMaker.UUID_V4, BATCHES.traffic()));
        assertThat(measure(database, BATCHES).fill()).isGreaterThan(random.fill());
    }

    @ParameterizedTest
    @FieldSource("FEW_UNDER_WAY")
    void batches_whereFewRowsAreUnderWay_fillPostgresPages(LabCase busy) throws SQLException, IOException {
        assumeTrue(database.engine() == Engine.POSTGRESQL, "InnoDB needs lanes");
        assumeTrue(FULL || busy.traffic().sessions() == 8, "For -Dulid.it.lab=full");
        assertThat(measure(database, busy).fill()).isGreaterThanOrEqualTo(0.80);
    }

    private static void assumeTimeFor(LabCase busy) {
        assumeTrue(FULL || !List.of(FEWER_SINGLE_ROWS, PAUSES).contains(busy), "For -Dulid.it.lab=full");
        assumeFalse(LARGE && busy == PAUSES, "Pauses take hours");
    }

    private static boolean isInnoDb(Database database) {
        return database.engine() == Engine.MYSQL || database.engine() == Engine.MARIADB;
    }

    private static Reading measure(Database database, LabCase written) throws SQLException, IOException {
        long start = System.nanoTime();
        Reading reading = written.measure(database, ROWS);
        System.out.printf(
                "%s, %s: %.1f %% full, %,d leaves, %d s%n",
                database,
                written,
                100 * reading.fill(),
                reading.leaves(),
                Duration.ofNanos(System.nanoTime() - start).toSeconds());
        return reading;
    }
}
