package org.ulidjpa.it.trust;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** The system's clock, off by what it was last stepped to. */
public final class SteppingClock extends Clock {
    private volatile Duration off = Duration.ZERO;

    public void step(Duration off) {
        this.off = off;
    }

    @Override
    public Instant instant() {
        return Instant.now().plus(off);
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
