package org.ulidjpa.spring;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.ulidjpa.UlidGenerator;

/** Configuration properties for ULIDs. A name that does not exist stops the start, like a value that does not fit. */
@ConfigurationProperties(prefix = "ulid", ignoreUnknownFields = false)
public class UlidProperties {

    /** How new ids relate to those before them. */
    private Mode mode = Mode.MONOTONIC;

    /** By how much an id exceeds the one before it in the same millisecond. Only for mode "monotonic". */
    private UlidGenerator.Increment increment = UlidGenerator.Increment.ONE;

    /** What to do when a millisecond has no greater id left. Only for mode "monotonic". */
    private UlidGenerator.Overflow overflow = UlidGenerator.Overflow.WAIT;

    private final ClockRollback clockRollback = new ClockRollback();

    /** What to do at the start when a column cannot hold the ids mapped to it. */
    private SchemaCheck schemaCheck = SchemaCheck.FAIL;

    /** Whether transactions on MySQL and MariaDB take runs of consecutive ids, which keep InnoDB's pages full. */
    private Lanes lanes = Lanes.OFF;

    /** After how many ids a lane starts anew at the present time, at least 1024. Only with lanes. */
    private int laneRunLength = 4096;

    /** After what time a lane starts anew at the present time, at least 10s. Only with lanes. */
    private Duration laneHold = Duration.ofSeconds(60);

    private final Opaque opaque = new Opaque();

    private final Flyway flyway = new Flyway();

    public Mode getMode() {
        return mode;
    }

    public void setMode(Mode mode) {
        this.mode = mode;
    }

    public UlidGenerator.Increment getIncrement() {
        return increment;
    }

    public void setIncrement(UlidGenerator.Increment increment) {
        this.increment = increment;
    }

    public UlidGenerator.Overflow getOverflow() {
        return overflow;
    }

    public void setOverflow(UlidGenerator.Overflow overflow) {
        this.overflow = overflow;
    }

    public ClockRollback getClockRollback() {
        return clockRollback;
    }

    public SchemaCheck getSchemaCheck() {
        return schemaCheck;
    }

    public void setSchemaCheck(SchemaCheck schemaCheck) {
        this.schemaCheck = schemaCheck;
    }

    public Lanes getLanes() {
        return lanes;
    }

    public void setLanes(Lanes lanes) {
        this.lanes = lanes;
    }

    public int getLaneRunLength() {
        return laneRunLength;
    }

    public void setLaneRunLength(int laneRunLength) {
        if (laneRunLength < 1024) {
            throw new IllegalArgumentException("A lane's run must have 1024 ids or more, but has " + laneRunLength);
        }
        this.laneRunLength = laneRunLength;
    }

    public Duration getLaneHold() {
        return laneHold;
    }

    public void setLaneHold(Duration laneHold) {
        if (laneHold.toSeconds() < 10) {
            throw new IllegalArgumentException("A lane must be held for 10s or more, but is for " + laneHold);
        }
        this.laneHold = laneHold;
    }

    public Opaque getOpaque() {
        return opaque;
    }

    public Flyway getFlyway() {
        return flyway;
    }

    /** Which generator the application uses. */
    public enum Mode {
        /** Every id is greater than the one before it, over all threads. */
        MONOTONIC,
        /** Every id has 80 fresh random bits; ids of the same millisecond are in no order. */
        RANDOM
    }

    /** Whether transactions take their ids from lanes. */
    public enum Lanes {
        /** On MySQL and MariaDB they do, on other databases they do not. */
        AUTO,
        /** All ids are the generator's own. */
        OFF
    }

    /** What a column that cannot hold its ids leads to. */
    public enum SchemaCheck {
        /** The application does not start. */
        FAIL,
        /** A warning in the log. */
        WARN,
        /** Nothing: the columns are not looked at. */
        OFF
    }

    /** The clock is set back while the application runs. Only for mode "monotonic". */
    public static class ClockRollback {

        /** What to do while the clock stands before the time of the last id. */
        private UlidGenerator.ClockRollback policy = UlidGenerator.ClockRollback.HOLD;

        /** How long to wait (policy "wait"), or how far the clock may be back (policy "throw"). */
        private Duration limit = Duration.ofSeconds(1);

        public UlidGenerator.ClockRollback getPolicy() {
            return policy;
        }

        public void setPolicy(UlidGenerator.ClockRollback policy) {
            this.policy = policy;
        }

        public Duration getLimit() {
            return limit;
        }

        public void setLimit(Duration limit) {
            if (limit.isNegative()) {
                throw new IllegalArgumentException("The limit must not be negative, but is " + limit);
            }
            this.limit = limit;
        }
    }

    /** Ids that the outside sees as opaque text, see {@link OpaqueId}. */
    public static class Opaque {

        /**
         * Secret AES keys, each NUMBER:SECRET with a number from 1 to 3 and 16, 24 or 32 bytes in Base64. The first makes
         * new texts, all are read.
         */
        private List<String> keys = List.of();

        /** Time of the oldest id. Text that decodes to an older one is refused as made by hand. */
        private Instant from = Instant.EPOCH;

        /** How far ahead of the clock the time of an id may be. Text that decodes to a later one is refused. */
        private Duration ahead = Duration.ofDays(1);

        public List<String> getKeys() {
            return keys;
        }

        public void setKeys(List<String> keys) {
            this.keys = keys;
        }

        public Instant getFrom() {
            return from;
        }

        public void setFrom(Instant from) {
            this.from = from;
        }

        public Duration getAhead() {
            return ahead;
        }

        public void setAhead(Duration ahead) {
            if (ahead.isNegative()) {
                throw new IllegalArgumentException("The time ahead must not be negative, but is " + ahead);
            }
            this.ahead = ahead;
        }
    }

    /** What Flyway does beside the application's own migrations. */
    public static class Flyway {

        /** Whether to install the SQL functions for ids, on PostgreSQL, MySQL and MariaDB. */
        private boolean functions;

        public boolean isFunctions() {
            return functions;
        }

        public void setFunctions(boolean functions) {
            this.functions = functions;
        }
    }
}
