package org.ulidjpa.it.index;

/**
 * How sessions write.
 *
 * @param sessions that write at a time
 * @param connections that they share; a transaction takes one before its first id
 * @param batch rows in a transaction
 * @param flushed rows that are sent together
 * @param pauses whether 1 to 3 ms pass between making ids and sending rows
 */
record Traffic(int sessions, int connections, int batch, int flushed, boolean pauses) {

    static Traffic singleRows(int sessions) {
        return batches(sessions, 1);
    }

    static Traffic batches(int sessions) {
        return batches(sessions, 30);
    }

    static Traffic batches(int sessions, int rows) {
        return new Traffic(sessions, sessions, rows, rows, false);
    }

    Traffic onConnections(int connections) {
        return new Traffic(sessions, connections, batch, flushed, pauses);
    }

    Traffic flushedEach(int rows) {
        return new Traffic(sessions, connections, batch, rows, pauses);
    }

    Traffic withPauses() {
        return new Traffic(sessions, connections, batch, flushed, true);
    }

    @Override
    public String toString() {
        return sessions + " sessions" + (connections == sessions ? "" : " on " + connections + " connections") + ", "
                + (batch == 1 ? "single rows" : batch + "-row batches")
                + (flushed == batch ? "" : " flushed each " + flushed + " rows")
                + (pauses ? ", 1-3 ms between id and insert" : "");
    }
}
