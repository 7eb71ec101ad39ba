package org.ulidjpa.it.index;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.ulidjpa.it.database.Database;

/** The measurements as a text table, a part for each database. */
final class ComparisonTable {
    private static final String LINE = "  %-24s %10s %10s %10s %8s %8s %8s%n";

    private final Map<String, String> parts = new LinkedHashMap<>();

    void add(Database database, Collection<Measurement> measurements) {
        StringBuilder part =
                new StringBuilder(LINE.formatted("key", "rows", "leaves", "expected", "fill", "splits", "to left"));
        measurements.forEach(measurement -> part.append(line(measurement)));
        parts.put(database.toString(), part.toString());
    }

    private static String line(Measurement measurement) {
        Reading reading = measurement.reading();
        KeyKind kind = measurement.kind();
        return LINE.formatted(
                kind,
                grouped(measurement.rows()),
                grouped(reading.leaves()),
                kind.isInOrder() ? grouped(measurement.expectedLeaves()) : "-",
                String.format(Locale.ROOT, "%.1f %%", 100 * reading.fill()),
                grouped(reading.splits()),
                reading.leftSplits().stream()
                        .mapToObj(ComparisonTable::grouped)
                        .findFirst()
                        .orElse("-"));
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("Primary key indexes, by the engines' own counters\n");
        parts.forEach((database, part) -> text.append(database).append('\n').append(part));
        return text.toString();
    }
}
