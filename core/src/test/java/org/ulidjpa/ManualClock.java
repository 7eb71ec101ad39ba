package org.ulidjpa;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;

/** A clock that a test sets. Safe for use by several threads. */
final class ManualClock extends Clock {
    private final AtomicLong millis;

    ManualClock(long millis) {
        this.millis = new AtomicLong(millis);
    }

    void set(long millis) {
        this.millis.set(millis);
    }

    void move(long millis) {
        this.millis.addAndGet(millis);
    }

    void move(Duration by) {
        move(by.toMillis());
    }

    @Override
    public long millis() {
        return millis.get();
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
