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
 */
record Writer(Database database, int rows) {
    /** Bytes beside the key in every row. */
    static final int PAYLOAD = 100;

    private static final int BATCH = 1_000;

    void fill(String table, Supplier<?> keys) throws SQLException {
        byte[] payload = new byte[PAYLOAD];
        new Random(1).nextBytes(payload);
        String insert = "INSERT INTO " + table + " (id, payload) VALUES (?, ?)";
        try (Connection connection = connect();
                PreparedStatement statement = connection.prepareStatement(insert)) {
            connection.setAutoCommit(false);
            for (int written = 0; written < rows; written += BATCH) {
                addBatch(statement, keys, payload);
                statement.executeBatch();
                connection.commit();
            }
        }
    }

    private void addBatch(PreparedStatement statement, Supplier<?> keys, byte[] payload) throws SQLException {
        for (int i = 0; i < BATCH; i++) {
            statement.setObject(1, KeyColumn.parameter(keys.get(), database.engine()));
            statement.setBytes(2, payload);
            statement.addBatch();
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
