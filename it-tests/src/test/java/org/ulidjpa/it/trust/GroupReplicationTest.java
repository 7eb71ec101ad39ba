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

/** Three nodes of a MySQL group take writes at the same time, from a process each, and nobody hands out numbers. */
class GroupReplicationTest {
    private static final int WRITERS = 3;
    private static final Extent EXTENT = Extent.chosen();

    private static GroupReplication group;

    @TempDir
    Path folder;

    @BeforeAll
    static void start() {
        try {
            group = new GroupReplication();
        } catch (NoContainerException e) {
            abort("A group needs containers: " + e.getMessage());
        }
    }

    @AfterAll
    static void stop() {
        if (group != null) {
            group.close();
        }
    }

    /** One clock is stepped to 5 s ahead and then 5 s behind; one process is killed in the middle of a batch. */
    @Test
    void writersOnThreeNodes_withASteppedClockAndAKilledWriter() throws Exception {
        ClusterRun run = new ClusterRun(group, "writers", EXTENT.transfers, 1, folder);
        run.writer(2).awaitAcknowledged(EXTENT.transfers / 4);
        run.writer(2).killAndStartAgain();

        Outcome outcome = run.finish("MySQL: stepped clock, writer killed", "-");
        assertWritten(outcome);
        assertThat(outcome.aheadMillis()).isGreaterThanOrEqualTo(WriterPlan.STEP.toMillis());
    }

    @Test
    void nodeKilled_comesBackWithoutAHand() throws Exception {
        ClusterRun run = new ClusterRun(group, "killed", EXTENT.transfers, -1, folder);
        run.writer(2).awaitAcknowledged(EXTENT.transfers / 4);
        Instant start = Instant.now();
        group.nodes().get(2).kill();
        group.awaitOnline(2);
        group.nodes().get(2).startAgain();
        group.awaitOnline(3);

        assertWritten(run.finish("MySQL: node killed", since(start)));
    }

    @Test
    void nodeCutOff_comesBackWithoutAHand() throws Exception {
        ClusterRun run = new ClusterRun(group, "cut", EXTENT.transfers, -1, folder);
        run.writer(2).awaitAcknowledged(EXTENT.transfers / 4);
        Instant start = Instant.now();
        group.cut(group.nodes().get(2));
        group.awaitOnline(2);
        group.join(group.nodes().get(2));
        group.awaitOnline(3);

        assertWritten(run.finish("MySQL: node cut off", since(start)));
    }

    private static void assertWritten(Outcome outcome) {
        int accounts = WRITERS * Writer.ACCOUNTS;
        assertThat(outcome.rows()).isEqualTo(3 * WRITERS * EXTENT.transfers + accounts);
    }

    private static String since(Instant start) {
        return Duration.between(start, Instant.now()).toSeconds() + " s";
    }
}
