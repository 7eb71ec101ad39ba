package org.ulidjpa;

import static org.jetbrains.lincheck.datastructures.ManagedStrategyGuaranteeKt.forClasses;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.api.Test;
import org.ulidjpa.UlidGenerator.ClockRollback;
import org.ulidjpa.UlidGenerator.Overflow;

/**
 * Lincheck interrupts three threads that take ids and move the clock between any two of their steps, and looks for results
 * that no sequential order of the calls explains.
 */
class MonotonicProof {
    private static final ModelCheckingOptions OPTIONS = new ModelCheckingOptions()
            .threads(3)
            .actorsBefore(1)
            .actorsPerThread(3)
            .actorsAfter(1)
            .iterations(30)
            .invocationsPerIteration(1_000)
            .addGuarantee(forClasses(Checkpoint.class.getName()).allMethods().ignore());

    @Test
    void next_isGreaterThanEveryIdOfACallThatReturnedBefore() {
        OPTIONS.check(Ascending.class);
    }

    @Test
    void next_isLinearizableWhileTheClockOnlyMovesForward() {
        OPTIONS.check(Linearizable.class);
    }

    /**
     * The clock moves both ways, and a millisecond has room for two ids. That brings every path near: a new epoch, a lost
     * race for it, a clock that is held, an overflow and the call after it.
     */
    public static class Ascending {
        private final ManualClock clock = new ManualClock(1_000);
        private final UlidGenerator generator = UlidGenerator.builder()
                .clock(clock)
                .entropy(new Bits(0xFFFF, -2))
                .onOverflow(Overflow.THROW)
                .build();
        private final AtomicReference<Ulid> greatest = new AtomicReference<>(Ulid.MIN);
        private final Set<Ulid> taken = ConcurrentHashMap.newKeySet();

        @Operation
        public boolean next() {
            Ulid before = greatest.get();
            try {
                Ulid id = generator.next();
                greatest.accumulateAndGet(id, (a, b) -> a.compareTo(b) > 0 ? a : b);
                return id.compareTo(before) > 0 && taken.add(id);
            } catch (IllegalStateException overflow) {
                return true;
            }
        }

        @Operation
        public void forward() {
            clock.move(1);
        }

        @Operation
        public void back() {
            clock.move(-1);
        }
    }

    /** The very ids are compared, and a thread must not take its own delay for a clock that steps back: that throws here. */
    public static class Linearizable {
        private final ManualClock clock = new ManualClock(1_000);
        private final UlidGenerator generator = UlidGenerator.builder()
                .clock(clock)
                .entropy(new Bits(0, 0))
                .onClockRollback(ClockRollback.THROW, Duration.ZERO)
                .build();

        @Operation
        public Ulid next() {
            return generator.next();
        }

        @Operation
        public void forward() {
            clock.move(1);
        }
    }

    /** The same bits for each millisecond. Filled beforehand: Lincheck follows each step of a loop. */
    private static final class Bits implements RandomGenerator {
        private final byte[] block = new byte[2_560];

        Bits(int high, long low) {
            Entropy.of(high, low).nextBytes(block);
        }

        @Override
        public void nextBytes(byte[] bytes) {
            System.arraycopy(block, 0, bytes, 0, bytes.length);
        }

        @Override
        public long nextLong() {
            throw new UnsupportedOperationException("only bytes are drawn");
        }
    }
}
