package org.ulidjpa.it.trust;

/**
 * The result of a run, printed as a row of the table in docs/trust.md.
 *
 * @param rows on each node
 * @param acknowledged transfers whose commit the writers saw
 * @param lost those of them that are gone
 * @param repeated ids that came twice, over all tables
 * @param conflicts between rows of different nodes, as the nodes count them
 * @param halfWritten aggregates with a part missing
 * @param outOfOrder transfers of one writer that are not in the order of their making
 * @param aheadMillis how far ids are ahead of the clock
 * @param disorderMillis how far transfers of different writers are out of order
 * @param rolledBack transactions that the engine rolled back and that went through when tried again
 * @param answersLost commits whose answer was lost; the writer found the rows by their ids
 * @param recovery how long a node was away
 */
record Outcome(
        String run,
        int rows,
        int acknowledged,
        int lost,
        int repeated,
        long conflicts,
        long halfWritten,
        long outOfOrder,
        long aheadMillis,
        long disorderMillis,
        int rolledBack,
        int answersLost,
        String recovery) {

    static final String HEAD = """
            | run | rows on each node | acknowledged transfers | lost | ids twice | conflicts | half-written | out of order within a writer | ids ahead of the clock, up to | out of order across writers, up to | rolled back, tried again | answers lost, found again | node back after |
            |---|---|---|---|---|---|---|---|---|---|---|---|---|
            """;

    @Override
    public String toString() {
        return String.format(
                "| %s | %,d | %,d | %d | %d | %d | %d | %d | %,d ms | %,d ms | %d | %d | %s |",
                run,
                rows,
                acknowledged,
                lost,
                repeated,
                conflicts,
                halfWritten,
                outOfOrder,
                aheadMillis,
                disorderMillis,
                rolledBack,
                answersLost,
                recovery);
    }
}
