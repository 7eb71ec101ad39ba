package org.ulidjpa.it.index;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Properties;
import java.util.Random;
import java.util.function.Supplier;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;

/**
 * Inserts rows from one session, 1,000 in a transaction, each as soon as its key is made: the order of the inserts is
 * the order of the keys.
 *
 * @param rows a multiple of 1,000
 * @param payload bytes beside the key in every row
 */
record Writer(Database database, int rows, int payload) {
    static final int PAYLOAD = 100;

    private static final int BATCH = 1_000;

    /** Sets what a row has beside its payload, from the second parameter on; takes the row's number, from 0. */
    interface Row {
        void set(PreparedStatement insert, int number) throws SQLException;
    }

    Writer(Database database, int rows) {
        this(database, rows, PAYLOAD);
    }

    void fill(String table, Supplier<?> keys) throws SQLException {
        insert(
                "INSERT INTO " + table + " (payload, id) VALUES (?, ?)",
                (insert, number) -> insert.setObject(2, KeyColumn.parameter(keys.get(), database.engine())));
    }

    /** Leaves it to the database to make the keys. */
    void fill(String table) throws SQLException {
        insert("INSERT INTO " + table + " (payload) VALUES (?)", (insert, number) -> {});
    }

    /** The type of the payload's column. */
    String payloadType() {
        return database.engine() == Engine.POSTGRESQL ? "bytea" : "varbinary(" + payload + ")";
    }

    /** Takes a statement whose first parameter is the payload. */
    void insert(String statement, Row row) throws SQLException {
        byte[] bytes = new byte[payload];
        new Random(1).nextBytes(bytes);
        try (Connection connection = connect();
                PreparedStatement insert = connection.prepareStatement(statement)) {
            connection.setAutoCommit(false);
            for (int written = 0; written < rows; written += BATCH) {
                for (int number = written; number < written + BATCH; number++) {
                    insert.setBytes(1, bytes);
                    row.set(insert, number);
                    insert.addBatch();
                }
                insert.executeBatch();
                connection.commit();
            }
        }
    }

    /** With the driver's own way to send a batch in few messages, in the order given. */
    private Connection connect() throws SQLException {
        Properties properties = new Properties();
        properties.setProperty("user", database.user());
        properties.setProperty("password", database.password());
        properties.setProperty(
                database.engine() == Engine.POSTGRESQL ? "reWriteBatchedInserts" : "rewriteBatchedStatements", "true");
        return DriverManager.getConnection(database.url(), properties);
    }
}
