package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ulidjpa.UlidGenerator.Increment;

/**
 * Many threads at one generator. Each id has to be greater than the id that its thread has seen published by any thread
 * before the call, which is the order a happens-before observer sees, and no id may come twice.
 */
class ConcurrencyTest {
    private static final int THREADS = 8;

    private volatile Ulid published = Ulid.MIN;

    @Test
    @Tag("slow")
    void next_fiveMillionIdsForEachOfEightThreads() throws Exception {
        // In rounds, so that the ids need not all be in memory. The end of a round happens before the next one starts.
        Ulid last = Ulid.MIN;
        for (int round = 0; round < 10; round++) {
            List<long[]> ids = run(UlidGenerator.monotonic(), 500_000);
            assertThat(least(ids)).isGreaterThan(last);
            last = requireStrictlyAscending(ids);
        }
    }

    @Test
    void next_whileTheClockJumpsAndMillisecondsOverflow() throws Exception {
        long seed = System.nanoTime();
        ManualClock clock = new ManualClock(1_700_000_000_000L);
        UlidGenerator generator = UlidGenerator.builder()
                .clock(clock)
                .entropy(Entropy.withRoomFor(100))
                .build();
        runWhileTheClockJumps(clock, seed, generator);
    }

    @Test
    void next_randomIncrement() throws Exception {
        UlidGenerator generator =
                UlidGenerator.builder().increment(Increment.RANDOM).build();
        requireStrictlyAscending(run(generator, 100_000));
    }

    /** The clock is held back and each millisecond has one id: every call needs an epoch of its own. */
    @Test
    void next_oneIdForEachMillisecond() throws Exception {
        ManualClock clock = new ManualClock(1_700_000_000_000L);
        UlidGenerator generator = UlidGenerator.builder()
                .clock(clock)
                .entropy(Entropy.withRoomFor(0))
                .build();
        generator.next();
        clock.set(0);

        Ulid last = requireStrictlyAscending(run(generator, 20_000));
        assertThat(last.timestamp()).isEqualTo(1_700_000_000_000L + THREADS * 20_000);
    }

    private void runWhileTheClockJumps(ManualClock clock, long seed, UlidGenerator generator) throws Exception {
        AtomicBoolean done = new AtomicBoolean();
        Thread jumping = new Thread(() -> {
            Random random = new Random(seed);
            while (!done.get()) {
                clock.set(1_700_000_000_000L + random.nextInt(200));
            }
        });
        jumping.start();
        try {
            requireStrictlyAscending(run(generator, 100_000));
        } catch (AssertionError e) {
            throw new AssertionError("seed " + seed, e);
        } finally {
            done.set(true);
            jumping.join();
        }
    }

    /** The halves of the ids of each thread, in the order in which it got them. */
    private List<long[]> run(UlidGenerator generator, int count) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<long[]>> tasks = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                tasks.add(() -> generate(generator, count));
            }
            List<long[]> ids = new ArrayList<>();
            for (Future<long[]> result : threads.invokeAll(tasks)) {
                ids.add(result.get());
            }
            return ids;
        } finally {
            threads.shutdown();
        }
    }

    private long[] generate(UlidGenerator generator, int count) {
        long[] halves = new long[2 * count];
        for (int i = 0; i < count; i++) {
            Ulid before = published;
            Ulid id = generator.next();
            if (id.compareTo(before) <= 0) {
                throw new AssertionError(id + " came after " + before);
            }
            published = id;
            halves[2 * i] = id.mostSignificantBits();
            halves[2 * i + 1] = id.leastSignificantBits();
        }
        return halves;
    }

    private static Ulid least(List<long[]> ids) {
        return ids.stream().map(of -> id(of, 0)).min(Ulid::compareTo).orElseThrow();
    }

    /** Merges the threads' ids, each ascending on its own, and returns the last. */
    private static Ulid requireStrictlyAscending(List<long[]> ids) {
        int[] next = new int[ids.size()];
        Ulid last = Ulid.MIN;
        for (int remaining = ids.stream().mapToInt(of -> of.length / 2).sum(); remaining > 0; remaining--) {
            int least = -1;
            for (int i = 0; i < next.length; i++) {
                boolean left = next[i] < ids.get(i).length / 2;
                if (left && (least < 0 || id(ids.get(i), next[i]).compareTo(id(ids.get(least), next[least])) < 0)) {
                    least = i;
                }
            }
            Ulid id = id(ids.get(least), next[least]++);
            if (id.compareTo(last) <= 0) {
                throw new AssertionError(id + " is not greater than " + last);
            }
            last = id;
        }
        return last;
    }

    private static Ulid id(long[] halves, int index) {
        return new Ulid(halves[2 * index], halves[2 * index + 1]);
    }
}
