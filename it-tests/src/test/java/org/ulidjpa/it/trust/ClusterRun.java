package org.ulidjpa.it.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

/** One run on a cluster: a database of its own, a writer for each node, and the reckoning. */
final class ClusterRun {
    private static final Duration CONVERGENCE = Duration.ofMinutes(2);

    private final Cluster cluster;
    private final String database;
    private final List<WriterProcess> writers;

    /** @param stepping the writer whose clock is stepped, or -1 */
    ClusterRun(Cluster cluster, String database, int transfers, int stepping, Path folder) {
        this.cluster = cluster;
        this.database = database;
        cluster.createDatabase(database);
        List<Node> nodes = cluster.nodes();
        this.writers = IntStream.range(0, nodes.size())
                .mapToObj(i -> WriterProcess.start(new WriterPlan(
                        nodes.get(i).url(database),
                        nodes.get(i).user(),
                        nodes.get(i).password(),
                        i,
                        (i + 1) % nodes.size(),
                        transfers,
                        i == stepping,
                        folder.resolve("writer-" + i + ".acknowledged"))))
                .toList();
    }

    WriterProcess writer(int number) {
        return writers.get(number);
    }

    /** Waits for the writers and until the nodes are alike, and asserts what holds in each run. */
    Outcome finish(String name, String recovery) throws InterruptedException {
        for (WriterProcess writer : writers) {
            writer.awaitEnd();
        }
        awaitSameContent();
        Outcome outcome = outcome(name, recovery);
        System.out.print(Outcome.HEAD + outcome + "\n");
        failures(Failure.CONFLICT).stream().distinct().forEach(System.out::println);
        assertSound(outcome);
        return outcome;
    }

    private Outcome outcome(String name, String recovery) {
        Ledger ledger = ledger();
        Set<Ulid> acknowledged = new HashSet<>();
        writers.forEach(writer -> acknowledged.addAll(writer.acknowledged()));
        Set<Ulid> lost = new HashSet<>(acknowledged);
        lost.removeAll(ledger.transferIds());
        return new Outcome(
                name,
                ledger.ids().size(),
                acknowledged.size(),
                lost.size(),
                ledger.repeatedIds(),
                cluster.conflicts(),
                ledger.halfWritten(),
                ledger.outOfOrder(),
                ledger.aheadMillis(),
                ledger.disorderMillis(),
                failures(Failure.CONFLICT).size(),
                failures(Failure.ANSWER_LOST).size(),
                recovery);
    }

    private static void assertSound(Outcome outcome) {
        assertThat(outcome.lost()).as("acknowledged, but not there").isZero();
        assertThat(outcome.repeated()).as("ids that came twice").isZero();
        assertThat(outcome.conflicts()).as("conflicts that the nodes found").isZero();
        assertThat(outcome.halfWritten()).as("aggregates with a part missing").isZero();
        assertThat(outcome.outOfOrder()).as("out of a writer's order").isZero();
        assertThat(outcome.disorderMillis())
                .as("disorder beyond the clocks' difference, and a pause")
                .isLessThan(2 * WriterPlan.STEP.plusSeconds(1).toMillis());
    }

    private List<String> failures(Failure kind) {
        return writers.stream()
                .flatMap(writer -> writer.failures(kind).stream())
                .toList();
    }

    private Ledger ledger() {
        try (Bank bank = Bank.open(cluster.nodes().get(0).connections(database), UlidGenerator.monotonic())) {
            return Ledger.read(bank);
        }
    }

    private void awaitSameContent() throws InterruptedException {
        Instant end = Instant.now().plus(CONVERGENCE);
        Set<List<String>> contents = contents();
        while (contents.size() > 1 && Instant.now().isBefore(end)) {
            Thread.sleep(500);
            contents = contents();
        }
        assertThat(contents).as("checksums of the nodes").hasSize(1);
    }

    private Set<List<String>> contents() {
        return cluster.nodes().stream()
                .map(node -> node.query(database, cluster.checksums()))
                .collect(Collectors.toSet());
    }
}
