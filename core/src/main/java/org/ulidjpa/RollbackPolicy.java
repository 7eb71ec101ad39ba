package org.ulidjpa;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** What a monotonic generator does when it finds the clock before the time of its last id. */
@FunctionalInterface
interface RollbackPolicy {
    RollbackPolicy HOLD = (clock, last) -> {};

    /** Returns when the next id may be made, even if the clock is still before {@code last}; or throws. */
    void check(Clock clock, long last);

    static RollbackPolicy of(UlidGenerator.ClockRollback policy, Duration limit) {
        if (limit.isNegative()) {
            throw new IllegalArgumentException("Invalid limit of the clock rollback: " + limit + " is negative");
        }
        return switch (policy) {
            case HOLD -> HOLD;
            case WAIT -> (clock, last) -> await(clock, last, limit);
            case THROW -> (clock, last) -> requireWithin(clock, last, limit);
        };
    }

    private static void await(Clock clock, long last, Duration limit) {
        long start = System.nanoTime();
        while (clock.millis() < last) {
            if (limit.compareTo(Duration.ofNanos(System.nanoTime() - start)) <= 0) {
                throw stepped(clock, last, "still after a wait of " + limit);
            }
            LockSupport.parkNanos(RollbackPolicy.class, 100_000);
        }
    }

    private static void requireWithin(Clock clock, long last, Duration limit) {
        if (limit.compareTo(Duration.ofMillis(last - clock.millis())) < 0) {
            throw stepped(clock, last, "more than the limit of " + limit);
        }
    }

    private static IllegalStateException stepped(Clock clock, long last, String detail) {
        return new IllegalStateException("The clock is " + (last - clock.millis())
                + " ms before the time of the last id (" + last + " ms since the Unix epoch), " + detail);
    }
}
