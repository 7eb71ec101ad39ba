package org.ulidjpa;

import java.time.Instant;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/** What a monotonic generator does when a millisecond has no greater id left. */
@FunctionalInterface
interface OverflowPolicy {
    /** A clock that has not moved for so long stands still: the coarsest system clocks move every 16 ms. */
    long STANDSTILL_NANOS = 50_000_000;

    OverflowPolicy WAIT = OverflowPolicy::await;

    OverflowPolicy THROW = (clock, last) -> {
        throw usedUp(last);
    };

    /** Returns a time after the last id's to go on with, or throws. Times are in ms. */
    long timeAfter(LongSupplier clock, long last);

    static OverflowPolicy of(UlidGenerator.Overflow policy) {
        return switch (policy) {
            case WAIT -> WAIT;
            case THROW -> THROW;
        };
    }

    private static long await(LongSupplier clock, long last) {
        if (last == UlidTime.MAX) {
            throw usedUp(last);
        }
        long start = System.nanoTime();
        long now = clock.getAsLong();
        while (now == last && System.nanoTime() - start < STANDSTILL_NANOS) {
            LockSupport.parkNanos(OverflowPolicy.class, 100_000);
            now = clock.getAsLong();
        }
        return Math.max(now, last + 1);
    }

    private static IllegalStateException usedUp(long last) {
        return new IllegalStateException("No id is left in the millisecond of " + Instant.ofEpochMilli(last));
    }
}
