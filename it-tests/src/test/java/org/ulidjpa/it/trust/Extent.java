package org.ulidjpa.it.trust;

import java.time.Duration;

/** How long the runs are. */
enum Extent {
    /** What fits into every build. */
    BOUNDED(1_000, Duration.ofSeconds(10)),
    /** 3 × 100,000 rows, ten minutes of load. */
    FULL(33_340, Duration.ofMinutes(10));

    /** Of each writer, a multiple of {@link Writer#BATCH}; each is three rows. */
    final int transfers;

    final Duration load;

    Extent(int transfers, Duration load) {
        this.transfers = transfers;
        this.load = load;
    }

    static Extent chosen() {
        return System.getProperty("ulid.it.trust", "").equals("full") ? FULL : BOUNDED;
    }
}
