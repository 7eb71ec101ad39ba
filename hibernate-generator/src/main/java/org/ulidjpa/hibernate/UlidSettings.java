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
     * stops the start, {@code warn} logs, {@code off} does not look.
     */
    public static final String SCHEMA_CHECK = "ulid.schema_check";

    private UlidSettings() {}
}
