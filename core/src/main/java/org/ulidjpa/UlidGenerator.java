package org.ulidjpa;

import static java.util.Objects.requireNonNull;

import java.time.Clock;
import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/**
 * Makes new ids. An implementation must be safe for use by several threads and must never return the same id twice.
 */
@FunctionalInterface
public interface UlidGenerator {
    /**
     * Returns a new id.
     *
     * @return a new id
     */
    Ulid next();

    /**
     * Returns the process-wide generator behind {@link Ulid#next()}, which is what {@code builder().build()} makes. Its
     * ids ascend strictly over all threads of the process.
     *
     * @return always the same generator
     */
    static UlidGenerator monotonic() {
        return MonotonicUlidGenerator.SHARED;
    }

    /**
     * Returns the generator that draws 80 bits from a cryptographically strong source for each id. Ids of the same
     * millisecond are in no order, and none can be guessed from another.
     *
     * @return always the same generator
     */
    static UlidGenerator random() {
        return RandomUlidGenerator.SHARED;
    }

    /**
     * Returns a builder of monotonic generators.
     *
     * @return a new builder
     */
    static Builder builder() {
        return new Builder();
    }

    /** How far an id lies above the one before it in the same millisecond. */
    enum Increment {
        /**
         * By 1, as the specification says. Whoever knows an id can tell the next ones of its millisecond, and from two of them
         * how many were made in between.
         */
        ONE,
        /**
         * By 1 to 2<sup>32</sup>, drawn for each id. Whoever knows an id has one chance in 2<sup>32</sup> to guess the next,
         * and two ids of a millisecond tell only roughly how many were made in between.
         */
        RANDOM
    }

    /** What to do while the clock stands before the time of the last id. */
    enum ClockRollback {
        /** Keep the last id's time and go on with its random part, for however long. */
        HOLD,
        /** Park the thread until the clock is back; fail once the limit has passed. */
        WAIT,
        /** Hold while the clock is back by no more than the limit; else fail. */
        THROW
    }

    /** What to do when the random part has no greater value left within the millisecond. */
    enum Overflow {
        /**
         * Go on in the next millisecond: park the thread until the clock reaches it. While the clock is held back or
         * stands still, the time goes on by 1 ms instead.
         */
        WAIT,
        /** Fail, as the specification says, until the next millisecond. */
        THROW
    }

    /**
     * Configures a monotonic generator: its ids ascend strictly over all threads that use it. It takes no lock and is safe
     * for use by several threads. Its {@code next()} throws
     *
     * <ul>
     *   <li>{@link IllegalStateException} as {@link ClockRollback} and {@link Overflow} say, and when the last id of the
     *       year 10889 is used up
     *   <li>{@link IllegalArgumentException} if the clock stands outside 0 to 2<sup>48</sup>&minus;1 ms since the Unix
     *       epoch
     * </ul>
     *
     * <p>The builder itself is for one thread.
     */
    final class Builder {
        private LongSupplier clock = System::currentTimeMillis;
        private EntropySource entropy = SystemEntropy.SHARED;
        private Increment increment = Increment.ONE;
        private RollbackPolicy rollback = RollbackPolicy.HOLD;
        private OverflowPolicy overflow = OverflowPolicy.WAIT;

        private Builder() {}

        /**
         * Sets the source of the time, read to the millisecond. Default: the system's clock.
         *
         * @param clock a clock that is safe for use by several threads
         * @return this
         */
        public Builder clock(Clock clock) {
            requireNonNull(clock, "clock");
            this.clock = () -> UlidTime.read(clock);
            return this;
        }

        /**
         * Sets the source of the random bits. It is read in blocks ahead of need. Default: the JDK's {@code DRBG} (NIST SP
         * 800-90A), seeded anew from the operating system at least once per second of use.
         *
         * @param entropy a generator that is safe for use by several threads
         * @return this
         */
        public Builder entropy(RandomGenerator entropy) {
            this.entropy = requireNonNull(entropy, "entropy")::nextBytes;
            return this;
        }

        /**
         * Sets how far an id lies above the last. Default: {@link Increment#ONE}.
         *
         * @param increment by 1 or by a random step
         * @return this
         */
        public Builder increment(Increment increment) {
            this.increment = requireNonNull(increment, "increment");
            return this;
        }

        /**
         * Sets what to do while the clock stands before the last id's time. Default: {@link ClockRollback#HOLD}.
         *
         * @param policy hold, wait or throw
         * @param limit zero or more: how long to wait ({@link ClockRollback#WAIT}), or how far the clock may be back
         *     ({@link ClockRollback#THROW}); {@link ClockRollback#HOLD} has no limit and does not look at it
         * @return this
         * @throws IllegalArgumentException if the limit is negative
         */
        public Builder onClockRollback(ClockRollback policy, Duration limit) {
            this.rollback = RollbackPolicy.of(policy, limit);
            return this;
        }

        /**
         * Sets what to do when a millisecond has no greater id left. Default: {@link Overflow#WAIT}.
         *
         * @param policy wait or throw
         * @return this
         */
        public Builder onOverflow(Overflow policy) {
            this.overflow = OverflowPolicy.of(policy);
            return this;
        }

        /**
         * Makes a generator that shares no state with another.
         *
         * @return a new monotonic generator
         */
        public UlidGenerator build() {
            return build(0xFFFF);
        }

        /** {@code randomMask} has the random bits of an id's upper half. */
        MonotonicUlidGenerator build(long randomMask) {
            EntropyPool pool = new EntropyPool(entropy);
            return new MonotonicUlidGenerator(
                    clock,
                    pool,
                    randomMask,
                    switch (increment) {
                        case ONE -> time -> 1;
                        case RANDOM -> time -> 1 + (pool.ulidAt(time).leastSignificantBits() >>> 32);
                    },
                    rollback,
                    overflow);
        }
    }
}
