package org.ulidjpa;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Makes strictly ascending ids for many threads without a lock and without a retry per id.
 *
 * <p>The state is one immutable {@link Epoch} for each millisecond: its time, 80 random bits for its first id, and a
 * counter. A call reads the current epoch, <em>then</em> the clock. While the clock shows the epoch's millisecond, the id
 * is the first one plus whatever the call's {@code getAndAdd} on the counter returns: no two calls get the same, and none
 * has to try again. A call that finds a later time draws 80 random bits, builds the epoch of that time and puts it in
 * place with one compare-and-set. If it loses, another thread has just opened a later epoch, and it starts over with
 * that.
 *
 * <p><strong>Why the ids ascend</strong> for every observer: let call A return before call B starts. A and B each take
 * their id from an epoch that was current at some moment during the call. Epochs replace each other in ascending order of
 * time, so B's epoch is A's or a later one. If it is later, its time is greater, and with it the id. If it is the same, B
 * adds to the counter after A. A call that still holds an epoch which has been replaced meanwhile is no exception: it
 * overlaps with the call that replaced it, so nobody can say which of the two came first. The argument does not use the
 * clock at all; a wrong clock costs accuracy, never order.
 *
 * <p><strong>Why the epoch is read before the clock</strong>: its time was read from the clock before the epoch became
 * visible. A thread that sees the epoch and reads the clock afterwards reads a later time, unless the clock really
 * stepped back or the epoch's time was moved ahead of the clock. The other way round, a thread that stalls between
 * the two reads would take its own delay for a clock that steps back.
 *
 * <p>A compare-and-set loop over the last id is the obvious alternative. It retries under contention: with 8 threads on 2
 * cores it took several times as long for each id (see the module {@code benchmarks}).
 */
final class MonotonicUlidGenerator implements UlidGenerator {
    static final UlidGenerator SHARED = UlidGenerator.builder().build();

    private final AtomicReference<Epoch> current = new AtomicReference<>(Epoch.none());
    private final LongSupplier clock;
    private final EntropyPool entropy;
    private final long randomMask;
    private final LongUnaryOperator step;
    private final RollbackPolicy rollback;
    private final OverflowPolicy overflow;
    private final @Nullable Object checkpoint;

    MonotonicUlidGenerator(
            LongSupplier clock,
            EntropyPool entropy,
            long randomMask,
            LongUnaryOperator step,
            RollbackPolicy rollback,
            OverflowPolicy overflow) {
        this.clock = clock;
        this.entropy = entropy;
        this.randomMask = randomMask;
        this.step = step;
        this.rollback = rollback;
        this.overflow = overflow;
        this.checkpoint = Checkpoint.onRestore(this::restart);
    }

    @Override
    public Ulid next() {
        Epoch epoch = current.get();
        long now = clock.getAsLong();
        if (now <= epoch.time) {
            if (now < epoch.time) {
                rollback.check(clock, now, epoch.time);
            }
            Ulid id = epoch.next(step.applyAsLong(epoch.time));
            if (id != null) {
                return id;
            }
        }
        return nextOfNewEpoch(epoch, now);
    }

    private Ulid nextOfNewEpoch(Epoch epoch, long now) {
        long time = now > epoch.time ? now : overflow.timeAfter(clock, epoch.time);
        Epoch fresh = Epoch.of(entropy.ulidAt(time), randomMask, step.applyAsLong(time));
        return current.compareAndSet(epoch, fresh) ? fresh.first() : next();
    }

    /**
     * Goes on in a later millisecond with random bits that no copy of this process has. An id that is being made at the
     * moment of the checkpoint is not helped: each copy finishes it.
     */
    private void restart() {
        entropy.clear();
        current.updateAndGet(epoch -> {
            long time = Math.max(clock.getAsLong(), epoch.time + 1);
            return Epoch.of(entropy.ulidAt(time), randomMask, 0);
        });
    }
}
