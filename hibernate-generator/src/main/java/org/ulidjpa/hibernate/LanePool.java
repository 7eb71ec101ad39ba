package org.ulidjpa.hibernate;

import jakarta.transaction.Synchronization;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;

/**
 * The lanes of one table: insert locality for InnoDB under many sessions.
 *
 * <p>InnoDB leaves a page full only while every insert follows the page's last insert. The ids of one shared generator
 * reach the table out of order as soon as several transactions are in flight, and its pages split in the middle: with
 * 16 sessions they end up no fuller than with random keys. So each transaction leases a {@link Lane} from its first id
 * to its completion. Inside a lane ids are consecutive and inserts arrive in key order, whatever the others do.
 *
 * <p>The lowest free lane is leased, so that few lanes are in use and each keeps its page in the buffer pool. Where no
 * lane is free, or where {@link LoadMeter} says that lanes do not pay, ids come from the shared generator; nobody waits.
 * A lease that its transaction never gave back is taken back once its session is closed or it is older than the hold.
 * That is safe: a lane stays correct with two users.
 *
 * <p>Safe for use by several threads, lock-free.
 */
final class LanePool {

    /** More transactions in flight than this share the generator. */
    static final int LANES = 64;

    private final LaneLimits limits;
    private final Supplier<Ulid> shared;
    private final Supplier<Ulid> starts;
    private final LongSupplier nanoTime;
    private final LoadMeter load;
    private final AtomicInteger inFlight = new AtomicInteger();

    /** Since the load was last measured, by transactions that have ended. */
    private final AtomicInteger idsMade = new AtomicInteger();

    private final AtomicReferenceArray<@Nullable Lease> leases = new AtomicReferenceArray<>(LANES);

    /** Those of the leases. To look for one's own among the leases would read what other threads write for each id. */
    private final AtomicReferenceArray<@Nullable Object> sessions = new AtomicReferenceArray<>(LANES);

    private final AtomicReferenceArray<@Nullable Lane> lanes = new AtomicReferenceArray<>(LANES);

    LanePool(LaneLimits limits, Supplier<Ulid> shared, Supplier<Ulid> starts, LongSupplier nanoTime) {
        this.limits = limits;
        this.shared = shared;
        this.starts = starts;
        this.nanoTime = nanoTime;
        this.load = new LoadMeter(limits.hold(), nanoTime.getAsLong());
    }

    /**
     * Takes the session that runs the transaction, and where to register what happens at the transaction's completion.
     */
    Ulid next(Object session, Consumer<Synchronization> completions) {
        Lease lease = leaseOf(session);
        if (lease == null) {
            lease = lease(session, completions);
        }
        return lease == null ? shared.get() : lease.next();
    }

    private @Nullable Lease leaseOf(Object session) {
        for (int slot = 0; slot < LANES; slot++) {
            if (sessions.get(slot) == session) {
                Lease lease = leases.get(slot);
                if (lease != null && lease.session == session) {
                    return lease;
                }
            }
        }
        return null;
    }

    private @Nullable Lease lease(Object session, Consumer<Synchronization> completions) {
        long now = nanoTime.getAsLong();
        measure(now);
        for (int slot = 0; slot < LANES; slot++) {
            if (leases.get(slot) == null) {
                Lease lease = new Lease(session, slot, load.lanesPay() ? lane(slot) : null, now);
                if (leases.compareAndSet(slot, null, lease)) {
                    sessions.set(slot, session);
                    inFlight.incrementAndGet();
                    completions.accept(lease);
                    return lease;
                }
            }
        }
        return null;
    }

    /** Now and then only: it reads what other threads write, which costs more than an id. */
    private void measure(long now) {
        if (!load.isDue(now)) {
            return;
        }
        for (int slot = 0; slot < LANES; slot++) {
            Lease lease = leases.get(slot);
            if (lease != null && lease.isAbandoned(now)) {
                lease.giveBack();
            }
        }
        load.update(now, inFlight.get(), idsMade.getAndSet(0));
    }

    private Lane lane(int slot) {
        Lane lane = lanes.get(slot);
        if (lane == null) {
            lane = new Lane(limits, starts, nanoTime);
            lanes.set(slot, lane);
        }
        return lane;
    }

    /** How many transactions hold a lease: lanes in use, and those that draw from the shared generator. */
    int inFlight() {
        return inFlight.get();
    }

    /** How many of those transactions hold a lane. */
    int lanesInUse() {
        long now = nanoTime.getAsLong();
        int inUse = 0;
        for (int slot = 0; slot < LANES; slot++) {
            Lease lease = leases.get(slot);
            if (lease != null && lease.lane != null && !lease.isAbandoned(now)) {
                inUse++;
            }
        }
        return inUse;
    }

    /** One transaction's right to a lane; without one, its share in the load. */
    private final class Lease implements Synchronization {
        private final Object session;
        private final int slot;
        private final @Nullable Lane lane;
        private final long since;
        private int ids;

        Lease(Object session, int slot, @Nullable Lane lane, long since) {
            this.session = session;
            this.slot = slot;
            this.lane = lane;
            this.since = since;
        }

        Ulid next() {
            ids++;
            return lane == null ? shared.get() : lane.next();
        }

        boolean isAbandoned(long now) {
            return now - since > limits.holdNanos()
                    || session instanceof SharedSessionContractImplementor hibernate && hibernate.isClosed();
        }

        @Override
        public void beforeCompletion() {
            // inserts may still follow, at the flush
        }

        @Override
        public void afterCompletion(int status) {
            idsMade.addAndGet(ids);
            measure(nanoTime.getAsLong());
            giveBack();
        }

        void giveBack() {
            if (leases.compareAndSet(slot, this, null)) {
                sessions.compareAndSet(slot, session, null);
                inFlight.decrementAndGet();
            }
        }
    }
}
