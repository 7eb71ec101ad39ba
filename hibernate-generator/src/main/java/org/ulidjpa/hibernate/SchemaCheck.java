package org.ulidjpa.hibernate;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.hibernate.HibernateException;
import org.hibernate.boot.Metadata;
import org.hibernate.cfg.JdbcSettings;
import org.hibernate.engine.jdbc.connections.spi.JdbcConnectionAccess;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.tool.schema.spi.SchemaManagementException;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Compares every column that holds an id with what it must be, once per session factory.
 *
 * <p>Hibernate's own {@code validate} lets a {@code binary(255)} pass on MySQL, which pads every id it stores; the row
 * is then never found again by its id. A wrong column must stop the start, not lose rows silently.
 */
enum SchemaCheck {
    FAIL {
        @Override
        void report(String findings) {
            throw new SchemaManagementException(findings);
        }
    },
    WARN {
        @Override
        void report(String findings) {
            LOG.warn(findings);
        }
    },
    OFF {
        @Override
        void run(Metadata metadata, SessionFactoryImplementor factory) {
            // the user asked for no check
        }

        @Override
        void report(String findings) {
            throw new IllegalStateException("The check is off, but found: " + findings);
        }
    };

    private static final Logger LOG = Logger.getLogger(SchemaCheck.class);

    /** @throws HibernateException if the setting is none of fail, warn and off */
    static SchemaCheck of(@Nullable Object setting) {
        if (setting == null) {
            return FAIL;
        }
        try {
            return valueOf(setting.toString().trim().toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new HibernateException(
                    "Setting " + UlidSettings.SCHEMA_CHECK + " is '" + setting + "'; use fail, warn or off", e);
        }
    }

    abstract void report(String findings);

    void run(Metadata metadata, SessionFactoryImplementor factory) {
        List<IdColumn> mapped = IdColumn.allIn(metadata);
        if (mapped.isEmpty() || !mayConnect(factory)) {
            return;
        }
        List<String> findings = compare(mapped, factory);
        if (!findings.isEmpty()) {
            report("Columns that cannot hold the ids mapped to them (setting " + UlidSettings.SCHEMA_CHECK + "):\n"
                    + String.join("\n", findings));
        }
    }

    /** Spring's processing ahead of time, for one, builds a session factory without a database, and says so. */
    private static boolean mayConnect(SessionFactoryImplementor factory) {
        Object allowed = factory.getProperties().get(JdbcSettings.ALLOW_METADATA_ON_BOOT);
        return allowed == null || Boolean.parseBoolean(allowed.toString());
    }

    private static List<String> compare(List<IdColumn> mapped, SessionFactoryImplementor factory) {
        JdbcConnectionAccess access = factory.getJdbcServices().getBootstrapJdbcConnectionAccess();
        try {
            Connection connection = access.obtainConnection();
            try {
                ActualColumns actual = new ActualColumns(connection);
                List<String> findings = compare(mapped, actual, factory);
                warnOfMissingKeys(mapped, actual, new ActualKeys(connection));
                return findings;
            } finally {
                access.releaseConnection(connection);
            }
        } catch (SQLException e) {
            LOG.warn("No look at the id columns: the database gave no answer about them", e);
            return List.of();
        }
    }

    private static List<String> compare(List<IdColumn> mapped, ActualColumns actual, SessionFactoryImplementor factory)
            throws SQLException {
        List<String> findings = new ArrayList<>();
        for (IdColumn column : mapped) {
            String found = actual.typeOf(column);
            // a table that is not there is Hibernate's to report
            if (found != null && !found.equals(column.expectedType())) {
                findings.add(column.finding(found, factory.getJdbcServices().getDialect()));
            }
        }
        return findings;
    }

    /** Without its index a table keeps no order of its ids, and lets one come twice. */
    private static void warnOfMissingKeys(List<IdColumn> mapped, ActualColumns actual, ActualKeys keys) {
        Set<String> without = new TreeSet<>();
        try {
            for (IdColumn column : mapped) {
                boolean there = actual.typeOf(column) != null;
                if (there && column.isInPrimaryKey() && !keys.hasPrimaryKey(column.table())) {
                    without.add(column.table().getName());
                }
            }
        } catch (SQLException e) {
            LOG.debug("No look at the primary keys: the database has no information_schema", e);
        }
        if (!without.isEmpty()) {
            LOG.warn("No primary key, or none that this user may see, in " + String.join(", ", without)
                    + ": alter table ... add primary key (...)");
        }
    }
}
