package org.ulidjpa.it.index;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The results as JSON, without the leaves. */
final class JsonReport {
    private JsonReport() {}

    static String of(Run run, List<LabResult> results) {
        return """
                {"command": "%s", "machine": "%s", "rows": %d, "databases": [
                %s
                ]}
                """.formatted(
                        run.command(),
                        run.machine(),
                        run.rows(),
                        joined(results.stream().map(JsonReport::result).toList()));
    }

    private static String result(LabResult result) {
        List<String> keys = result.keys().stream()
                .map(key -> reading("\"key\": \"" + key.kind() + "\"", key.reading()))
                .toList();
        List<String> writers = result.writers().entrySet().stream()
                .map(entry -> reading(
                        "\"writers\": \"%s\", \"ids\": \"%s\""
                                .formatted(
                                        entry.getKey().writers(), entry.getKey().ids()),
                        entry.getValue()))
                .toList();
        List<String> disorder = result.disorder().stream()
                .map(point ->
                        String.format(Locale.ROOT, "  {\"window\": %d, \"fill\": %.4f}", point.window(), point.fill()))
                .toList();
        List<String> figures = result.figures().entrySet().stream()
                .flatMap(entry -> entry.getValue().stream().map(bar -> figure(entry.getKey(), bar)))
                .toList();
        return """
                {"database": "%s",
                 "keys": [
                %s],
                 "sessions": [
                %s],
                 "disorder": [
                %s],
                 "figures": [
                %s]}""".formatted(result.database(), joined(keys), joined(writers), joined(disorder), joined(figures));
    }

    private static String figure(Figure figure, Bar bar) {
        return String.format(
                Locale.ROOT,
                "  {\"figure\": \"%s\", \"case\": \"%s\", \"unit\": \"%s\", \"value\": %.4f}",
                figure.title(),
                bar.label(),
                figure.unit(),
                bar.value());
    }

    private static String reading(String name, Reading reading) {
        return String.format(
                Locale.ROOT,
                "  {%s, \"leaves\": %d, \"fill\": %.4f, \"splits\": %d, \"jumps\": %.4f, \"logBytes\": %d}",
                name,
                reading.leaves(),
                reading.fill(),
                reading.splits(),
                reading.index().jumps(),
                reading.logBytes());
    }

    private static String joined(List<String> parts) {
        return parts.stream().collect(Collectors.joining(",\n"));
    }
}
