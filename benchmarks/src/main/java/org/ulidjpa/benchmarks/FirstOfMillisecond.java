package org.ulidjpa.benchmarks;

import com.github.f4b6a3.ulid.UlidFactory;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

/** The first id of a new millisecond, which needs new random bits: here every call finds a new one. For one thread. */
@State(Scope.Benchmark)
public class FirstOfMillisecond {
    private final UlidGenerator ours =
            UlidGenerator.builder().clock(new MovingClock()).build();
    private final UlidFactory ulidCreator =
            UlidFactory.newMonotonicInstance(new SecureRandom(), new MovingClock()::millis);

    @Benchmark
    public Ulid ours() {
        return ours.next();
    }

    @Benchmark
    public com.github.f4b6a3.ulid.Ulid ulidCreator() {
        return ulidCreator.create();
    }

    private static final class MovingClock extends Clock {
        private long millis = System.currentTimeMillis();

        @Override
        public long millis() {
            return millis++;
        }

        @Override
        public Instant instant() {
            return Instant.ofEpochMilli(millis());
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            throw new UnsupportedOperationException();
        }
    }
}
