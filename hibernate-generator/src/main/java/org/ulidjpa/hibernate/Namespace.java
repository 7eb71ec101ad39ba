package org.ulidjpa.hibernate;

import java.sql.Connection;
import java.sql.SQLException;
import org.hibernate.mapping.Table;
import org.jspecify.annotations.Nullable;

/** The catalog and the schema that a table is in. */
record Namespace(@Nullable String catalog, @Nullable String schema) {

    static Namespace of(Table table, Connection connection) throws SQLException {
        return new Namespace(
                table.getCatalog() != null ? table.getCatalog() : connection.getCatalog(),
                table.getSchema() != null ? table.getSchema() : connection.getSchema());
    }
}
