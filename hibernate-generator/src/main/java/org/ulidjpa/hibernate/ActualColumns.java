package org.ulidjpa.hibernate;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The types of the columns that a database really has, read with one metadata query per catalog and schema. */
final class ActualColumns {

    private static final int LONGEST_SIZED_TYPE = 0xFFFF;

    private final Connection connection;
    private final Map<Namespace, Map<String, String>> types = new HashMap<>();

    ActualColumns(Connection connection) {
        this.connection = connection;
    }

    /** The type with its length, in lower case; null where there is no such table or column. */
    @Nullable
    String typeOf(IdColumn column) throws SQLException {
        Namespace namespace = Namespace.of(column.table(), connection);
        Map<String, String> inNamespace = types.get(namespace);
        if (inNamespace == null) {
            inNamespace = read(namespace);
            types.put(namespace, inNamespace);
        }
        return inNamespace.get(key(column.table().getName(), column.column().getName()));
    }

    private Map<String, String> read(Namespace namespace) throws SQLException {
        Map<String, String> found = new HashMap<>();
        try (ResultSet rows = connection.getMetaData().getColumns(namespace.catalog(), namespace.schema(), "%", "%")) {
            while (rows.next()) {
                found.put(key(rows.getString("TABLE_NAME"), rows.getString("COLUMN_NAME")), type(rows));
            }
        }
        return found;
    }

    private static String key(String table, String column) {
        return (table + "." + column).toLowerCase(Locale.ROOT);
    }

    private static String type(ResultSet row) throws SQLException {
        String name = row.getString("TYPE_NAME").toLowerCase(Locale.ROOT);
        int size = row.getInt("COLUMN_SIZE");
        boolean sized = !name.contains("(") && !name.equals("uuid") && size <= LONGEST_SIZED_TYPE;
        return sized ? name + "(" + size + ")" : name;
    }
}
