package org.ulidjpa.it.index;

import java.util.List;
import java.util.Locale;

/** Horizontal bars with their values. */
final class BarChart {
    private static final int ROW = 22;
    private static final int LABEL = 200;
    private static final int LONGEST = 240;

    private BarChart() {}

    /** Takes the format of a value, such as {@code %,.0f}. */
    static String of(String title, String format, List<Bar> bars) {
        double greatest = bars.stream().mapToDouble(Bar::value).max().orElseThrow();
        Svg svg = new Svg(LABEL + LONGEST + 80, bars.size() * ROW, title);
        for (int i = 0; i < bars.size(); i++) {
            Bar bar = bars.get(i);
            double length = LONGEST * bar.value() / Math.max(greatest, 1e-9);
            svg.text(LABEL - 8, i * ROW + 15, "end", bar.label());
            svg.bar(LABEL, i * ROW + 4, length, ROW - 8, bar.highlighted() ? "ours" : "other");
            svg.text(LABEL + length + 6, i * ROW + 15, "", String.format(Locale.ROOT, format, bar.value()));
        }
        return "<figure><figcaption>" + title + "</figcaption>" + svg + "</figure>";
    }
}
