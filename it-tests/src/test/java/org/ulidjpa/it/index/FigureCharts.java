package org.ulidjpa.it.index;

import java.util.List;
import java.util.stream.Collectors;

/** Each figure as a section of the page: what it says, and a chart per database that has it. */
final class FigureCharts {
    private FigureCharts() {}

    static String of(List<LabResult> results) {
        return Figure.of(results).stream()
                .map(figure -> section(figure, results))
                .collect(Collectors.joining());
    }

    private static String section(Figure figure, List<LabResult> results) {
        String charts = results.stream()
                .filter(result -> result.figures().containsKey(figure))
                .map(result ->
                        BarChart.of(result.product() + ", " + figure.unit(), figure.format(), result.figure(figure)))
                .collect(Collectors.joining("\n"));
        return "<h2>%s</h2>%n<p>%s</p>%n<div class=\"maps\">%s</div>%n"
                .formatted(figure.title(), figure.meaning(), charts);
    }
}
