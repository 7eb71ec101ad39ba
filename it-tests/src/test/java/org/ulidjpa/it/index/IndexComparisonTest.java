package org.ulidjpa.it.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/** Fills a table per kind of key and holds the index to its bars: counts by the engine, never times. */
@OnEachEngine
class IndexComparisonTest {
    private static final int ROWS = 200_000;
    private static final ComparisonTable TABLE = new ComparisonTable();
    private static final Map<KeyKind, Measurement> MEASURED = new EnumMap<>(KeyKind.class);

    @Parameter
    Database database;

    @BeforeParameterizedClassInvocation
    static void measure(Database database) throws SQLException, IOException {
        assumeTrue(database.engine() != Engine.H2, "H2 keeps no counters of its pages");
        IndexInstrument instrument = IndexInstrument.of(database);
        Writer writer = new Writer(database, ROWS);
        for (KeyKind kind : KeyKind.values()) {
            MEASURED.put(kind, instrument.measure(kind, writer));
        }
        TABLE.add(database, MEASURED.values());
    }

    @AfterAll
    static void print() {
        System.out.println(TABLE);
    }

    @Test
    void keysInOrder_fillTheirPages() {
        double bar = database.engine() == Engine.POSTGRESQL ? 0.895 : 0.92;
        assertThat(keysInOrder())
                .allSatisfy(keys -> assertThat(keys.pages().fill()).isGreaterThanOrEqualTo(bar));
    }

    @Test
    void keysInOrder_takeTheLeavesOfTheFormula() {
        assertThat(keysInOrder())
                .allSatisfy(keys ->
                        assertThat(keys.pages().leaves()).isCloseTo(keys.expectedLeaves(), withinPercentage(1)));
    }

    @Test
    void randomKeys_leaveAThirdOfTheirPagesEmpty() {
        assertThat(randomKeys())
                .allSatisfy(keys -> assertThat(keys.pages().fill()).isBetween(0.60, 0.80));
    }

    @Test
    void keysInOrder_neverSplitToTheLeft() {
        assumeTrue(database.engine() == Engine.POSTGRESQL, "InnoDB does not tell the side");
        assertThat(keysInOrder())
                .allSatisfy(keys -> assertThat(keys.leftSplits()).hasValue(0));
    }

    @Test
    void controls_lookBad() {
        assertThat(MEASURED.get(KeyKind.ULID_NOT_MONOTONIC).pages().fill()).isLessThan(0.80);
        assertThat(MEASURED.get(KeyKind.UUID_V4_TEXT).pages().leaves())
                .isGreaterThan(MEASURED.get(KeyKind.UUID_V4).pages().leaves());
    }

    @Test
    void ulidsInOrder_takeFewerLeavesThanUuids() {
        double bar = database.engine() == Engine.POSTGRESQL ? 0.85 : 0.75;
        assertThat((double) MEASURED.get(KeyKind.ULID).pages().leaves())
                .isLessThanOrEqualTo(bar * MEASURED.get(KeyKind.UUID_V4).pages().leaves());
    }

    @Test
    void allKeys_haveAsManySplitsAsMadeTheirPages() {
        // InnoDB also counts a split that has to be done again, or of a table of its own
        double mostSplitsPerPage = database.engine() == Engine.POSTGRESQL ? 1 : 1.03;
        assertThat(MEASURED.values())
                .allSatisfy(
                        keys -> assertThat((double) keys.splits() / keys.pages().splitsThatMadeThem())
                                .isBetween(1.0, mostSplitsPerPage));
    }

    @Test
    void instruments_agree() throws SQLException {
        assumeTrue(database.engine() != Engine.POSTGRESQL, "PostgreSQL's pages have one instrument");
        InnoDbInstrument instrument = new InnoDbInstrument(database);
        for (Measurement keys : MEASURED.values()) {
            assertThat(instrument.leavesByStatistics(keys.kind()))
                    .isEqualTo(keys.pages().leaves());
        }
    }

    private static List<Measurement> keysInOrder() {
        return MEASURED.values().stream().filter(m -> m.kind().isInOrder()).toList();
    }

    private static List<Measurement> randomKeys() {
        return List.of(MEASURED.get(KeyKind.UUID_V4), MEASURED.get(KeyKind.UUID_V4_TEXT));
    }
}
