package org.ulidjpa.hibernate;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
import org.ulidjpa.Ulid;

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
        List<String> findings = compare(mapped, IdColumn.othersIn(metadata), factory);
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

    private static List<String> compare(
            List<IdColumn> mapped, List<IdColumn> others, SessionFactoryImplementor factory) {
        JdbcConnectionAccess access = factory.getJdbcServices().getBootstrapJdbcConnectionAccess();
        try {
            Connection connection = access.obtainConnection();
            try {
                ActualColumns actual = new ActualColumns(connection);
                Map<IdColumn, ActualColumn> wrong = wrongColumns(mapped, actual);
                warnOfOthersInSixteenBytes(others, actual);
                warnOfMissingKeys(mapped, actual, connection);
                warnOfTheRest(mapped, wrong.values(), connection);
                return wrong.entrySet().stream()
                        .map(column -> column.getKey()
                                .finding(
                                        column.getValue().type(),
                                        factory.getJdbcServices().getDialect()))
                        .toList();
            } finally {
                access.releaseConnection(connection);
            }
        } catch (SQLException e) {
            LOG.warn("No look at the id columns: the database gave no answer about them", e);
            return List.of();
        }
    }

    /** A table that is not there is Hibernate's to report. */
    private static Map<IdColumn, ActualColumn> wrongColumns(List<IdColumn> mapped, ActualColumns actual)
            throws SQLException {
        Map<IdColumn, ActualColumn> wrong = new LinkedHashMap<>();
        for (IdColumn column : mapped) {
            ActualColumn found = actual.of(column);
            if (found != null && !found.type().equals(column.expectedType())) {
                wrong.put(column, found);
            }
        }
        return wrong;
    }

    /** A column of 16 bytes compared with text: MySQL and MariaDB find no row, and do not say why. */
    private static void warnOfOthersInSixteenBytes(List<IdColumn> others, ActualColumns actual) throws SQLException {
        for (IdColumn column : others) {
            ActualColumn found = actual.of(column);
            if (found != null
                    && found.type().equals("binary(16)")
                    && !column.expectedType().equals(found.type())) {
                LOG.warn(found + " is binary(16), but mapped as "
                        + column.expectedType().replaceFirst("\\(.*", "")
                        + ", so that queries by it find nothing: make the attribute a " + Ulid.class.getName()
                        + ", put @UlidId on it, or use UlidBinaryConverter");
            }
        }
    }

    /** Without its index a table keeps no order of its ids, and lets one come twice. */
    private static void warnOfMissingKeys(List<IdColumn> mapped, ActualColumns actual, Connection connection)
            throws SQLException {
        Set<String> without = new TreeSet<>();
        for (IdColumn column : mapped) {
            ActualColumn found = column.isInPrimaryKey() ? actual.of(column) : null;
            if (found != null && primaryKey(column, found, connection).isEmpty()) {
                without.add(column.table().getName());
            }
        }
        if (!without.isEmpty()) {
            LOG.warn("No primary key in " + String.join(", ", without) + ": alter table ... add primary key (...)");
        }
    }

    private static List<String> primaryKey(IdColumn mapped, ActualColumn found, Connection connection)
            throws SQLException {
        return new ActualKeys(connection, Namespace.of(mapped.table(), connection)).primaryKey(found.table());
    }

    /** What is no obstacle to the ids, but worth a change. */
    private static void warnOfTheRest(
            List<IdColumn> mapped, Collection<ActualColumn> alreadyFound, Connection connection) throws SQLException {
        Set<String> tables = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        mapped.forEach(column -> tables.add(column.table().getName()));
        List<String> known = alreadyFound.stream().map(ActualColumn::toString).toList();
        SchemaLinter.findings(connection, tables::contains).stream()
                .filter(finding -> Collections.disjoint(finding.columns(), known))
                .forEach(finding -> LOG.warn(finding));
    }
}
