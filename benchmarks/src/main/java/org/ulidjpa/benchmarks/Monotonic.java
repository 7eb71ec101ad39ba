package org.ulidjpa.benchmarks;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;
import com.github.f4b6a3.ulid.UlidCreator;
import com.github.f4b6a3.uuid.UuidCreator;
import io.azam.ulidj.MonotonicULID;
import io.hypersistence.tsid.TSID;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.hibernate.id.uuid.UuidVersion7Strategy;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;
import org.ulidjpa.Uuid7;

/** The next id of a generator that all threads share and that never gives a smaller id. */
@State(Scope.Benchmark)
public class Monotonic {
    private final UlidGenerator ours = UlidGenerator.monotonic();
    private final TimeBasedEpochGenerator jug = Generators.timeBasedEpochGenerator();
    private final MonotonicULID ulidj = new MonotonicULID();
    private final UlidGenerator random = UlidGenerator.random();
    private final AtomicReference<Ulid> casLast = new AtomicReference<>(Ulid.MIN);
    private final AtomicLong sharedWord = new AtomicLong();
    private final TSID.Factory tsid = TSID.Factory.builder().build();

    @Benchmark
    public Ulid ours() {
        return ours.next();
    }

    @Benchmark
    public UUID oursUuid7() {
        return Uuid7.next();
    }

    @Benchmark
    public com.github.f4b6a3.ulid.Ulid ulidCreator() {
        return UlidCreator.getMonotonicUlid();
    }

    @Benchmark
    public UUID uuidCreator() {
        return UuidCreator.getTimeOrderedEpochPlus1();
    }

    @Benchmark
    public UUID jug() {
        return jug.generate();
    }

    @Benchmark
    public io.azam.ulidj.ULID ulidj() {
        return ulidj.generateULID();
    }

    @Benchmark
    public TSID tsid64bit() {
        return tsid.generate();
    }

    @Benchmark
    public UUID hibernateUuid7() {
        return UuidVersion7Strategy.INSTANCE.generateUuid(null);
    }

    @Benchmark
    public UUID randomUuid() {
        return UUID.randomUUID();
    }

    /** The obvious way: try until the last id could be replaced by the next. */
    @Benchmark
    public Ulid casLoop() {
        while (true) {
            Ulid last = casLast.get();
            long now = System.currentTimeMillis();
            Ulid next = now > last.timestamp() ? random.next() : last.increment();
            if (casLast.compareAndSet(last, next)) {
                return next;
            }
        }
    }

    /** The least that ids in strict order over all threads cost, if no thread waits for another: one word that all add to. */
    @Benchmark
    public Ulid oneSharedWord() {
        return new Ulid(System.currentTimeMillis() << 16, sharedWord.getAndIncrement());
    }

    /** The least that an id with a time costs: the clock and an object of 32 bytes. */
    @Benchmark
    public Ulid floor() {
        return new Ulid(System.currentTimeMillis() << 16, 0);
    }
}
