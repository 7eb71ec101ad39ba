package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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

    private static final Fleet SAME_CLOCK = new Fleet(GENERATORS / CLOCKS, IDS);

    private final long seed = System.nanoTime();
    private final SplittableRandom random = new SplittableRandom(seed);

    /** Makes a generator whose ids start with the bits of the pool. */
    private interface Kind {
        UlidGenerator generator(Clock clock, EntropyPool pool);
    }

    @Test
    void random_pairsFollowTheFormula() {
        long[] ids = ids(37, (clock, pool) -> () -> pool.ulidAt(clock.millis()));

        assertCount(pairs(ids), SAME_CLOCK.pairs(37) * CLOCKS);
    }

    /** The step, of 32 bits for 80, is cut to 14 bits, still long against the ids of a run. */
    @Test
    void randomStep_pairsFollowTheFormula() {
        SplittableRandom steps = random.split();
        long[] ids = ids(37, (clock, pool) -> monotonic(clock, pool, () -> steps.nextLong(1, 1 << 14)));

        assertCount(pairs(ids), SAME_CLOCK.pairs(37) * CLOCKS);
    }

    /** Runs meet seldom, and then repeat half of their ids: as many pairs as with random bits, in far fewer incidents. */
    @Test
    void plusOne_incidentsFollowTheFormula() {
        long[] ids = ids(28, (clock, pool) -> monotonic(clock, pool, () -> 1));
        long incidents = incidents(ids);

        assertCount(incidents, SAME_CLOCK.incidents(28) * CLOCKS);
        assertThat((double) pairs(ids) / incidents).as(seed()).isCloseTo(IDS / 2.0, within(IDS / 6.0));
    }

    /** Two ids made so many ms apart, by generators whose clocks differ by up to 10 ms. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 9, 10, 50})
    void order_ofSkewedClocks_isLostWithinTheSkewOnly(int apart) {
        int pairs = 20_000;
        int skew = 10;
        int inverted = 0;
        for (int i = 0; i < pairs; i++) {
            Ulid first = firstId(TIME + random.nextInt(skew));
            Ulid second = firstId(TIME + apart + random.nextInt(skew));
            inverted += first.compareTo(second) > 0 ? 1 : 0;
        }
        double left = Math.max(0, skew - apart);
        assertCount(inverted, pairs * left * left / (2 * skew * skew));
    }

    @Test
    void figures_areThoseOfThePage() {
        String rows = Stream.of(new Fleet(100, 10), new Fleet(GENERATORS, IDS))
                .map(Fleet::rows)
                .collect(Collectors.joining());
        assertThat(Path.of("../docs/trust.md")).content().contains(rows);
    }

    /** The ids of the fleet, each as one long: the milliseconds since TIME, then the lower bits. */
    private long[] ids(int bits, Kind kind) {
        EntropySource source = bytes -> fill(bytes, bits);
        long[] ids = new long[GENERATORS * IDS];
        for (int g = 0; g < GENERATORS; g++) {
            UlidGenerator generator = kind.generator(clock(TIME + g % CLOCKS), new EntropyPool(source));
            for (int i = 0; i < IDS; i++) {
                Ulid id = generator.next();
                ids[g * IDS + i] = id.timestamp() - TIME << 60 | id.leastSignificantBits();
            }
        }
        return ids;
    }

    /** Leaves so many random bits, at most 64, of each 80. */
    private void fill(byte[] bytes, int bits) {
        ByteBuffer records = ByteBuffer.wrap(bytes);
        while (records.hasRemaining()) {
            records.putShort((short) 0).putLong(random.nextLong() >>> 64 - bits);
        }
    }

    /** How many pairs of generators have an id in common, where each has a run of consecutive ids. */
    private static long incidents(long[] ids) {
        long[] firsts = IntStream.range(0, GENERATORS)
                .mapToLong(g -> ids[g * IDS])
                .sorted()
                .toArray();
        long incidents = 0;
        for (int i = 0; i < firsts.length; i++) {
            for (int j = i + 1; j < firsts.length && firsts[j] - firsts[i] < IDS; j++) {
                incidents++;
            }
        }
        return incidents;
    }

    /** How many pairs of ids are the same. */
    private static long pairs(long[] ids) {
        long[] sorted = ids.clone();
        Arrays.parallelSort(sorted);
        long pairs = 0;
        for (int i = 1, same = 0; i < sorted.length; i++) {
            same = sorted[i] == sorted[i - 1] ? same + 1 : 0;
            pairs += same;
        }
        return pairs;
    }

    /** Five standard deviations: a right formula fails once in a million runs. */
    private void assertCount(long count, double expected) {
        assertThat((double) count).as(seed()).isCloseTo(expected, within(5 * Math.sqrt(expected)));
    }

    private String seed() {
        return "seed " + seed;
    }

    private static UlidGenerator monotonic(Clock clock, EntropyPool pool, LongSupplier step) {
        return new MonotonicUlidGenerator(
                clock::millis, pool, 0xFFFF, time -> step.getAsLong(), RollbackPolicy.HOLD, OverflowPolicy.WAIT);
    }

    private static Ulid firstId(long time) {
        return UlidGenerator.builder().clock(clock(time)).build().next();
    }

    private static Clock clock(long time) {
        return Clock.fixed(Instant.ofEpochMilli(time), ZoneOffset.UTC);
    }

    /**
     * What the formula expects of a fleet.
     *
     * @param generators how many, each monotonic, without coordination
     * @param ids of each generator in a millisecond
     */
    private record Fleet(double generators, double ids) {
        private static final double MILLIS_OF_A_YEAR = 365.25 * 24 * 3_600 * 1_000;

        /** Pairs of the same id, of different generators, in a millisecond: every two ids meet with 2^-bits. */
        double pairs(int bits) {
            return generators * (generators - 1) / 2 * ids * ids / Math.pow(2, bits);
        }

        /** Pairs of generators whose runs of consecutive ids overlap in a millisecond. */
        double incidents(int bits) {
            return generators * (generators - 1) / 2 * (2 * ids - 1) / Math.pow(2, bits);
        }

        /** Pairs in a year of ids without a time, which may meet any other of the year. */
        double pairsOfAYear(int bits) {
            double all = generators * ids * MILLIS_OF_A_YEAR;
            return all * all / 2 / Math.pow(2, bits);
        }

        /** Rows of a table in Markdown: kind, random bits, ids twice in a year, incidents in a year. */
        String rows() {
            String fleet = String.format(Locale.ROOT, "%,.0f × %,.0f", generators, ids);
            return row(fleet, "UUIDv4", 122, pairsOfAYear(122), pairsOfAYear(122))
                    + yearly(fleet, "UUIDv7, random", 74, pairs(74), pairs(74))
                    + yearly(fleet, "UUIDv7, +1", 74, pairs(74), incidents(74))
                    + yearly(fleet, "ULID, random or random step", 80, pairs(80), pairs(80))
                    + yearly(fleet, "ULID, +1", 80, pairs(80), incidents(80));
        }

        private static String yearly(String fleet, String kind, int bits, double pairs, double incidents) {
            return row(fleet, kind, bits, pairs * MILLIS_OF_A_YEAR, incidents * MILLIS_OF_A_YEAR);
        }

        private static String row(String fleet, String kind, int bits, double pairs, double incidents) {
            return String.format(Locale.ROOT, "| %s | %s | %d | %.2g | %.2g |%n", fleet, kind, bits, pairs, incidents);
        }
    }
}
