package org.ulidjpa;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/** What a monotonic generator does when it finds the clock before the time of its last id. */
@FunctionalInterface
interface RollbackPolicy {
    RollbackPolicy HOLD = (clock, now, last) -> {};

    /** Returns when the next id may be made, in the millisecond of the last one; or throws. Times are in ms. */
    void check(LongSupplier clock, long now, long last);

    static RollbackPolicy of(UlidGenerator.ClockRollback policy, Duration limit) {
        if (limit.isNegative()) {
            throw new IllegalArgumentException("Invalid limit of the clock rollback: " + limit + " is negative");
        }
        return switch (policy) {
            case HOLD -> HOLD;
            case WAIT -> (clock, now, last) -> await(clock, last, limit);
            case THROW -> (clock, now, last) -> requireWithin(limit, now, last);
        };
    }

    private static void await(LongSupplier clock, long last, Duration limit) {
        long start = System.nanoTime();
        for (long now = clock.getAsLong(); now < last; now = clock.getAsLong()) {
            if (limit.compareTo(Duration.ofNanos(System.nanoTime() - start)) <= 0) {
                throw rolledBack(now, last, "waited for " + limit);
            }
            LockSupport.parkNanos(RollbackPolicy.class, 100_000);
        }
    }

    private static void requireWithin(Duration limit, long now, long last) {
        if (limit.compareTo(Duration.ofMillis(last - now)) < 0) {
            throw rolledBack(now, last, "the limit is " + limit);
        }
    }

    private static IllegalStateException rolledBack(long now, long last, String detail) {
        return new IllegalStateException("The clock is " + (last - now) + " ms before the time of the last id, "
                + Instant.ofEpochMilli(last) + "; " + detail);
    }
}
