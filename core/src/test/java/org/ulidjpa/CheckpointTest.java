package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.crac.Core;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Restores a process that has not been stopped: {@link Core} stands in for CRaC. */
class CheckpointTest {
    private static final long TIME = 1_700_000_000_000L;

    private final AtomicInteger blocks = new AtomicInteger();

    @BeforeEach
    void startAnew() {
        Core.reset();
    }

    @Test
    void onRestore_runsTheActionEachTime() throws Exception {
        AtomicInteger runs = new AtomicInteger();
        Object kept = Checkpoint.onRestore(runs::incrementAndGet);
        Core.checkpointRestore();
        System.gc();
        Core.checkpointRestore();

        assertThat(runs).hasValue(2);
        assertThat(kept).isEqualTo(kept).isNotEqualTo(new Object()).hasToString("A resource of org.ulidjpa");
    }

    @Test
    void monotonic_startsANewMillisecondWithFreshBits() throws Exception {
        ManualClock clock = new ManualClock(TIME);
        UlidGenerator generator = UlidGenerator.builder()
                .clock(clock)
                .entropy(Entropy.ofBlocks(blocks::incrementAndGet))
                .build();
        assertThat(generator.next()).isEqualTo(new Ulid(TIME << 16, 1));

        System.gc();
        Core.checkpointRestore();
        assertThat(generator.next()).isEqualTo(new Ulid(TIME + 1 << 16, 2));

        clock.set(TIME - 5_000);
        Core.checkpointRestore();
        assertThat(generator.next()).isEqualTo(new Ulid(TIME + 2 << 16, 3));

        clock.set(TIME + 5_000);
        Core.checkpointRestore();
        assertThat(generator.next()).isEqualTo(new Ulid(TIME + 5_000 << 16, 4));
    }

    @Test
    void monotonic_restoredBeforeTheFirstId() throws Exception {
        UlidGenerator generator =
                UlidGenerator.builder().clock(new ManualClock(TIME)).build();
        Core.checkpointRestore();

        assertThat(generator.next().timestamp()).isEqualTo(TIME);
    }

    @Test
    void random_drawsFreshBits() throws Exception {
        RandomUlidGenerator generator = new RandomUlidGenerator(Entropy.ofBlocks(blocks::incrementAndGet)::nextBytes);
        assertThat(generator.next().leastSignificantBits()).isEqualTo(1);
        Core.checkpointRestore();
        assertThat(generator.next().leastSignificantBits()).isEqualTo(2);
    }
}
