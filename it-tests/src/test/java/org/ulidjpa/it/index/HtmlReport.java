package org.ulidjpa.it.index;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The results as one page with its style and its pictures inside, and no script. */
final class HtmlReport {
    private final StringBuilder page = new StringBuilder();

    private HtmlReport() {}

    static String of(Run run, List<LabResult> results) throws IOException {
        HtmlReport report = new HtmlReport();
        report.head(run, results);
        report.claims(results);
        report.maps(results);
        report.disorder(results);
        report.bars(results);
        report.writers(results);
        report.add(FigureCharts.of(results));
        return report.page.append("</body>\n</html>\n").toString();
    }

    private void head(Run run, List<LabResult> results) throws IOException {
        add("""
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <title>What keys do to an index</title>
                <style>
                %s</style>
                </head>
                <body>
                <h1>What keys do to an index</h1>
                <p>%,d rows of a 16-byte key and %d bytes for each kind of key, by the engines' own counters. Made by
                <code>%s</code> on %s.</p>
                <p class="faint">%s</p>
                """, style(), run.rows(), Writer.PAYLOAD, run.command(), run.machine(), databases(results));
    }

    private static String style() throws IOException {
        try (InputStream css = Objects.requireNonNull(HtmlReport.class.getResourceAsStream("report.css"))) {
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String databases(List<LabResult> results) {
        return String.join(" · ", results.stream().map(LabResult::database).toList());
    }

    private void claims(List<LabResult> results) {
        add("<h2>What is said, and what was measured</h2>\n<table>\n"
                + "<tr><th>Articles say</th><th>Here, one session</th><th>Hence</th></tr>\n");
        for (Claims.Claim claim : Claims.of(results)) {
            row(claim.said(), claim.measured(), claim.verdict());
        }
        add("</table>\n");
    }

    private void maps(List<LabResult> results) {
        add("""
                <h2>Leaf maps</h2>
                <p>One cell is one leaf page, in key order, row by row. The darker on paper (the lighter on a dark
                screen), the fuller. An orange mark under a cell: the page lies before its predecessor in the file, so a
                scan in key order jumps back.</p>
                <div class="key">
                """);
        for (int step = 0; step < LeafMap.STEPS.size(); step++) {
            add(
                    "<span><svg width=\"14\" height=\"10\"><path class=\"f%d\" d=\"M1 5h12\" style=\"stroke-width:9\"/></svg>"
                            + " %s</span>%n",
                    step, LeafMap.STEPS.get(step));
        }
        add("</div>\n");
        results.forEach(this::maps);
    }

    private void maps(LabResult result) {
        add("<h3>%s</h3>\n<div class=\"maps\">\n", result.database());
        result.keys().forEach(keys -> map(keys.kind().toString(), keys.reading()));
        result.writers().forEach((written, reading) -> map(written.toString(), reading));
        add("</div>\n");
    }

    private void map(String title, Reading reading) {
        add(
                "<figure><figcaption><b>%s</b><br>%,d leaves, %.1f %% full, %.0f %% jumps</figcaption>%s</figure>\n",
                title,
                reading.leaves(),
                100 * reading.fill(),
                100 * reading.index().jumps(),
                LeafMap.of(title, reading.index()));
    }

    private void disorder(List<LabResult> results) {
        add("""
                <h2>Disorder decides</h2>
                <p>The same ids, inserted by one session in an order that is more and more mixed. PostgreSQL bears some
                disorder; InnoDB fills a page only while each insert follows the page's last one. Dotted: UUIDv4.</p>
                %s
                """, DisorderCurve.of(results));
    }

    private void bars(List<LabResult> results) {
        add("<h2>Splits and write-ahead log</h2>\n");
        for (LabResult result : results) {
            add(
                    "<h3>%s</h3>\n<div class=\"maps\">%s\n%s</div>\n",
                    result.database(),
                    bars(result, "Page splits", "%,.0f", keys -> keys.reading().splits()),
                    bars(
                            result,
                            "Write-ahead or redo log, MB, rows included",
                            "%,.1f",
                            keys -> keys.reading().logBytes() / 1e6));
        }
    }

    private static String bars(LabResult result, String title, String format, ToDoubleFunction<Measurement> figure) {
        return BarChart.of(
                title,
                format,
                result.keys().stream()
                        .map(keys -> new Bar(
                                keys.kind().toString(), figure.applyAsDouble(keys), keys.kind() == KeyKind.ULID))
                        .toList());
    }

    private void writers(List<LabResult> results) {
        add("<h2>Many sessions, through Hibernate</h2>\n<table>\n<tr><th>Database</th><th>Writers</th><th>Ids</th>"
                + "<th class=\"n\">Leaves</th><th class=\"n\">Fill</th><th class=\"n\">Splits</th></tr>\n");
        for (LabResult result : results) {
            result.writers().forEach((written, reading) -> writer(result.product(), written, reading));
        }
        add("</table>\n");
    }

    private void writer(String product, LabCase written, Reading reading) {
        add(
                "<tr><td>%s</td><td>%s</td><td>%s</td><td class=\"n\">%,d</td><td class=\"n\">%.1f %%</td>"
                        + "<td class=\"n\">%,d</td></tr>\n",
                product, written.writers(), written.ids(), reading.leaves(), 100 * reading.fill(), reading.splits());
    }

    private void row(String... cells) {
        add(
                "<tr>%s</tr>\n",
                String.join("", Stream.of(cells).map("<td>%s</td>"::formatted).toList()));
    }

    private void add(String text, Object... values) {
        page.append(values.length == 0 ? text : String.format(Locale.ROOT, text, values));
    }
}
