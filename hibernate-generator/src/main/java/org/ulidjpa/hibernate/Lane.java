package org.ulidjpa.hibernate;

import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.ulidjpa.Ulid;

/**
 * Hands out consecutive ids: a run of them from one start, then the next run from a new start.
 *
 * <p>A run ends after a number of ids or after a time, so that the time in its ids never lags by more than that. What a
 * run costs is about one page, which its last ids leave partly filled. The next run starts above the last one.
 *
 * <p>A lane is meant for one transaction at a time, because only then do its inserts arrive in key order. It stays
 * correct when two threads meet in it, as they can where a transaction ends by time-out: the position is atomic, and
 * runs never overlap because each starts at 80 random bits. Safe for use by several threads, lock-free.
 */
final class Lane {

    private final LaneLimits limits;
    private final Supplier<Ulid> starts;
    private final LongSupplier nanoTime;
    private volatile Run run;

    /** Takes the ids at which runs start, each with fresh random bits, and a clock in nanoseconds that never goes back. */
    Lane(LaneLimits limits, Supplier<Ulid> starts, LongSupplier nanoTime) {
        this.limits = limits;
        this.starts = starts;
        this.nanoTime = nanoTime;
        this.run = newRun(nanoTime.getAsLong());
    }

    Ulid next() {
        long now = nanoTime.getAsLong();
        Run current = run;
        int position = current.taken.getAndIncrement(Run.MIDDLE);
        if (position < limits.runLength() && now - current.start < limits.holdNanos()) {
            return current.at(position);
        }
        return startAnew(current.at(position), now);
    }

    /** Goes on with the old run while a new one would start below it: in the same millisecond, or with the clock back. */
    private Ulid startAnew(Ulid next, long now) {
        Run fresh = newRun(now);
        Ulid first = fresh.at(fresh.taken.getAndIncrement(Run.MIDDLE));
        if (first.compareTo(next) <= 0) {
            return next;
        }
        run = fresh;
        return first;
    }

    private Run newRun(long now) {
        Ulid first = starts.get();
        return new Run(first.mostSignificantBits(), first.leastSignificantBits(), now);
    }

    private static final class Run {
        private static final int MIDDLE = 32;

        private final long high;
        private final long low;
        private final long start;

        /** Amid an array that is larger than two cache lines, because threads of other lanes write what lies beside it. */
        private final AtomicIntegerArray taken = new AtomicIntegerArray(2 * MIDDLE);

        Run(long high, long low, long start) {
            this.high = high;
            this.low = low;
            this.start = start;
        }

        Ulid at(int position) {
            long sum = low + position;
            long carry = Long.compareUnsigned(sum, low) < 0 ? 1 : 0;
            return new Ulid(high + carry, sum);
        }
    }
}
