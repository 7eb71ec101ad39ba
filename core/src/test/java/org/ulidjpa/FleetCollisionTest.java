package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * 10,000 generators that know nothing of each other make 1,000 ids each in a millisecond, with clocks that differ: how
 * many pairs of ids are the same, against the birthday formula. Of 80 random bits none would be, so the random part is cut
 * until the formula expects about a hundred; each bit more halves that.
 */
@Tag("slow")
class FleetCollisionTest {
    private static final long TIME = 1_700_000_000_000L;
    private static final int GENERATORS = 10_000;
    private static final int IDS = 1_000;

    /** At one moment, the clocks show one of so many milliseconds. */
    private static final int CLOCKS = 4;

    private final long seed = System.nanoTime();
    private final SplittableRandom random = new SplittableRandom(seed);

    /** Makes a generator whose ids start with the bits of the pool. */
    private interface Kind {
        UlidGenerator generator(Clock clock, EntropyPool pool);
    }

    @Test
    void random_pairsFollowTheFormula() {
        long[] ids = ids(37, (clock, pool) -> () -> pool.ulidAt(clock.millis()));

        assertCount(pairs(ids), Fleet.pairs(GENERATORS / CLOCKS, IDS, 37) * CLOCKS);
    }

    /** The step, of 32 bits for 80, is cut to 14 bits, still long against the ids of a run. */
    @Test
    void randomStep_pairsFollowTheFormula() {
        SplittableRandom steps = random.split();
        long[] ids = ids(37, (clock, pool) -> monotonic(clock, pool, () -> steps.nextLong(1, 1 << 14)));

        assertCount(pairs(ids), Fleet.pairs(GENERATORS / CLOCKS, IDS, 37) * CLOCKS);
    }

    /** Runs meet seldom, and then repeat half of their ids: as many pairs as with random bits, in far fewer incidents. */
    @Test
    void plusOne_incidentsFollowTheFormula() {
        long[] ids = ids(28, (clock, pool) -> monotonic(clock, pool, () -> 1));
        long incidents = incidents(ids);

        assertCount(incidents, Fleet.incidents(GENERATORS / CLOCKS, IDS, 28) * CLOCKS);
        assertThat((double) pairs(ids) / incidents).as(seed()).isCloseTo(IDS / 2.0, within(IDS / 6.0));
    }

    /** Of two ids made so many ms apart, by generators whose clocks differ by up to 10 ms. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 9, 10, 50})
    void order_ofSkewedClocks_isLostWithinTheSkewOnly(int apart) {
        int pairs = 20_000;
        int skew = 10;
        int inverted = 0;
        for (int i = 0; i < pairs; i++) {
            Ulid first = UlidGenerator.builder().clock(clock(TIME + random.nextInt(skew))).build().next();
            Ulid second = UlidGenerator.builder().clock(clock(TIME + apart + random.nextInt(skew))).build().next();
            inverted += first.compareTo(second) > 0 ? 1 : 0;
        }
        double left = Math.max(0, skew - apart);
        assertCount(inverted, pairs * left * left / (2 * skew * skew));
    }

    private long[] ids(int bits, Kind kind) {
        EntropySource source = bytes -> fill(bytes, bits);
        long[] ids = new long[GENERATORS * IDS];
        for (int i = 0; i < ids.length; ) {
            UlidGenerator generator = kind.generator(clock(TIME + i / IDS % CLOCKS), new EntropyPool(source));
            for (int end = i + IDS; i < end; i++) {
                Ulid id = generator.next();
                ids[i] = id.timestamp() - TIME << 60 | id.leastSignificantBits();
            }
        }
        return ids;
    }

    /** Leaves so many random bits of each 80. */
    private void fill(byte[] bytes, int bits) {
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = 
        }
    }

    private static UlidGenerator monotonic(Clock clock, EntropyPool pool, LongSupplier step) {
        return new MonotonicUlidGenerator(
                clock::millis, pool, 0xFFFF, time -> step.getAsLong(), RollbackPolicy.HOLD, OverflowPolicy.WAIT);
    }

    private static Clock clock(long time) {
        return Clock.fixed(Instant.ofEpochMilli(time), ZoneOffset.UTC);
    }
}
