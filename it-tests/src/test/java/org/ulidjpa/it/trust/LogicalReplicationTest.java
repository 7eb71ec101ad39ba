package org.ulidjpa.it.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ulidjpa.it.database.NoContainerException;

/** Two PostgreSQL nodes take writes at the same time and send them to each other. */
class LogicalReplicationTest {
    private static final int WRITERS = 2;
    private static final Extent EXTENT = Extent.chosen();

    private static LogicalReplication pair;

    @TempDir
    Path folder;

    @BeforeAll
    static void start() {
        try {
            pair = new LogicalReplication();
        } catch (NoContainerException e) {
            abort("Two nodes need containers: " + e.getMessage());
        }
    }

    @AfterAll
    static void stop() {
        if (pair != null) {
            pair.close();
        }
    }

    @Test
    void writersOnBothNodes_withASteppedClockAndAKilledNode() throws Exception {
        ClusterRun run = new ClusterRun(pair, "writers", EXTENT.transfers, 0, folder);
        run.writer(1).awaitAcknowledged(EXTENT.transfers / 4);
        Instant start = Instant.now();
        pair.nodes().get(1).kill();
        pair.nodes().get(1).startAgain();
        run.writer(1).awaitAcknowledged(EXTENT.transfers / 2);
        String recovery = Duration.between(start, Instant.now()).toSeconds() + " s";

        Outcome outcome = run.finish("PostgreSQL: stepped clock, node killed", recovery);
        assertThat(outcome.rows()).isEqualTo(3 * WRITERS * EXTENT.transfers + WRITERS * Writer.ACCOUNTS);
        assertThat(outcome.rolledBack()).isZero();
        assertThat(outcome.aheadMillis()).isGreaterThanOrEqualTo(WriterPlan.STEP.toMillis());
    }
}
