package org.ulidjpa.it.index;

import java.sql.SQLException;

/** The counters of {@code SHOW GLOBAL STATUS}. They are the server's, so nothing else may run meanwhile. */
record InnoDbStatus(Sql sql) {
    long of(String variable) throws SQLException {
        return Long.parseLong(text(variable));
    }

    String text(String variable) throws SQLException {
        return sql.query("SHOW GLOBAL STATUS LIKE '" + variable + "'", row -> row.getString(2));
    }
}
