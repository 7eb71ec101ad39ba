package org.ulidjpa.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class LoadMeterTest {

    private final LoadMeter meter = new LoadMeter(Duration.ofSeconds(60), 0);
    private long now;

    @Test
    void lanesPay_atFirst_no() {
        assertThat(meter.lanesPay()).isFalse();
    }

    @Test
    void lanesPay_eightSessionsAtAThousandIdsPerSecond_yes() {
        load(30, 8, 1_000);
        assertThat(meter.lanesPay()).isTrue();
    }

    @Test
    void lanesPay_oneSession_noAtAnyRate() {
        load(30, 1, 10_000);
        assertThat(meter.lanesPay()).isFalse();
    }

    @Test
    void lanesPay_twoInFlightAtFiftyPerSecond_no() {
        load(120, 2, 50);
        assertThat(meter.lanesPay()).isFalse();
    }

    @Test
    void lanesPay_rateFallsALittle_staysAsItIs() {
        load(30, 8, 1_000);
        load(60, 8, 200);
        assertThat(meter.lanesPay()).isTrue();
        load(60, 8, 100);
        assertThat(meter.lanesPay()).isFalse();
        load(60, 8, 200);
        assertThat(meter.lanesPay()).isFalse();
    }

    @Test
    void lanesPay_aBurstOfEightSessions_withinATenthOfASecond() {
        load(30, 1, 1_000);
        long before = now;
        for (; !meter.lanesPay(); now += Duration.ofMillis(10).toNanos()) {
            meter.update(now, 8, 10);
        }
        assertThat(now - before).isLessThanOrEqualTo(Duration.ofMillis(100).toNanos());
    }

    @Test
    void lanesPay_aCrowdThinsBeforeTheAverageFollows_staysAsItIs() {
        meter.update(1_000_000, 8, 5_000);
        assertThat(meter.lanesPay()).isTrue();
        meter.update(2_000_000, 3, 0);
        assertThat(meter.lanesPay()).isTrue();
        meter.update(3_000_000, 2, 0);
        assertThat(meter.lanesPay()).isFalse();
        meter.update(4_000_000, 5, 0);
        assertThat(meter.lanesPay()).isFalse();
    }

    @Test
    void lanesPay_sessionsLeave_noMore() {
        load(30, 8, 1_000);
        load(60, 1, 1_000);
        assertThat(meter.lanesPay()).isFalse();
    }

    /** Each transaction makes ten ids; so many are in flight whenever one ends. */
    private void load(int seconds, int inFlight, int idsPerSecond) {
        long pause = Duration.ofSeconds(10).toNanos() / idsPerSecond;
        for (long end = now + Duration.ofSeconds(seconds).toNanos(); now < end; now += pause) {
            meter.update(now, inFlight, 10);
        }
    }
}
