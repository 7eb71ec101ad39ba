package org.ulidjpa.hibernate;

/** The names of the settings that this module reads from Hibernate's configuration. */
public final class UlidSettings {

    /**
     * The {@link org.ulidjpa.UlidGenerator} object that makes the ids of this session factory. Default:
     * {@link org.ulidjpa.UlidGenerator#monotonic()}.
     */
    public static final String GENERATOR = "ulid.generator";

    /**
     * What the start-up check does when a column cannot hold the ids that are mapped to it: {@code fail} (the default)
     * stops the start, {@code warn} logs, {@code off} does not look. Where {@code hibernate.boot.allow_jdbc_metadata_access}
     * is false, nothing is looked at either.
     */
    public static final String SCHEMA_CHECK = "ulid.schema_check";

    /**
     * Whether transactions on MySQL and MariaDB take their ids from lanes, which keep InnoDB's pages full while many
     * sessions insert: {@code auto} turns them on there and leaves other engines alone, {@code off} is the default.
     *
     * <p>What is paid: the time in an id may lag behind its making by up to {@link #LANE_HOLD}, ids of different
     * transactions are not in the order of their making, and the ids of one run can be guessed from one another.
     */
    public static final String LANES = "ulid.lanes";

    /**
     * After how many ids a lane starts anew at the present time: 4,096 by default, at least 1,024. A run wastes about
     * one page, so tables with large rows do with shorter runs.
     */
    public static final String LANE_RUN_LENGTH = "ulid.lane_run_length";

    /**
     * After what time a lane starts anew at the present time, as an ISO 8601 duration: {@code PT60S} by default, at
     * least {@code PT10S}. Ids lag behind the time of their making by at most this.
     */
    public static final String LANE_HOLD = "ulid.lane_hold";

    private UlidSettings() {}
}
