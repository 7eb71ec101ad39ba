package org.ulidjpa.it.index;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Leaves in the order of their keys: each page names the next one. */
final class LeafChain {

    /**
     * @param next the block of the leaf that follows in key order
     * @param first whether none precedes
     */
    record Link(Leaf leaf, long next, boolean first) {}

    private LeafChain() {}

    /** Takes the leaves by their block; follows the chain, which passes over pages that the index no longer uses. */
    static List<Leaf> inKeyOrder(Map<Long, Link> pages) {
        List<Leaf> ordered = new ArrayList<>();
        Link link = pages.values().stream().filter(Link::first).findFirst().orElseThrow();
        while (link != null) {
            ordered.add(link.leaf());
            link = pages.get(link.next());
        }
        return ordered;
    }
}
