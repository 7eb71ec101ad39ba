package org.ulidjpa.it.index;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Statements and queries on one connection. */
record Sql(Connection connection) {
    /** Reads the one row of a result. */
    interface RowReader<T> {
        T read(ResultSet row) throws SQLException;
    }

    /** Takes one row of a result. */
    interface RowAction {
        void take(ResultSet row) throws SQLException;
    }

    void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    <T> T query(String sql, RowReader<T> reader) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            if (!result.next()) {
                throw new SQLException("No row for: " + sql);
            }
            return reader.read(result);
        }
    }

    void each(String sql, RowAction action) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            while (result.next()) {
                action.take(result);
            }
        }
    }

    String text(String sql) throws SQLException {
        return query(sql, row -> row.getString(1));
    }

    long number(String sql) throws SQLException {
        return query(sql, row -> row.getLong(1));
    }
}
