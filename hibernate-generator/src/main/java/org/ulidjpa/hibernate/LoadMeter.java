package org.ulidjpa.hibernate;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Tells whether lanes pay at the present load of one table.
 *
 * <p>With one transaction at a time the shared generator's ids already arrive in key order, and at a low rate a lane
 * would end its hold before it has filled a few pages. So lanes need two things: transactions in flight, and enough ids
 * for each of them. Both are averages that decay with one time constant of {@value #DECAY_SECONDS} s: their ratio, the
 * ids of each transaction, is then right from the first moment of a burst. What switches lanes on is higher than what
 * switches them off again, lest they flap. A crowd of transactions counts at once, before the average has followed.
 *
 * <p>Updated at the start or the end of a transaction, once a millisecond at most, never per id. An update that loses a
 * race is dropped: this is a statistic. Safe for use by several threads, lock-free.
 */
final class LoadMeter {

    private static final double DECAY_SECONDS = 2;
    private static final int MILLIS_BETWEEN_UPDATES = 1;
    private static final double IN_FLIGHT_ON = 1.75;
    private static final double IN_FLIGHT_OFF = 1.25;

    /** So many at once are no chance encounter: lanes need not wait for the average. */
    private static final int CROWD_ON = 6;

    private static final int CROWD_OFF = 3;

    private static final double IDS_PER_HOLD_ON = 2_000;
    private static final double IDS_PER_HOLD_OFF = 1_000;

    private final double holdSeconds;
    private final AtomicReference<Load> load;

    LoadMeter(Duration hold, long now) {
        this.holdSeconds = hold.toNanos() / 1e9;
        this.load = new AtomicReference<>(new Load(now, 0, 0, false));
    }

    boolean lanesPay() {
        return load.get().lanesPay;
    }

    /** Whether the last update is {@value #MILLIS_BETWEEN_UPDATES} ms ago, so that it pays to make another. */
    boolean isDue(long now) {
        return now - load.get().at >= MILLIS_BETWEEN_UPDATES * 1_000_000L;
    }

    /** Takes the time in ns, and how many transactions were in flight and ids were made since the last call. */
    void update(long now, int inFlight, int ids) {
        Load last = load.get();
        double decay = Math.exp(-(now - last.at) / 1e9 / DECAY_SECONDS);
        double averageInFlight = inFlight + (last.inFlight - inFlight) * decay;
        double idsPerSecond = last.idsPerSecond * decay + ids / DECAY_SECONDS;
        load.compareAndSet(
                last,
                new Load(
                        now,
                        averageInFlight,
                        idsPerSecond,
                        pays(last.lanesPay, inFlight, averageInFlight, idsPerSecond)));
    }

    private boolean pays(boolean before, int inFlight, double averageInFlight, double idsPerSecond) {
        double idsPerHold = idsPerSecond / Math.max(averageInFlight, 1) * holdSeconds;
        return (inFlight >= (before ? CROWD_OFF : CROWD_ON)
                        || averageInFlight >= (before ? IN_FLIGHT_OFF : IN_FLIGHT_ON))
                && idsPerHold >= (before ? IDS_PER_HOLD_OFF : IDS_PER_HOLD_ON);
    }

    private record Load(long at, double inFlight, double idsPerSecond, boolean lanesPay) {}
}
