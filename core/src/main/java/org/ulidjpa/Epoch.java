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
    private final long limit;
    private final AtomicLong counter = new AtomicLong();

    private Epoch(long time, long high, long low, long limit) {
        this.time = time;
        this.high = high;
        this.low = low;
        this.limit = limit;
    }

    /** The epoch before all times, which has no ids. */
    static Epoch none() {
        return new Epoch(Long.MIN_VALUE, 0, 0, -1);
    }

    /** The epoch that starts at an id. {@code randomMask} has those bits of the upper half that may be counted up. */
    static Epoch of(Ulid first, long randomMask) {
        long high = first.mostSignificantBits() & (-1L << 16 | randomMask);
        long low = first.leastSignificantBits();
        boolean roomAbove = (high & randomMask) != randomMask || ~low < 0;
        return new Epoch(first.timestamp(), high, low, roomAbove ? MAX_LIMIT : Math.min(~low, MAX_LIMIT));
    }

    /** Takes the next id and leaves {@code step} to the one after it. Returns null once the millisecond has none left. */
    @Nullable
    Ulid next(long step) {
        long offset = counter.getAndAdd(step);
        if (offset > limit) {
            counter.set(limit + 1); // so that the counter never wraps; whatever is above the limit gives no id
            return null;
        }
        long sum = low + offset;
        return new Ulid(Long.compareUnsigned(sum, low) < 0 ? high + 1 : high, sum);
    }
}
