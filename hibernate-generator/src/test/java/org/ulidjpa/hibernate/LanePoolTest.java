package org.ulidjpa.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import java.lang.reflect.Proxy;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.junit.jupiter.api.Test;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

class LanePoolTest {

    private static final LaneLimits LIMITS = new LaneLimits(1_024, Duration.ofSeconds(10));

    private final AtomicLong nanos = new AtomicLong();
    private final UlidGenerator shared = UlidGenerator.builder().build();
    private final LanePool pool = new LanePool(LIMITS, shared::next, UlidGenerator.random()::next, nanos::get);
    private final List<Synchronization> completions = new ArrayList<>();

    @Test
    void next_noLoad_asksTheSharedGenerator() {
        Ulid before = shared.next();
        Ulid id = pool.next("session", completions::add);
        assertThat(id).isBetween(before, shared.next());
        assertThat(completions).hasSize(1);
    }

    @Test
    void next_underLoad_isConsecutiveInEachTransaction() {
        warmUp();
        Ulid a1 = pool.next("a", completions::add);
        Ulid b1 = pool.next("b", completions::add);
        Ulid a2 = pool.next("a", completions::add);
        Ulid b2 = pool.next("b", completions::add);
        assertThat(a2).isEqualTo(a1.increment());
        assertThat(b2).isEqualTo(b1.increment());
    }

    @Test
    void lanesInUse_countsTheTransactionsThatHoldALane() {
        pool.next("without load", completions::add);
        assertThat(pool.lanesInUse()).isZero();
        completions.remove(0).afterCompletion(Status.STATUS_COMMITTED);
        warmUp();
        pool.next("a", completions::add);
        pool.next("a", completions::add);
        pool.next("b", completions::add);
        assertThat(pool.lanesInUse()).isEqualTo(2);
        completions.get(0).afterCompletion(Status.STATUS_ROLLEDBACK);
        assertThat(pool.lanesInUse()).isOne();
    }

    @Test
    void completion_committedOrNot_givesTheLowestLaneToTheNext() {
        warmUp();
        Ulid first = pool.next("a", completions::add);
        pool.next("b", completions::add);
        completions.get(0).afterCompletion(Status.STATUS_ROLLEDBACK);
        assertThat(pool.next("c", completions::add)).isEqualTo(first.increment());
    }

    @Test
    void next_moreSessionsThanLanes_takesSharedIdsWithoutWaiting() {
        warmUp();
        for (int i = 0; i < LanePool.LANES; i++) {
            pool.next("s" + i, completions::add);
        }
        Ulid before = shared.next();
        Ulid id = pool.next("one too many", completions::add);
        assertThat(id).isBetween(before, shared.next());
        assertThat(completions).hasSize(LanePool.LANES);
    }

    @Test
    void next_leaseNeverGivenBack_isTakenOverAfterTheHold() {
        warmUp();
        pool.next("leaks", completions::add);
        int inFlight = pool.inFlight();
        nanos.addAndGet(Duration.ofSeconds(10).toNanos() + 1);
        Ulid one = pool.next("next", completions::add);
        assertThat(pool.inFlight()).isEqualTo(inFlight);
        completions.get(0).afterCompletion(Status.STATUS_COMMITTED);
        assertThat(pool.inFlight()).isEqualTo(inFlight);
        assertThat(pool.next("next", completions::add)).isGreaterThan(one);
    }

    @Test
    void next_leaseOfAClosedSession_isTakenOverAfterAMillisecond() {
        warmUp();
        SharedSessionContractImplementor closed = (SharedSessionContractImplementor) Proxy.newProxyInstance(
                LanePoolTest.class.getClassLoader(),
                new Class<?>[] {SharedSessionContractImplementor.class},
                (session, method, values) -> method.getName().equals("isClosed"));
        Ulid first = pool.next(closed, completions::add);
        assertThat(pool.lanesInUse()).isZero();
        nanos.addAndGet(Duration.ofMillis(1).toNanos());
        assertThat(pool.next("next", completions::add)).isEqualTo(first.increment());
        assertThat(pool.inFlight()).isOne();
    }

    @Test
    void next_underConcurrencyRollbacksAndLeaks_isUniqueAndAscendingPerTransaction() throws InterruptedException {
        long seed = System.nanoTime();
        System.out.println("LanePoolTest seed " + seed);
        LanePool busy = new LanePool(LIMITS, shared::next, UlidGenerator.random()::next, System::nanoTime);
        Map<Ulid, Boolean> ids = new ConcurrentHashMap<>();
        Set<String> faults = ConcurrentHashMap.newKeySet();
        CountDownLatch go = new CountDownLatch(1);
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 8; t++) {
            Random random = new Random(seed + t);
            threads.add(new Thread(() -> {
                LaneTest.await(go);
                for (int i = 0; i < 4_000; i++) {
                    transaction(busy, random, ids, faults);
                }
            }));
        }
        threads.forEach(Thread::start);
        go.countDown();
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(faults).isEmpty();
        assertThat(ids.size()).isGreaterThan(8 * 4_000);
    }

    private static void transaction(LanePool pool, Random random, Map<Ulid, Boolean> ids, Set<String> faults) {
        Object session = new Object();
        List<Synchronization> completions = new ArrayList<>();
        Ulid last = Ulid.MIN;
        boolean leased = true;
        for (int i = random.nextInt(1, 30); i > 0; i--) {
            Ulid id = pool.next(session, completions::add);
            leased &= !completions.isEmpty();
            if (leased && id.compareTo(last) <= 0) {
                faults.add(id + " after " + last);
            }
            if (ids.put(id, true) != null) {
                faults.add(id + " twice");
            }
            last = id;
        }
        boolean leaks = random.nextInt(100) == 0;
        if (!leaks) {
            completions.forEach(completion -> completion.afterCompletion(
                    random.nextBoolean() ? Status.STATUS_COMMITTED : Status.STATUS_ROLLEDBACK));
        }
    }

    @Test
    void starts_clockStepsBack_neverGoBackInTime() {
        AtomicLong millis = new AtomicLong(1_800_000_000_000L);
        UlidGenerator generator =
                UlidGenerator.builder().clock(new SettableClock(millis)).build();
        LanePool stepping = new LanePools(Map.of()).of("table", generator);
        Ulid before = stepping.next("a", completions::add);
        millis.addAndGet(-5_000);
        assertThat(stepping.next("b", completions::add).timestamp()).isEqualTo(before.timestamp());
    }

    /** Eight transactions in flight, two thousand ids per second, for 16 s. */
    private void warmUp() {
        for (int round = 0; round < 4_000; round++) {
            for (int session = 0; session < 8; session++) {
                pool.next("warm" + session, completions::add);
            }
            nanos.addAndGet(Duration.ofMillis(4).toNanos());
            completions.forEach(completion -> completion.afterCompletion(Status.STATUS_COMMITTED));
            completions.clear();
        }
        assertThat(pool.inFlight()).isZero();
    }

    private static final class SettableClock extends Clock {
        private final AtomicLong millis;

        SettableClock(AtomicLong millis) {
            this.millis = millis;
        }

        @Override
        public long millis() {
            return millis.get();
        }

        @Override
        public Instant instant() {
            return Instant.ofEpochMilli(millis.get());
        }

        @Override
        public ZoneOffset getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }
}
