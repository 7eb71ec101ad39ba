package org.ulidjpa.benchmarks;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;
import com.github.f4b6a3.ulid.UlidCreator;
import com.github.f4b6a3.uuid.UuidCreator;
import io.azam.ulidj.MonotonicULID;
import java.util.Collections;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

/**
 * The next id of a generator that 64 virtual threads share. They are started for each call and make so many ids that
 * their start does not count. For JDK 21 and later.
 */
@State(Scope.Benchmark)
@OperationsPerInvocation(VirtualThreads.THREADS * VirtualThreads.IDS)
public class VirtualThreads {
    static final int THREADS = 64;
    static final int IDS = 10_000;

    private final UlidGenerator ours = UlidGenerator.monotonic();
    private final TimeBasedEpochGenerator jug = Generators.timeBasedEpochGenerator();
    private final MonotonicULID ulidj = new MonotonicULID();
    private final AtomicLong sharedWord = new AtomicLong();
    private final ExecutorService threads = newThreadEach();

    @Benchmark
    public void ours(Blackhole ids) throws Exception {
        run(ours::next, ids);
    }

    @Benchmark
    public void ulidCreator(Blackhole ids) throws Exception {
        run(UlidCreator::getMonotonicUlid, ids);
    }

    @Benchmark
    public void uuidCreator(Blackhole ids) throws Exception {
        run(UuidCreator::getTimeOrderedEpochPlus1, ids);
    }

    @Benchmark
    public void jug(Blackhole ids) throws Exception {
        run(jug::generate, ids);
    }

    @Benchmark
    public void ulidj(Blackhole ids) throws Exception {
        run(ulidj::generateULID, ids);
    }

    @Benchmark
    public void randomUuid(Blackhole ids) throws Exception {
        run(UUID::randomUUID, ids);
    }

    @Benchmark
    public void oneSharedWord(Blackhole ids) throws Exception {
        run(() -> new Ulid(System.currentTimeMillis() << 16, sharedWord.getAndIncrement()), ids);
    }

    /** The least that an id with a time costs: the clock and an object of 32 bytes. */
    @Benchmark
    public void floor(Blackhole ids) throws Exception {
        run(() -> new Ulid(System.currentTimeMillis() << 16, 0), ids);
    }

    private void run(Supplier<Object> generator, Blackhole ids) throws Exception {
        Callable<Void> thread = () -> {
            for (int i = 0; i < IDS; i++) {
                ids.consume(generator.get());
            }
            return null;
        };
        for (Future<Void> end : threads.invokeAll(Collections.nCopies(THREADS, thread))) {
            end.get();
        }
    }

    /** By reflection, because the module is compiled for JDK 17. */
    private static ExecutorService newThreadEach() {
        try {
            return (ExecutorService)
                    Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Virtual threads need JDK 21 or later", e);
        }
    }
}
