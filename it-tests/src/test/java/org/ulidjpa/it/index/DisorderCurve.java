package org.ulidjpa.it.index;

import java.util.List;

/** The fill against the disorder window, on a logarithmic axis: a line per database, UUIDv4 as its reference. */
final class DisorderCurve {
    private static final int LEFT = 60;
    private static final int TOP = 14;
    private static final int WIDTH = 560;
    private static final int HEIGHT = 260;
    private static final int RIGHT = 190;
    private static final double LEAST = 0.4;
    private static final int WIDEST = 16_384;

    private DisorderCurve() {}

    static String of(List<LabResult> results) {
        Svg svg = new Svg(LEFT + WIDTH + RIGHT, TOP + HEIGHT + 50, "Fill of the leaves against the disorder window");
        axes(svg);
        for (int i = 0; i < results.size(); i++) {
            curve(svg, results.get(i), i);
        }
        return svg.toString();
    }

    private static void axes(Svg svg) {
        for (int percent = 40; percent <= 100; percent += 10) {
            svg.line(LEFT, y(percent / 100.0), LEFT + WIDTH, y(percent / 100.0), "grid");
            svg.text(LEFT - 8, y(percent / 100.0) + 4, "end", percent + " %");
        }
        for (int window = 1; window <= WIDEST; window *= 4) {
            svg.line(x(window), TOP + HEIGHT, x(window), TOP + HEIGHT + 5, "grid");
            svg.text(x(window), TOP + HEIGHT + 20, "middle", "%,d".formatted(window));
        }
        svg.text(LEFT + WIDTH / 2.0, TOP + HEIGHT + 42, "middle", "ids by which an insert arrives too late, at most");
    }

    private static void curve(Svg svg, LabResult result, int number) {
        StringBuilder path = new StringBuilder();
        for (Disorder point : result.disorder()) {
            path.append(path.isEmpty() ? 'M' : 'L').append("%.1f %.1f".formatted(x(point.window()), y(point.fill())));
            mark(svg, x(point.window()), y(point.fill()), number);
        }
        svg.add("<path class=\"curve s%d\" d=\"%s\"/>", number, path);
        double random = result.of(KeyKind.UUID_V4).fill();
        svg.line(LEFT, y(random), LEFT + WIDTH, y(random), "reference s" + number);
        legend(svg, result.product(), number);
    }

    private static void legend(Svg svg, String product, int number) {
        double x = LEFT + WIDTH + 20;
        double y = y(0.9) + number * 60;
        svg.line(x, y, x + 30, y, "curve s" + number);
        mark(svg, x + 15, y, number);
        svg.text(x + 38, y + 4, "t" + number, product);
        svg.line(x, y + 20, x + 30, y + 20, "reference s" + number);
        svg.text(x + 38, y + 24, "t" + number, product + ", UUIDv4");
    }

    private static void mark(Svg svg, double x, double y, int number) {
        if (number == 0) {
            svg.add("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" class=\"m0\"/>", x, y);
        } else {
            svg.bar(x - 4, y - 4, 8, 8, "m1");
        }
    }

    private static double x(int window) {
        return LEFT + WIDTH * Math.log(window) / Math.log(WIDEST);
    }

    private static double y(double fill) {
        return TOP + HEIGHT * (1 - (fill - LEAST) / (1 - LEAST));
    }
}
