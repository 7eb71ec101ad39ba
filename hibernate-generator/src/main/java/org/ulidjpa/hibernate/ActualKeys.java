package org.ulidjpa.hibernate;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.hibernate.ActualTable.ForeignKey;
import org.ulidjpa.hibernate.ActualTable.Index;

/**
 * The keys and indexes that a table really has, from the driver's metadata: PostgreSQL's {@code information_schema}
 * hides the constraints of a table from those who may only read its rows.
 */
final class ActualKeys {

    private final DatabaseMetaData metaData;
    private final Namespace namespace;

    ActualKeys(Connection connection, Namespace namespace) throws SQLException {
        this.metaData = connection.getMetaData();
        this.namespace = namespace;
    }

    ActualTable table(String name, List<ActualColumn> columns) throws SQLException {
        return new ActualTable(name, columns, primaryKey(name), foreignKeys(name), indexes(name));
    }

    /** The columns of the primary key in their order; none where the table has no such key. */
    List<String> primaryKey(String table) throws SQLException {
        Map<Integer, String> columns = new TreeMap<>();
        try (ResultSet rows = metaData.getPrimaryKeys(namespace.catalog(), namespace.schema(), table)) {
            while (rows.next()) {
                columns.put(rows.getInt("KEY_SEQ"), rows.getString("COLUMN_NAME"));
            }
        }
        return List.copyOf(columns.values());
    }

    private List<ForeignKey> foreignKeys(String table) throws SQLException {
        Map<String, ForeignKey> keys = new LinkedHashMap<>();
        try (ResultSet rows = metaData.getImportedKeys(namespace.catalog(), namespace.schema(), table)) {
            while (rows.next()) {
                ForeignKey column = foreignKey(rows);
                keys.merge(column.name(), column, ForeignKey::and);
            }
        }
        return List.copyOf(keys.values());
    }

    /** One column of the key; the driver sorts them by their place in it. */
    private static ForeignKey foreignKey(ResultSet row) throws SQLException {
        return new ForeignKey(
                row.getString("FK_NAME"),
                row.getString("FKTABLE_NAME"),
                List.of(row.getString("FKCOLUMN_NAME")),
                row.getString("PKTABLE_NAME"),
                List.of(row.getString("PKCOLUMN_NAME")),
                rule(" on update ", row.getShort("UPDATE_RULE")) + rule(" on delete ", row.getShort("DELETE_RULE")));
    }

    private static String rule(String event, short rule) {
        return switch (rule) {
            case DatabaseMetaData.importedKeyCascade -> event + "cascade";
            case DatabaseMetaData.importedKeySetNull -> event + "set null";
            case DatabaseMetaData.importedKeySetDefault -> event + "set default";
            default -> "";
        };
    }

    private List<Index> indexes(String table) throws SQLException {
        Map<String, Index> indexes = new LinkedHashMap<>();
        boolean alsoNotUnique = false;
        boolean withoutCounting = true;
        try (ResultSet rows =
                metaData.getIndexInfo(namespace.catalog(), namespace.schema(), table, alsoNotUnique, withoutCounting)) {
            while (rows.next()) {
                Index column = index(rows);
                if (column != null) {
                    indexes.merge(column.name(), column, Index::and);
                }
            }
        }
        return List.copyOf(indexes.values());
    }

    /** One column of the index; null for a row of statistics and for an expression without a name. */
    private static @Nullable Index index(ResultSet row) throws SQLException {
        String name = row.getString("INDEX_NAME");
        String column = row.getString("COLUMN_NAME");
        return name == null || column == null
                ? null
                : new Index(
                        name,
                        !row.getBoolean("NON_UNIQUE"),
                        row.getString("FILTER_CONDITION") != null,
                        List.of(column));
    }
}
