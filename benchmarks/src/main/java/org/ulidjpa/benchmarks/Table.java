package org.ulidjpa.benchmarks;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * The results of a group, fastest first, each as a ratio to the fastest other library and to the floor. Times depend on
 * the machine, ratios much less.
 */
final class Table {
    /** No peers: the project's own, the floor, and an id of 64 bits. */
    private static final String NO_PEER = "ours.*|casLoop|oneSharedWord|floor|.*64bit";

    private final Map<String, RunResult> results = new TreeMap<>();

    Table(Collection<RunResult> results) {
        for (RunResult result : results) {
            String name = result.getParams().getBenchmark();
            this.results.put(name.substring(name.lastIndexOf('.') + 1), result);
        }
    }

    String toMarkdown(String title) {
        StringBuilder text = new StringBuilder("### " + title + "\n\n")
                .append("| | ns/op | ± | B/op | × best peer | × floor |\n|---|--:|--:|--:|--:|--:|\n");
        results.keySet().stream()
                .sorted(Comparator.comparingDouble(this::time))
                .map(this::row)
                .forEach(text::append);
        return text.append('\n').toString();
    }

    private String row(String name) {
        Result<?> time = results.get(name).getPrimaryResult();
        Result<?> bytes = results.get(name).getSecondaryResults().get("gc.alloc.rate.norm");
        return String.format(
                Locale.ROOT,
                "| %s | %.1f | %.1f | %.0f | %.2f | %s |%n",
                name,
                time.getScore(),
                time.getScoreError(),
                bytes.getScore(),
                time.getScore() / bestPeer(),
                results.containsKey("floor")
                        ? String.format(Locale.ROOT, "%.2f", time.getScore() / time("floor"))
                        : "");
    }

    private double bestPeer() {
        return results.keySet().stream()
                .filter(name -> !name.matches(NO_PEER))
                .mapToDouble(this::time)
                .min()
                .orElseThrow();
    }

    private double time(String name) {
        return results.get(name).getPrimaryResult().getScore();
    }
}
