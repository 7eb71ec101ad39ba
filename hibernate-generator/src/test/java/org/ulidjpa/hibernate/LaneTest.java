package org.ulidjpa.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.hibernate.HibernateException;
import org.junit.jupiter.api.Test;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

class LaneTest {

    private static final LaneLimits LIMITS = new LaneLimits(1_024, Duration.ofSeconds(10));

    private final AtomicLong nanos = new AtomicLong();
    private final AtomicInteger starts = new AtomicInteger();

    /** Runs start at 1000, 2000, 3000 …, counted in the upper half, so that each run shows where it began. */
    private Ulid start() {
        return new Ulid(1_000L * starts.incrementAndGet(), 5);
    }

    @Test
    void next_withinARun_isConsecutive() {
        Lane lane = new Lane(LIMITS, this::start, nanos::get);
        Ulid first = lane.next();
        Ulid second = lane.next();
        assertThat(first).isEqualTo(new Ulid(1_000, 5));
        assertThat(second).isEqualTo(first.increment());
    }

    @Test
    void next_afterTheRunLength_startsAnew() {
        Lane lane = new Lane(LIMITS, this::start, nanos::get);
        for (int i = 0; i < 1_023; i++) {
            lane.next();
        }
        assertThat(lane.next()).isEqualTo(new Ulid(1_000, 5 + 1_023));
        assertThat(lane.next()).isEqualTo(new Ulid(2_000, 5));
        assertThat(lane.next()).isEqualTo(new Ulid(2_000, 6));
    }

    @Test
    void next_afterTheHold_startsAnew() {
        Lane lane = new Lane(LIMITS, this::start, nanos::get);
        lane.next();
        nanos.set(Duration.ofSeconds(10).toNanos() - 1);
        assertThat(lane.next()).isEqualTo(new Ulid(1_000, 6));
        nanos.set(Duration.ofSeconds(10).toNanos());
        assertThat(lane.next()).isEqualTo(new Ulid(2_000, 5));
    }

    @Test
    void next_newRunWouldStartBelow_goesOnWithTheOld() {
        Lane lane = new Lane(LIMITS, () -> new Ulid(7, 5), nanos::get);
        for (int i = 0; i < 1_024; i++) {
            lane.next();
        }
        assertThat(lane.next()).isEqualTo(new Ulid(7, 5 + 1_024));
        assertThat(lane.next()).isEqualTo(new Ulid(7, 5 + 1_025));
    }

    @Test
    void next_lowerHalfOverflows_carriesIntoTheUpper() {
        Lane lane = new Lane(LIMITS, () -> new Ulid(7, -1), nanos::get);
        assertThat(lane.next()).isEqualTo(new Ulid(7, -1));
        assertThat(lane.next()).isEqualTo(new Ulid(8, 0));
    }

    @Test
    void next_twoThreadsInOneLane_neverRepeats() throws InterruptedException {
        UlidGenerator random = UlidGenerator.random();
        Lane lane = new Lane(LIMITS, random::next, System::nanoTime);
        Set<Ulid> ids = ConcurrentHashMap.newKeySet();
        CountDownLatch go = new CountDownLatch(1);
        Runnable draw = () -> {
            await(go);
            for (int i = 0; i < 200_000; i++) {
                ids.add(lane.next());
            }
        };
        Thread one = new Thread(draw);
        Thread other = new Thread(draw);
        one.start();
        other.start();
        go.countDown();
        one.join();
        other.join();
        assertThat(ids).hasSize(400_000);
    }

    @Test
    void limits_belowTheFloor_sayWhy() {
        assertThatThrownBy(() -> LaneLimits.of(Map.of(UlidSettings.LANE_RUN_LENGTH, "500")))
                .isInstanceOf(HibernateException.class)
                .hasMessage("Setting ulid.lane_run_length is 500; use at least 1024: "
                        + "each run leaves about one page partly filled");
        assertThatThrownBy(() -> LaneLimits.of(Map.of(UlidSettings.LANE_HOLD, "PT1S")))
                .isInstanceOf(HibernateException.class)
                .hasMessage(
                        "Setting ulid.lane_hold is PT1S; use at least PT10S: shorter holds fill pages less than no lanes do");
    }

    @Test
    void limits_notANumberOrDuration_nameTheSetting() {
        assertThatThrownBy(() -> LaneLimits.of(Map.of(UlidSettings.LANE_RUN_LENGTH, "many")))
                .hasMessage("Setting ulid.lane_run_length is 'many'; give a number of ids");
        assertThatThrownBy(() -> LaneLimits.of(Map.of(UlidSettings.LANE_HOLD, "60")))
                .hasMessage("Setting ulid.lane_hold is '60'; give a duration such as PT60S");
    }

    @Test
    void limits_byDefault_are4096IdsAnd60Seconds() {
        assertThat(LaneLimits.of(Map.of())).isEqualTo(new LaneLimits(4_096, Duration.ofSeconds(60)));
    }

    static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
