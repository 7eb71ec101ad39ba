package org.ulidjpa;

import java.time.Clock;
import java.util.concurrent.locks.LockSupport;

/** What a monotonic generator does when a millisecond has no greater id left. */
@FunctionalInterface
interface OverflowPolicy {
    /** A clock that does not move for so long stands still. The coarsest system clocks move every 16 ms. */
    long STANDSTILL_NANOS = 50_000_000;

    OverflowPolicy WAIT = OverflowPolicy::await;

    OverflowPolicy THROW = (clock, last) -> {
        throw new IllegalStateException("No id is left in the millisecond " + last + " since the Unix epoch");
    };

    /** Returns a time after {@code last} to go on with, in ms since the Unix epoch; or throws. */
    long timeAfter(Clock clock, long last);

    static OverflowPolicy of(UlidGenerator.Overflow policy) {
        return switch (policy) {
            case WAIT -> WAIT;
            case THROW -> THROW;
        };
    }

    private static long await(Clock clock, long last) {
        if (last == UlidTime.MAX) {
            throw new IllegalStateException("No id is left: the last millisecond of the 48 bits of time is used up");
        }
        long start = System.nanoTime();
        long now = clock.millis();
        while (now == last && System.nanoTime() - start < STANDSTILL_NANOS) {
            LockSupport.parkNanos(OverflowPolicy.class, 100_000);
            now = clock.millis();
        }
        return Math.max(now, last + 1);
    }
}
