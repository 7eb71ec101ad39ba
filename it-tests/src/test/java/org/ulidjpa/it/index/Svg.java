package org.ulidjpa.it.index;

import java.util.Locale;

/** Writes SVG elements; colours are classes, so that the page's style decides them for light, dark and print. */
final class Svg {
    private final StringBuilder content = new StringBuilder();
    private final int width;
    private final int height;
    private final String label;

    /** Takes the size in pixels and what is shown, for those who do not see it. */
    Svg(int width, int height, String label) {
        this.width = width;
        this.height = height;
        this.label = label;
    }

    void add(String element, Object... values) {
        content.append(String.format(Locale.ROOT, element, values)).append('\n');
    }

    void text(double x, double y, String style, String text) {
        add("<text x=\"%.1f\" y=\"%.1f\" class=\"%s\">%s</text>", x, y, style, text);
    }

    void line(double x1, double y1, double x2, double y2, String style) {
        add("<path class=\"%s\" d=\"M%.1f %.1fL%.1f %.1f\"/>", style, x1, y1, x2, y2);
    }

    void bar(double x, double y, double width, double height, String style) {
        add("<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" class=\"%s\"/>", x, y, width, height, style);
    }

    @Override
    public String toString() {
        return "<svg viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\" aria-label=\"%s\">%n%s</svg>%n"
                .formatted(width, height, width, height, label, content);
    }
}
