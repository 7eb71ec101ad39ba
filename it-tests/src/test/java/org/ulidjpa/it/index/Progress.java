package org.ulidjpa.it.index;

/** Says how far a run is: a bar on a line per step, because a build's log has no line to draw over. */
final class Progress {
    private static final int WIDTH = 20;

    private final String run;
    private final int steps;
    private int done;

    Progress(String run, int steps) {
        this.run = run;
        this.steps = steps;
    }

    /** Takes the step that begins. */
    void next(Object step) {
        done++;
        int full = WIDTH * done / steps;
        System.out.printf(
                "[%s%s] %d of %d  %s: %s%n", "#".repeat(full), ".".repeat(WIDTH - full), done, steps, run, step);
    }
}
