package org.ulidjpa.benchmarks;

import de.huxhorn.sulky.ulid.ULID;
import java.util.UUID;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.ulidjpa.Ulid;

/** The text of an id, made anew for each call. */
@State(Scope.Benchmark)
public class Print {
    private final UUID uuid = UUID.randomUUID();
    private final long high = uuid.getMostSignificantBits();
    private long low = uuid.getLeastSignificantBits();

    @Benchmark
    public String ours() {
        return new Ulid(high, low++).toString();
    }

    @Benchmark
    public String ulidCreator() {
        return new com.github.f4b6a3.ulid.Ulid(high, low++).toString();
    }

    @Benchmark
    public String sulky() {
        return new ULID.Value(high, low++).toString();
    }

    @Benchmark
    public String jdkUuid() {
        return new UUID(high, low++).toString();
    }

    /** The least that a text costs: an array of 26 bytes, and the String, which copies it. */
    @Benchmark
    @SuppressWarnings("deprecation")
    public String floor() {
        byte[] text = new byte[26];
        text[0] = (byte) low++;
        return new String(text, 0);
    }
}
