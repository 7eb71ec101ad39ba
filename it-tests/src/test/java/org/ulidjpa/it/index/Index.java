package org.ulidjpa.it.index;

import java.util.List;

/**
 * The pages of one index.
 *
 * @param leaves in the order of the keys
 * @param rootLevel the root's height above the leaves, 0 where the root is the only leaf
 * @param fill how full the leaves are, 0 to 1
 */
record Index(List<Leaf> leaves, long internal, int rootLevel, double fill) {

    /** An index starts as one page; a split adds one, and so does each time that the root grows by a level. */
    long splitsThatMadeIt() {
        return leaves.size() + internal - (rootLevel + 1);
    }

    /** The share of leaves that do not lie behind their predecessor in the file, which a scan in key order jumps to. */
    double jumps() {
        long jumps = 0;
        for (int i = 1; i < leaves.size(); i++) {
            if (leaves.get(i).block() < leaves.get(i - 1).block()) {
                jumps++;
            }
        }
        return (double) jumps / leaves.size();
    }
}
