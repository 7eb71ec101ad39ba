package org.ulidjpa.hibernate;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Map;
import org.hibernate.HibernateException;
import org.jspecify.annotations.Nullable;

/**
 * How long a run of a lane may get, in ids and in time.
 *
 * <p>Both have a floor. Every run leaves about one page partly filled, so short runs waste what lanes are for: measured
 * on MySQL, holds of 1 s at a low rate filled the pages to 55 %, less than random keys do.
 */
record LaneLimits(int runLength, Duration hold) {

    private static final int SHORTEST_RUN = 1_024;
    private static final Duration SHORTEST_HOLD = Duration.ofSeconds(10);

    static final LaneLimits DEFAULT = new LaneLimits(4_096, Duration.ofSeconds(60));

    LaneLimits {
        if (runLength < SHORTEST_RUN) {
            throw new HibernateException("Setting " + UlidSettings.LANE_RUN_LENGTH + " is " + runLength
                    + "; use at least " + SHORTEST_RUN + ": each run leaves about one page partly filled");
        }
        if (hold.compareTo(SHORTEST_HOLD) < 0) {
            throw new HibernateException("Setting " + UlidSettings.LANE_HOLD + " is " + hold + "; use at least "
                    + SHORTEST_HOLD + ": shorter holds fill pages less than no lanes do");
        }
    }

    static LaneLimits of(Map<String, Object> settings) {
        return new LaneLimits(
                runLength(settings.get(UlidSettings.LANE_RUN_LENGTH)), hold(settings.get(UlidSettings.LANE_HOLD)));
    }

    private static int runLength(@Nullable Object setting) {
        if (setting == null) {
            return DEFAULT.runLength;
        }
        try {
            return Integer.parseInt(setting.toString().trim());
        } catch (NumberFormatException e) {
            throw new HibernateException(
                    "Setting " + UlidSettings.LANE_RUN_LENGTH + " is '" + setting + "'; give a number of ids", e);
        }
    }

    private static Duration hold(@Nullable Object setting) {
        if (setting == null) {
            return DEFAULT.hold;
        }
        try {
            return Duration.parse(setting.toString().trim());
        } catch (DateTimeParseException e) {
            throw new HibernateException(
                    "Setting " + UlidSettings.LANE_HOLD + " is '" + setting + "'; give a duration such as PT60S", e);
        }
    }

    long holdNanos() {
        return hold.toNanos();
    }
}
