package org.ulidjpa.it.index;

/**
 * How sessions write.
 *
 * @param sessions that write at a time
 * @param batch rows in a transaction, sent together
 * @param pauses whether 1 to 3 ms pass between making ids and sending rows
 */
record Traffic(int sessions, int batch, boolean pauses) {

    static Traffic singleRows(int sessions) {
        return new Traffic(sessions, 1, false);
    }

    static Traffic batches(int sessions) {
        return new Traffic(sessions, 30, false);
    }

    Traffic withPauses() {
        return new Traffic(sessions, batch, true);
    }

    @Override
    public String toString() {
        return sessions + " sessions, " + (batch == 1 ? "single rows" : batch + "-row batches")
                + (pauses ? ", 1-3 ms between id and insert" : "");
    }
}
