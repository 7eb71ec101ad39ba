package org.ulidjpa.benchmarks;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochRandomGenerator;
import com.github.f4b6a3.ulid.UlidCreator;
import com.github.f4b6a3.uuid.UuidCreator;
import de.huxhorn.sulky.ulid.ULID;
import java.util.UUID;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

/** An id whose random bits are all drawn from a cryptographically strong source. */
@State(Scope.Benchmark)
public class Random {
    private final UlidGenerator ours = UlidGenerator.random();
    private final TimeBasedEpochRandomGenerator jug = Generators.timeBasedEpochRandomGenerator();
    private final ULID sulky = new ULID();

    @Benchmark
    public Ulid ours() {
        return ours.next();
    }

    @Benchmark
    public com.github.f4b6a3.ulid.Ulid ulidCreator() {
        return UlidCreator.getUlid();
    }

    @Benchmark
    public UUID uuidCreator() {
        return UuidCreator.getTimeOrderedEpoch();
    }

    @Benchmark
    public UUID jug() {
        return jug.generate();
    }

    @Benchmark
    public ULID.Value sulky() {
        return sulky.nextValue();
    }

    @Benchmark
    public io.azam.ulidj.ULID ulidj() {
        return io.azam.ulidj.ULID.randomULID();
    }

    @Benchmark
    public UUID randomUuid() {
        return UUID.randomUUID();
    }

    /** The least that an id with a time costs: the clock and an object of 32 bytes. */
    @Benchmark
    public Ulid floor() {
        return new Ulid(System.currentTimeMillis() << 16, 0);
    }
}
