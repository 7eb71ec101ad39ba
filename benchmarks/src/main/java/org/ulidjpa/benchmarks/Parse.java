package org.ulidjpa.benchmarks;

import de.huxhorn.sulky.ulid.ULID;
import java.util.UUID;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.ulidjpa.Ulid;

/** The id of a text. The floor is {@code UUID.fromString}, of 36 characters. */
@State(Scope.Benchmark)
public class Parse {
    private static final int TEXTS = 1 << 10;

    private final String[] texts = new String[TEXTS];
    private final String[] uuids = new String[TEXTS];
    private int next;

    /** Makes texts that differ, so that the branch predictor cannot learn one. */
    public Parse() {
        for (int i = 0; i < TEXTS; i++) {
            Ulid id = Ulid.fromUuid(UUID.randomUUID());
            texts[i] = id.toString();
            uuids[i] = id.toUuid().toString();
        }
    }

    @Benchmark
    public Ulid ours() {
        return Ulid.parse(text());
    }

    @Benchmark
    public Ulid oursLenient() {
        return Ulid.parseLenient(text());
    }

    @Benchmark
    public com.github.f4b6a3.ulid.Ulid ulidCreator() {
        return com.github.f4b6a3.ulid.Ulid.from(text());
    }

    @Benchmark
    public ULID.Value sulky() {
        return ULID.parseULID(text());
    }

    @Benchmark
    public io.azam.ulidj.ULID ulidj() {
        return io.azam.ulidj.ULID.parseULID(text());
    }

    @Benchmark
    public UUID jdkUuid() {
        return UUID.fromString(uuids[next++ & TEXTS - 1]);
    }

    private String text() {
        return texts[next++ & TEXTS - 1];
    }
}
