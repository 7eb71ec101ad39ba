package org.ulidjpa.it.index;

import java.util.OptionalLong;

/**
 * What the engine's counters say about one run of inserts.
 *
 * @param index the primary key's index afterwards
 * @param splits the page splits during the run
 * @param leftSplits those of them whose new row went to the left page, where the engine tells
 * @param splitLogBytes bytes of the write-ahead log's split records without page images, where the engine tells
 * @param logBytes bytes of the write-ahead log or redo log, the table's rows included
 */
record Reading(Index index, long splits, OptionalLong leftSplits, OptionalLong splitLogBytes, long logBytes) {

    double fill() {
        return index.fill();
    }

    long leaves() {
        return index.leaves().size();
    }
}
