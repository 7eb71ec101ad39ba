package org.ulidjpa.hibernate;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.hibernate.mapping.Table;

/** The tables that really have a primary key, read with one query per catalog and schema. */
final class ActualKeys {

    /** The SQL standard's view; MySQL and MariaDB call a catalog a schema there. */
    private static final String QUERY = "select table_name from information_schema.table_constraints"
            + " where constraint_type = 'PRIMARY KEY' and table_schema in (?, ?)";

    private final Connection connection;
    private final Map<Namespace, Set<String>> tables = new HashMap<>();

    ActualKeys(Connection connection) {
        this.connection = connection;
    }

    boolean hasPrimaryKey(Table table) throws SQLException {
        Namespace namespace = Namespace.of(table, connection);
        Set<String> inNamespace = tables.get(namespace);
        if (inNamespace == null) {
            inNamespace = read(namespace);
            tables.put(namespace, inNamespace);
        }
        return inNamespace.contains(table.getName().toLowerCase(Locale.ROOT));
    }

    private Set<String> read(Namespace namespace) throws SQLException {
        Set<String> found = new HashSet<>();
        try (PreparedStatement query = connection.prepareStatement(QUERY)) {
            query.setString(1, namespace.catalog());
            query.setString(2, namespace.schema());
            try (ResultSet rows = query.executeQuery()) {
                while (rows.next()) {
                    found.add(rows.getString(1).toLowerCase(Locale.ROOT));
                }
            }
        }
        return found;
    }
}
