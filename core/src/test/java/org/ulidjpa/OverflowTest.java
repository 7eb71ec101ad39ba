package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.ulidjpa.UlidGenerator.Increment;
import org.ulidjpa.UlidGenerator.Overflow;

class OverflowTest {
    private static final long TIME = 1_700_000_000_000L;

    private final ManualClock clock = new ManualClock(TIME);

    @Test
    void wait_goesOnWhenTheClockReachesTheNextMillisecond() throws Exception {
        UlidGenerator generator = generator(Overflow.WAIT);
        useUp(generator);

        CompletableFuture<Ulid> next = CompletableFuture.supplyAsync(generator::next);
        Thread.sleep(10);
        clock.set(TIME + 7);

        assertThat(next.get().timestamp()).isEqualTo(TIME + 7);
    }

    @Test
    void wait_whileTheClockIsHeldBack_advancesTheHeldTime() {
        UlidGenerator generator = generator(Overflow.WAIT);
        useUp(generator);
        clock.set(TIME - 86_400_000);

        for (int i = 1; i < 20; i++) {
            assertThat(generator.next()).isEqualTo(first(TIME + i));
            assertThat(generator.next()).isEqualTo(first(TIME + i).increment());
            assertThat(generator.next()).isEqualTo(first(TIME + i).increment().increment());
        }
        clock.set(TIME + 100);
        assertThat(generator.next()).isEqualTo(first(TIME + 100));
    }

    @Test
    void wait_whileTheClockStandsStill_advancesTheTime() {
        UlidGenerator generator = generator(Overflow.WAIT);
        useUp(generator);

        assertThat(generator.next()).isEqualTo(first(TIME + 1));
    }

    @ParameterizedTest
    @EnumSource(Overflow.class)
    void atTheEndOfTime_fails(Overflow policy) {
        clock.set(Ulid.MAX.timestamp());
        UlidGenerator generator = generator(policy);
        generator.next();
        generator.next();
        assertThat(generator.next()).isEqualTo(Ulid.MAX);

        for (long now : new long[] {Ulid.MAX.timestamp(), 0}) {
            clock.set(now);
            assertThatIllegalStateException()
                    .isThrownBy(generator::next)
                    .withMessage("No id is left in the millisecond of +10889-08-02T05:31:50.655Z");
        }
    }

    @ParameterizedTest
    @EnumSource(Increment.class)
    void throw_failsUntilTheNextMillisecond(Increment increment) {
        UlidGenerator generator = UlidGenerator.builder()
                .clock(clock)
                .entropy(Entropy.withRoomFor(0))
                .increment(increment)
                .onOverflow(Overflow.THROW)
                .build();
        Ulid last = generator.next();
        assertThat(last).isEqualTo(Ulid.max(last.instant()));

        for (int i = 0; i < 1_000; i++) {
            assertThatIllegalStateException()
                    .isThrownBy(generator::next)
                    .withMessage("No id is left in the millisecond of 2023-11-14T22:13:20Z");
        }
        clock.set(TIME + 1);
        assertThat(generator.next()).isEqualTo(Ulid.max(clock.instant()));
    }

    /** The counter ends at 2^62 where the random part has more room, so that adding to it can never wrap. */
    @Test
    void counter_limits() {
        assertThat(lastOf(Entropy.withRoomFor(0))).isEqualTo(0);
        assertThat(lastOf(Entropy.withRoomFor(5))).isEqualTo(5);
        assertThat(lastOf(Entropy.withRoomFor(1L << 62))).isEqualTo(1L << 62);
        assertThat(lastOf(Entropy.withRoomFor((1L << 62) + 1))).isEqualTo(1L << 62);
        assertThat(lastOf(Entropy.withRoomFor(-1))).isEqualTo(1L << 62);
        assertThat(lastOf(Entropy.of(0, 0))).isEqualTo(1L << 62);
        assertThat(lastOf(Entropy.of(0xFFFE, -1))).isEqualTo(1L << 62);
    }

    @Test
    void counter_neverWraps() {
        Epoch epoch = Epoch.of(Ulid.max(Instant.ofEpochMilli(TIME)), 0xFFFF, 1L << 62);

        for (int i = 0; i < 10; i++) {
            assertThat(epoch.next(1L << 62)).isNull();
        }
    }

    /** The greatest step from the first id that the epoch still gives. */
    private static long lastOf(Entropy entropy) {
        Ulid first = new EntropyPool(entropy::nextBytes).ulidAt(TIME);
        long low = 0;
        long high = Long.MAX_VALUE;
        while (low < high) {
            long middle = low + (high - low) / 2 + 1;
            Epoch epoch = Epoch.of(first, 0xFFFF, middle);
            if (epoch.next(1) != null) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    private UlidGenerator generator(Overflow policy) {
        return UlidGenerator.builder()
                .clock(clock)
                .entropy(Entropy.withRoomFor(2))
                .onOverflow(policy)
                .build();
    }

    private static void useUp(UlidGenerator generator) {
        assertThat(generator.next()).isEqualTo(first(TIME));
        assertThat(generator.next()).isEqualTo(first(TIME).increment());
        assertThat(generator.next()).isEqualTo(new Ulid(TIME << 16 | 0xFFFF, -1));
    }

    private static Ulid first(long time) {
        return new Ulid(time << 16 | 0xFFFF, -3);
    }
}
