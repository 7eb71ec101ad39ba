package org.ulidjpa.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.Ulid;

/**
 * Simulates 50 single-row transactions per second. Not one id comes from a lane: ids and their order are those of the
 * shared generator, so any engine makes the same pages of them, and there is nothing left to load and compare.
 */
class LowRateTest {

    private static final int TRANSACTIONS = 200_000;
    private static final double PER_SECOND = 50;
    private static final Ulid LANES_START = new Ulid(1L << 62, 0);

    private record Open(double end, Synchronization lease) {}

    private final AtomicLong nanos = new AtomicLong();
    private final AtomicLong shared = new AtomicLong();
    private final AtomicLong runs = new AtomicLong();
    private final LanePool pool = new LanePool(
            LaneLimits.DEFAULT,
            () -> new Ulid(0, shared.incrementAndGet()),
            () -> new Ulid(LANES_START.mostSignificantBits() + runs.incrementAndGet(), 0),
            nanos::get);
    private final PriorityQueue<Open> open = new PriorityQueue<>(Comparator.comparingDouble(Open::end));

    @ParameterizedTest
    @ValueSource(doubles = {0.2, 2})
    void lanes_atALowRate_makeNoId(double inFlight) {
        Random random = new Random(1);
        double now = 0;
        long fromLanes = 0;
        for (int i = 0; i < TRANSACTIONS; i++) {
            now += exponential(random, 1 / PER_SECOND);
            endUntil(now);
            double end = now + exponential(random, inFlight / PER_SECOND);
            Ulid id = pool.next(i, lease -> open.add(new Open(end, lease)));
            fromLanes += id.compareTo(LANES_START) > 0 ? 1 : 0;
        }
        System.out.printf("%.1f in flight: %,d of %,d ids from lanes%n", inFlight, fromLanes, TRANSACTIONS);
        assertThat(fromLanes).isZero();
    }

    private void endUntil(double now) {
        while (!open.isEmpty() && open.peek().end() <= now) {
            Open ended = open.remove();
            nanos.set((long) (ended.end() * 1e9));
            ended.lease().afterCompletion(Status.STATUS_COMMITTED);
        }
        nanos.set((long) (now * 1e9));
    }

    private static double exponential(Random random, double mean) {
        return -mean * Math.log(1 - random.nextDouble());
    }
}
