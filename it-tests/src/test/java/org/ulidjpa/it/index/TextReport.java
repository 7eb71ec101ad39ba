package org.ulidjpa.it.index;

import java.util.List;
import java.util.Locale;

/** The results as text tables. */
final class TextReport {
    private final StringBuilder text = new StringBuilder();

    private TextReport() {}

    static String of(Run run, List<LabResult> results) {
        TextReport report = new TextReport();
        report.line("%,d rows on %s", run.rows(), run.machine());
        results.forEach(report::result);
        Figure.of(results).forEach(figure -> report.figure(figure, results));
        return report.text.toString();
    }

    private void result(LabResult result) {
        line("%n%s%n  %-58s %8s %8s %8s %8s %10s", result.database(), "", "leaves", "fill", "splits", "jumps", "log");
        result.keys().forEach(keys -> reading(keys.kind() + ", one session", keys.reading()));
        result.writers().forEach((written, reading) -> reading(written.toString(), reading));
        result.disorder()
                .forEach(point -> line("  fill at a disorder of %,d: %.1f %%", point.window(), 100 * point.fill()));
    }

    private void figure(Figure figure, List<LabResult> results) {
        line("%n%s (%s)%n%s", figure.title(), figure.unit(), figure.meaning());
        for (LabResult result : results) {
            result.figure(figure)
                    .forEach(bar ->
                            line("  %-12s %-45s " + figure.format(), result.product(), bar.label(), bar.value()));
        }
    }

    private void reading(String name, Reading reading) {
        line(
                "  %-58s %,8d %6.1f %% %,8d %6.0f %% %7.1f MB",
                name,
                reading.leaves(),
                100 * reading.fill(),
                reading.splits(),
                100 * reading.index().jumps(),
                reading.logBytes() / 1e6);
    }

    private void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
