package org.ulidjpa.it.index;

import java.util.List;

/**
 * One cell per leaf in key order, row by row: the colour is its fill, and a mark under a cell says that the leaf lies
 * before its predecessor in the file, so that a scan in key order jumps back.
 */
final class LeafMap {
    static final List<String> STEPS =
            List.of("under 50 %", "50-60 %", "60-70 %", "70-80 %", "80-88 %", "88 % and more");

    private static final double[] BOUNDS = {0.5, 0.6, 0.7, 0.8, 0.88};
    private static final int COLUMNS = 64;
    private static final int CELL = 5;

    private LeafMap() {}

    static String of(String title, Index index) {
        List<Leaf> leaves = index.leaves();
        int height = (leaves.size() + COLUMNS - 1) / COLUMNS * CELL;
        Svg svg = new Svg(COLUMNS * CELL, height, "Leaf map of " + title);
        for (int step = 0; step < STEPS.size(); step++) {
            svg.add("<path class=\"f%d\" d=\"%s\"/>", step, cells(leaves, step));
        }
        svg.add("<path class=\"jump\" d=\"%s\"/>", jumps(leaves));
        return svg.toString();
    }

    private static StringBuilder cells(List<Leaf> leaves, int step) {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < leaves.size(); i++) {
            if (step(leaves.get(i).fill()) == step) {
                path.append('M').append(x(i)).append(' ').append(y(i) + 2).append("h4");
            }
        }
        return path;
    }

    private static StringBuilder jumps(List<Leaf> leaves) {
        StringBuilder path = new StringBuilder();
        for (int i = 1; i < leaves.size(); i++) {
            if (leaves.get(i).block() < leaves.get(i - 1).block()) {
                path.append('M').append(x(i)).append(' ').append(y(i) + 3.5).append("h4");
            }
        }
        return path;
    }

    static int step(double fill) {
        int step = 0;
        while (step < BOUNDS.length && fill >= BOUNDS[step]) {
            step++;
        }
        return step;
    }

    private static int x(int leaf) {
        return leaf % COLUMNS * CELL;
    }

    private static int y(int leaf) {
        return leaf / COLUMNS * CELL;
    }
}
