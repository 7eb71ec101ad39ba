package org.ulidjpa.it.trust;

/**
 * The result of a run, printed as a row of the table in docs/trust.md.
 *
 * @param rows on each node
 * @param acknowledged transfers whose commit the writers saw
 * @param lost those of them that are gone
 * @param repeated ids that came twice, over all tables
 * @param halfWritten aggregates with a part missing
 * @param outOfOrder transfers of one writer that are not in the order of their making
 * @param aheadMillis how far ids are ahead of the clock
 * @param disorderMillis how far transfers of different writers are out of order
 * @param conflicts transactions that were rolled back because of another node's
 * @param duplicates commits whose answer was lost, found by trying again with the same ids
 * @param recovery how long the node was away, as the group sees it
 */
record Outcome(
        String run,
        int rows,
        int acknowledged,
        int lost,
        int repeated,
        long halfWritten,
        long outOfOrder,
        long aheadMillis,
        long disorderMillis,
        int conflicts,
        int duplicates,
        String recovery) {

    static final String HEAD = """
            | run | rows | acknowledged transfers | lost | ids twice | half-written | out of order within a writer | ids ahead of the clock, up to | out of order across writers, up to | conflicts | answers lost, found again | recovery |
            |---|---|---|---|---|---|---|---|---|---|---|---|
            """;

    @Override
    public String toString() {
        return String.format(
                "| %s | %,d | %,d | %d | %d | %d | %d | %,d ms | %,d ms | %d | %d | %s |",
                run,
                rows,
                acknowledged,
                lost,
                repeated,
                halfWritten,
                outOfOrder,
                aheadMillis,
                disorderMillis,
                conflicts,
                duplicates,
                recovery);
    }
}
