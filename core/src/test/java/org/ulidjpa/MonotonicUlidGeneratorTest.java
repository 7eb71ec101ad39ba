package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.UlidGenerator.Increment;

class MonotonicUlidGeneratorTest {
    private static final long TIME = 1_700_000_000_000L;

    private final ManualClock clock = new ManualClock(TIME);

    @Test
    void next_withinAMillisecond_countsUpByOne() {
        UlidGenerator generator =
                UlidGenerator.builder().clock(clock).entropy(Entropy.of(7, 41)).build();

        assertThat(generator.next()).isEqualTo(new Ulid(TIME << 16 | 7, 41));
        assertThat(generator.next()).isEqualTo(new Ulid(TIME << 16 | 7, 42));
        assertThat(generator.next()).isEqualTo(new Ulid(TIME << 16 | 7, 43));
    }

    @Test
    void next_carriesIntoTheUpperHalf() {
        UlidGenerator generator =
                UlidGenerator.builder().clock(clock).entropy(Entropy.of(7, -1)).build();

        assertThat(generator.next()).isEqualTo(new Ulid(TIME << 16 | 7, -1));
        assertThat(generator.next()).isEqualTo(new Ulid(TIME << 16 | 8, 0));
        assertThat(generator.next()).isEqualTo(new Ulid(TIME << 16 | 8, 1));
    }

    @Test
    void next_inANewMillisecond_drawsFreshBits() {
        UlidGenerator generator = UlidGenerator.builder().clock(clock).build();
        Set<Long> randomParts = new HashSet<>();
        for (int i = 0; i < 1_000; i++) {
            clock.set(TIME + i);
            Ulid id = generator.next();
            assertThat(id.timestamp()).isEqualTo(TIME + i);
            randomParts.add(id.leastSignificantBits());
        }

        assertThat(randomParts).hasSize(1_000);
    }

    @Test
    void next_drawsAllEightyBits() {
        UlidGenerator generator = UlidGenerator.builder().clock(clock).build();
        Ulid anyOne = Ulid.MIN;
        Ulid anyZero = Ulid.MIN;
        for (int i = 0; i < 200; i++) {
            clock.set(TIME + i);
            Ulid id = generator.next();
            anyOne = or(anyOne, id);
            anyZero = or(anyZero, new Ulid(~id.mostSignificantBits(), ~id.leastSignificantBits()));
        }

        assertThat(anyOne.mostSignificantBits() & 0xFFFF).isEqualTo(0xFFFF);
        assertThat(anyOne.leastSignificantBits()).isEqualTo(-1);
        assertThat(anyZero.mostSignificantBits() & 0xFFFF).isEqualTo(0xFFFF);
        assertThat(anyZero.leastSignificantBits()).isEqualTo(-1);
    }

    @Test
    void next_randomIncrement_isFrom1To2Power32() {
        UlidGenerator generator =
                UlidGenerator.builder().clock(clock).increment(Increment.RANDOM).build();
        List<Ulid> ids = Stream.generate(generator::next).limit(10_000).toList();
        Set<Long> steps = new HashSet<>();
        for (int i = 1; i < ids.size(); i++) {
            steps.add(ids.get(i).leastSignificantBits() - ids.get(i - 1).leastSignificantBits());
        }

        assertThat(steps).hasSizeGreaterThan(9_900).allMatch(step -> step >= 1 && step <= 1L << 32);
        assertThat(steps).anyMatch(step -> step > 1L << 31).anyMatch(step -> step < 1L << 31);
    }

    /** The step is drawn from the same bits as the start: all zeros give 1, all ones 2^32. */
    @ParameterizedTest
    @ValueSource(longs = {0, -1})
    void next_randomIncrement_limits(long bits) {
        UlidGenerator generator = UlidGenerator.builder()
                .clock(clock)
                .entropy(Entropy.of(0, bits))
                .increment(Increment.RANDOM)
                .build();
        Ulid first = generator.next();

        assertThat(generator.next().leastSignificantBits() - first.leastSignificantBits())
                .isEqualTo(bits == 0 ? 1 : 1L << 32);
    }

    @Test
    void next_atTheEndsOfTime() {
        clock.set(0);
        UlidGenerator generator =
                UlidGenerator.builder().clock(clock).entropy(Entropy.of(0, 0)).build();

        assertThat(generator.next()).isEqualTo(Ulid.MIN);
        clock.set(Ulid.MAX.timestamp());
        assertThat(generator.next()).isEqualTo(Ulid.min(Ulid.MAX.instant()));
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 1L << 48, Long.MAX_VALUE})
    void next_clockOutOfRange(long millis) {
        clock.set(millis);
        UlidGenerator generator = UlidGenerator.builder().clock(clock).build();

        assertThatIllegalArgumentException()
                .isThrownBy(generator::next)
                .withMessageStartingWith("Invalid ULID: time " + millis + " ms is outside 0..281474976710655 ms");
        clock.set(TIME);
        assertThat(generator.next().timestamp()).isEqualTo(TIME);
    }

    @Test
    void next_clockBeyondMilliseconds() {
        UlidGenerator generator = UlidGenerator.builder()
                .clock(Clock.fixed(Instant.MAX, ZoneOffset.UTC))
                .build();

        assertThatIllegalArgumentException().isThrownBy(generator::next).withMessageStartingWith("Invalid ULID: time ");
    }

    @Test
    void build_givesGeneratorsThatShareNothing() {
        UlidGenerator.Builder builder = UlidGenerator.builder().clock(clock);
        Ulid one = builder.build().next();
        Ulid other = builder.build().next();

        assertThat(one.timestamp()).isEqualTo(other.timestamp());
        assertThat(Math.abs(one.leastSignificantBits() - other.leastSignificantBits()))
                .isGreaterThan(1);
    }

    private static Ulid or(Ulid a, Ulid b) {
        return new Ulid(
                a.mostSignificantBits() | b.mostSignificantBits(), a.leastSignificantBits() | b.leastSignificantBits());
    }
}
