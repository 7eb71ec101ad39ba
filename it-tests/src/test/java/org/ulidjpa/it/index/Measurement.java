package org.ulidjpa.it.index;

import java.util.OptionalLong;

/**
 * What the engine's counters say about one primary key's index after an insert-only run.
 *
 * @param rows the rows inserted
 * @param pages the pages that the index came to
 * @param splits the page splits during the run
 * @param leftSplits those of them whose new row went to the left page, where the engine tells
 * @param expectedLeaves what the formula gives for keys in order, whatever the kind
 */
record Measurement(KeyKind kind, long rows, Pages pages, long splits, OptionalLong leftSplits, long expectedLeaves) {

    /**
     * The pages of one index.
     *
     * @param rootLevel the root's height above the leaves, 0 where the root is the only leaf
     * @param fill how full the leaves are, 0 to 1
     */
    record Pages(long leaves, long internal, int rootLevel, double fill) {
        /** An index starts as one page; a split adds one, and so does each time that the root grows by a level. */
        long splitsThatMadeThem() {
            return leaves + internal - (rootLevel + 1);
        }
    }
}
