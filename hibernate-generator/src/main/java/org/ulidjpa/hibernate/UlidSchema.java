package org.ulidjpa.hibernate;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import javax.sql.DataSource;

/**
 * Looks for primary and foreign keys that hold ids of 16 bytes in a worse form, on PostgreSQL, MySQL and MariaDB. No
 * mapping is needed: the database's own description decides, and for text and bytes the first rows. Nothing is changed.
 *
 * <p>It finds text, {@code bytea}, padded or variable bytes and MariaDB's {@code uuid}; different types across a foreign
 * key; a foreign key without an index; and on InnoDB an index that ends with the primary key, which InnoDB appends by
 * itself.
 */
public final class UlidSchema {

    /**
     * Something to mend.
     *
     * @param columns the columns that it is about, each with its table: {@code child.parent_id}
     * @param problem what was found, and what is expected
     * @param cure the statements that mend it, in their order. They lock the tables while they run. Those that convert
     *     need the functions of {@code db/ulid}, but for UUID text and bytes on PostgreSQL.
     */
    public record Finding(List<String> columns, String problem, List<String> cure) {

        public Finding {
            columns = List.copyOf(columns);
            cure = List.copyOf(cure);
        }

        /** In one line, for a log. */
        @Override
        public String toString() {
            return problem + ": " + String.join("; ", cure);
        }
    }

    private UlidSchema() {}

    /**
     * Checks all tables in the catalog and schema that the connections of the data source are in. Takes a few metadata
     * queries a table, and one query for each key column of text or bytes.
     *
     * @return the findings in the order of the tables' names; none on a clean schema
     * @throws IllegalArgumentException if the database is none of the three
     * @throws SQLException if the database gives no answer
     */
    public static List<Finding> check(DataSource database) throws SQLException {
        try (Connection connection = database.getConnection()) {
            if (SchemaSql.of(connection) == null) {
                throw new IllegalArgumentException("The check knows PostgreSQL, MySQL and MariaDB, not "
                        + connection.getMetaData().getDatabaseProductName());
            }
            return SchemaLinter.findings(connection, table -> true);
        }
    }
}
