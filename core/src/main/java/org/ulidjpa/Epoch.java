package org.ulidjpa;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The ids of one millisecond: its time, the random part of its first id, and a counter that every thread adds to.
 * Immutable but for the counter.
 */
final class Epoch {
    /** The counter's largest value: far above what a millisecond can use, and far from where a long would wrap. */
    private static final long MAX_LIMIT = 1L << 62;

    /** Milliseconds since the Unix epoch. */
    final long time;

    private final long high;
    private final long low;

    /** How far above the first id the last one is. */
    private final long limit;

    /** How far above the first id the next one is; above the limit there is none. */
    private final AtomicLong counter;

    private Epoch(long time, long high, long low, long limit, long counter) {
        this.time = time;
        this.high = high;
        this.low = low;
        this.limit = limit;
        this.counter = new AtomicLong(counter);
    }

    /** The epoch before all times, which has no ids. */
    static Epoch none() {
        return new Epoch(Long.MIN_VALUE, 0, 0, 0, 1);
    }

    /**
     * The epoch that starts at an id, which {@link #first} returns.
     *
     * @param randomMask the bits of the id's upper half that may be counted up
     * @param step how far above the first id the second is
     */
    static Epoch of(Ulid id, long randomMask, long step) {
        long high = id.mostSignificantBits() & (-1L << 16 | randomMask);
        long low = id.leastSignificantBits();
        boolean upperHalfHasRoom = (high & randomMask) != randomMask;
        long limit = upperHalfHasRoom || ~low < 0 ? MAX_LIMIT : Math.min(~low, MAX_LIMIT);
        return new Epoch(id.timestamp(), high, low, limit, step);
    }

    /** The first id, for whoever made the epoch. */
    Ulid first() {
        return new Ulid(high, low);
    }

    /** Takes the next id and leaves {@code step} to the one after it. Returns null once the millisecond has none left. */
    @Nullable
    Ulid next(long step) {
        long offset = counter.getAndAdd(step);
        if (offset > limit) {
            counter.set(limit + 1); // else it would wrap one day, under a generator that throws and is asked again
            return null;
        }
        long sum = low + offset;
        return new Ulid(Long.compareUnsigned(sum, low) < 0 ? high + 1 : high, sum);
    }
}
