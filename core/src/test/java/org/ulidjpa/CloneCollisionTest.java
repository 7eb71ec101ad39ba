package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.crac.Core;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A process or virtual machine that is copied within a millisecond: two generators with the same state, down to the state
 * of the random generator, whose clocks run on alike. The guards are {@link SystemEntropy} and {@link EntropyPool}, which
 * use their bits for a second at most, and the hook of {@link Checkpoint}.
 */
class CloneCollisionTest {
    private static final long TIME = 1_700_000_000_000L;
    private static final int MILLIS = 4_000;

    private final ManualClock clock = new ManualClock(TIME);

    @BeforeEach
    void startAnew() {
        Core.reset();
    }

    @Test
    void copies_withTheHook_repeatNothing() throws Exception {
        UlidGenerator one = used(guarded());
        UlidGenerator other = used(guarded());
        Core.checkpointRestore();

        assertThat(repeats(one, other, 1)).isEmpty();
    }

    /** Each millisecond takes one of a block's 256 records; blocks filled just before the new seed are used up, too. */
    @ParameterizedTest
    @CsvSource({"1, 1279", "3, 1863", "10, 1310"})
    void copies_withoutTheHook_repeatForLessThanTwoSeconds(int pace, int last) throws Exception {
        List<Integer> repeats = repeats(used(guarded()), used(guarded()), pace);

        assertThat(repeats).hasSize(last / pace + 1).last().isEqualTo(last);
        assertThat(last).isLessThan(2_000);
    }

    /** What would happen without the guards: random bits that are never seeded anew. */
    @Test
    void copies_withoutAnyGuard_repeatEveryId() {
        assertThat(repeats(used(unguarded()), used(unguarded()), 1)).hasSize(MILLIS);
    }

    /** A random generator of the user's own is copied as well, and this library cannot seed it. */
    @Test
    void copies_withTheHookAndTheUsersEntropy_repeatEveryId() throws Exception {
        UlidGenerator one = used(unguarded());
        UlidGenerator other = used(unguarded());
        Core.checkpointRestore();

        assertThat(repeats(one, other, 1)).hasSize(MILLIS);
    }

    /** The milliseconds since the copy, at a pace, in which both make the same ids. */
    private List<Integer> repeats(UlidGenerator one, UlidGenerator other, int pace) {
        List<Integer> repeats = new ArrayList<>();
        for (int millis = 0; millis < MILLIS; millis += pace) {
            clock.set(TIME + millis);
            List<Ulid> ids = ids(one);
            if (ids(other).stream().anyMatch(ids::contains)) {
                repeats.add(millis);
            }
        }
        return repeats;
    }

    private static List<Ulid> ids(UlidGenerator generator) {
        return List.of(generator.next(), generator.next(), generator.next());
    }

    private UlidGenerator used(UlidGenerator generator) {
        ids(generator);
        return generator;
    }

    private UlidGenerator guarded() throws GeneralSecurityException {
        SecureRandom copied = SecureRandom.getInstance("SHA1PRNG");
        copied.setSeed(42);
        Iterator<SecureRandom> first = List.of(copied).iterator();
        Supplier<SecureRandom> seeds = () -> first.hasNext() ? first.next() : new SecureRandom();
        return new MonotonicUlidGenerator(
                clock::millis,
                new EntropyPool(new SystemEntropy(clock, seeds)),
                0xFFFF,
                time -> 1,
                RollbackPolicy.HOLD,
                OverflowPolicy.WAIT);
    }

    private UlidGenerator unguarded() {
        return UlidGenerator.builder().clock(clock).entropy(new Random(42)).build();
    }
}
