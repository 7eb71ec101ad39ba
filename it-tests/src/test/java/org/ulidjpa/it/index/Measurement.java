package org.ulidjpa.it.index;

/**
 * One kind of keys in one insert-only run.
 *
 * @param rows the rows inserted
 * @param expectedLeaves what the formula gives for keys in order, whatever the kind
 */
record Measurement(KeyKind kind, long rows, Reading reading, long expectedLeaves) {

    double fill() {
        return reading.fill();
    }

    long leaves() {
        return reading.leaves();
    }
}
