package org.ulidjpa;

import java.time.Clock;
import java.time.Instant;

/** The 48 bits of time: milliseconds since the Unix epoch, 0 to 2^48-1. Every time that enters an id is checked here. */
final class UlidTime {
    static final long MAX = (1L << 48) - 1;

    private static final Instant END = Instant.ofEpochMilli(MAX + 1);

    private UlidTime() {}

    static void requireInRange(long millis) {
        if ((millis & MAX) != millis) {
            throw outOfRange(millis + " ms");
        }
    }

    /** The millisecond that contains the instant. */
    static long of(Instant instant) {
        if (instant.isBefore(Instant.EPOCH) || !instant.isBefore(END)) {
            throw outOfRange(instant);
        }
        return instant.toEpochMilli();
    }

    /** What the clock shows, which may be out of range but is a number of milliseconds. */
    static long read(Clock clock) {
        try {
            return clock.millis();
        } catch (ArithmeticException e) {
            throw outOfRange(clock.instant());
        }
    }

    private static IllegalArgumentException outOfRange(Object time) {
        return new IllegalArgumentException(
                "Invalid ULID: time " + time + " is outside 0.." + MAX + " ms since the Unix epoch");
    }
}
