package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.UlidGenerator.ClockRollback;

@NullUnmarked
class ClockRollbackTest {
    private static final long TIME = 1_700_000_000_000L;
    private static final Duration LONG = Duration.ofHours(1);

    private final ManualClock clock = new ManualClock(TIME);

    @ParameterizedTest
    @ValueSource(strings = {"PT0.001S", "PT5S", "P1D"})
    void hold_goesOnWithTheRandomPart(Duration step) {
        UlidGenerator generator = UlidGenerator.builder().clock(clock).build();
        assertHolds(generator, step);
    }

    @Test
    void hold_doesNotLookAtTheLimit() {
        assertHolds(generator(ClockRollback.HOLD, Duration.ZERO), Duration.ofDays(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT0.001S", "PT5S", "P1D"})
    void wait_parksUntilTheClockIsBack(Duration step) throws Exception {
        UlidGenerator generator = generator(ClockRollback.WAIT, LONG);
        Ulid before = generator.next();
        clock.move(step.negated());

        CountDownLatch started = new CountDownLatch(1);
        CompletableFuture<Ulid> next = CompletableFuture.supplyAsync(() -> {
            started.countDown();
            return generator.next();
        });
        started.await();
        Thread.sleep(20);
        assertThat(next).isNotDone();
        clock.set(TIME - 1);
        Thread.sleep(20);
        assertThat(next).isNotDone();

        clock.set(TIME);
        assertThat(next.get()).isEqualTo(before.increment());
        clock.set(TIME + 1);
        assertThat(generator.next().timestamp()).isEqualTo(TIME + 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT0.001S", "PT5S", "P1D"})
    void wait_failsAfterTheLimit(Duration step) {
        UlidGenerator generator = generator(ClockRollback.WAIT, Duration.ofMillis(30));
        Ulid before = generator.next();
        clock.move(step.negated());

        long start = System.nanoTime();
        assertThatIllegalStateException()
                .isThrownBy(generator::next)
                .withMessage(
                        "The clock is %d ms before the time of the last id, 2023-11-14T22:13:20Z;"
                                + " waited for PT0.03S",
                        step.toMillis());
        assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(30_000_000);

        clock.move(step);
        assertThat(generator.next()).isEqualTo(before.increment());
    }

    @Test
    void wait_keepsTheInterruptOfItsThread() {
        UlidGenerator generator = generator(ClockRollback.WAIT, Duration.ofMillis(5));
        generator.next();
        clock.move(Duration.ofMillis(-1));

        Thread.currentThread().interrupt();
        assertThatIllegalStateException().isThrownBy(generator::next);
        assertThat(Thread.interrupted()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT0.001S", "PT5S", "P1D"})
    void throw_holdsUpToTheLimit(Duration step) {
        assertHolds(generator(ClockRollback.THROW, step), step);
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT0.001S", "PT5S", "P1D"})
    void throw_failsBeyondTheLimit(Duration step) {
        Duration limit = step.minusMillis(1);
        UlidGenerator generator = generator(ClockRollback.THROW, limit);
        Ulid before = generator.next();
        clock.move(step.negated());

        for (int i = 0; i < 3; i++) {
            assertThatIllegalStateException()
                    .isThrownBy(generator::next)
                    .withMessage(
                            "The clock is %d ms before the time of the last id, 2023-11-14T22:13:20Z;"
                                    + " the limit is %s",
                            step.toMillis(), limit);
        }
        clock.move(step);
        assertThat(generator.next()).isEqualTo(before.increment());
    }

    @Test
    void onClockRollback_badArguments() {
        UlidGenerator.Builder builder = UlidGenerator.builder();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.onClockRollback(ClockRollback.WAIT, Duration.ofNanos(-1)))
                .withMessage("Invalid limit of the clock rollback: PT-0.000000001S is negative");
        assertThatNullPointerException().isThrownBy(() -> builder.onClockRollback(null, LONG));
        assertThatNullPointerException().isThrownBy(() -> builder.onClockRollback(ClockRollback.WAIT, null));
        assertThatNullPointerException().isThrownBy(() -> builder.clock(null));
        assertThatNullPointerException().isThrownBy(() -> builder.entropy(null));
        assertThatNullPointerException().isThrownBy(() -> builder.increment(null));
        assertThatNullPointerException().isThrownBy(() -> builder.onOverflow(null));
    }

    @Test
    void wait_forTheLongestDuration() throws Exception {
        UlidGenerator generator = generator(ClockRollback.WAIT, Duration.ofSeconds(Long.MAX_VALUE));
        Ulid before = generator.next();
        clock.move(Duration.ofMillis(-1));
        CompletableFuture<Ulid> next = CompletableFuture.supplyAsync(generator::next);
        clock.set(TIME);

        assertThat(next.get()).isEqualTo(before.increment());
    }

    /** Back, forward past the last id, and back again. */
    private void assertHolds(UlidGenerator generator, Duration step) {
        Ulid before = generator.next();

        clock.move(step.negated());
        assertThat(generator.next()).isEqualTo(before.increment());
        assertThat(generator.next()).isEqualTo(before.increment().increment());

        clock.set(TIME + 1);
        Ulid after = generator.next();
        assertThat(after.timestamp()).isEqualTo(TIME + 1);

        clock.move(step.negated());
        assertThat(generator.next()).isEqualTo(after.increment());
    }

    private UlidGenerator generator(ClockRollback policy, Duration limit) {
        return UlidGenerator.builder()
                .clock(clock)
                .onClockRollback(policy, limit)
                .build();
    }
}
