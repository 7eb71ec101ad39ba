package org.ulidjpa.hibernate;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The columns that a database really has, read with one metadata query per catalog and schema. */
final class ActualColumns {

    private static final int LONGEST_SIZED_TYPE = 0xFFFF;

    private final Connection connection;
    private final Map<Namespace, List<ActualColumn>> columns = new HashMap<>();

    ActualColumns(Connection connection) {
        this.connection = connection;
    }

    /** All columns of that catalog and schema, views' columns among them. */
    List<ActualColumn> in(Namespace namespace) throws SQLException {
        List<ActualColumn> found = columns.get(namespace);
        if (found == null) {
            found = read(namespace);
            columns.put(namespace, found);
        }
        return found;
    }

    /** What stands in the mapped column's place; null where there is no such table or column. */
    @Nullable
    ActualColumn of(IdColumn mapped) throws SQLException {
        for (ActualColumn column : in(Namespace.of(mapped.table(), connection))) {
            if (column.table().equalsIgnoreCase(mapped.table().getName())
                    && column.name().equalsIgnoreCase(mapped.column().getName())) {
                return column;
            }
        }
        return null;
    }

    private List<ActualColumn> read(Namespace namespace) throws SQLException {
        List<ActualColumn> found = new ArrayList<>();
        try (ResultSet rows = connection.getMetaData().getColumns(namespace.catalog(), namespace.schema(), "%", "%")) {
            while (rows.next()) {
                found.add(new ActualColumn(
                        rows.getString("TABLE_NAME"),
                        rows.getString("COLUMN_NAME"),
                        type(rows),
                        rows.getInt("NULLABLE") != DatabaseMetaData.columnNoNulls));
            }
        }
        return found;
    }

    private static String type(ResultSet row) throws SQLException {
        String name = row.getString("TYPE_NAME").toLowerCase(Locale.ROOT);
        int size = row.getInt("COLUMN_SIZE");
        boolean sized = !name.contains("(") && !name.equals("uuid") && size <= LONGEST_SIZED_TYPE;
        return sized ? name + "(" + size + ")" : name;
    }
}
