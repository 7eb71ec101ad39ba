package org.ulidjpa.it.schema;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;

/**
 * An application that goes on inserting: a customer and an invoice in one transaction. Where the database refuses the
 * form of the id it tries the other form, as its next release would. The ids are random, for MariaDB's {@code uuid} takes
 * no others for sure.
 */
final class LiveWriters implements AutoCloseable {

    /** How a release of the application inserts a customer. */
    interface Form {
        /** Gives the key that an invoice refers to. */
        Object insertCustomer(Ulid id, Connection connection) throws SQLException;

        static Form of(Function<Ulid, Object> key) {
            return (id, connection) -> {
                try (PreparedStatement insert = connection.prepareStatement(
                        "insert into customer (id, name, created_at) values (?, ?, current_timestamp)")) {
                    insert.setObject(1, key.apply(id));
                    insert.setString(2, "live " + id);
                    insert.executeUpdate();
                    return key.apply(id);
                }
            };
        }

        /** The database gives the next number. */
        static Form numbered() {
            return (id, connection) -> {
                try (PreparedStatement insert = connection.prepareStatement(
                        "insert into customer (name, created_at) values (?, current_timestamp)", new String[] {"id"})) {
                    insert.setString(1, "live " + id);
                    insert.executeUpdate();
                    try (ResultSet keys = insert.getGeneratedKeys()) {
                        keys.next();
                        return keys.getLong(1);
                    }
                }
            };
        }
    }

    private static final int THREADS = 2;
    private static final int ATTEMPTS = 1_000;

    private final Database database;
    private final List<Form> forms;
    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    private final List<Future<Map<String, Ulid>>> running;
    private final AtomicLong longest = new AtomicLong();
    private volatile boolean stopped;

    LiveWriters(Database database, List<Form> forms) {
        this.database = database;
        this.forms = forms;
        this.running = IntStream.range(0, THREADS)
                .mapToObj(i -> threads.submit(this::write))
                .toList();
    }

    /** The customers that the database acknowledged, once the writers have stopped. */
    Map<String, Ulid> stop() throws InterruptedException, ExecutionException {
        stopped = true;
        Map<String, Ulid> written = new HashMap<>();
        for (Future<Map<String, Ulid>> writer : running) {
            written.putAll(writer.get());
        }
        return written;
    }

    /** What the slowest transaction took, its further attempts among it. */
    long longestMillis() {
        return longest.get() / 1_000_000;
    }

    private Map<String, Ulid> write() throws SQLException, InterruptedException {
        Map<String, Ulid> written = new HashMap<>();
        int form = 0;
        try (Connection connection = database.connect()) {
            connection.setAutoCommit(false);
            while (!stopped) {
                Ulid id = Ulid.fromUuid(UUID.randomUUID());
                long start = System.nanoTime();
                for (int attempt = 1; !isWritten(id, forms.get(form), connection); attempt++) {
                    form = (form + 1) % forms.size();
                    if (attempt == ATTEMPTS) {
                        throw new SQLException("No form of the id is taken");
                    }
                }
                longest.accumulateAndGet(System.nanoTime() - start, Math::max);
                written.put("live " + id, id);
                Thread.sleep(1);
            }
        }
        return written;
    }

    private static boolean isWritten(Ulid id, Form form, Connection connection) throws SQLException {
        try {
            Object key = form.insertCustomer(id, connection);
            try (PreparedStatement insert =
                    connection.prepareStatement("insert into invoice (customer_id, note) values (?, ?)")) {
                insert.setObject(1, key);
                insert.setString(2, "live " + id);
                insert.executeUpdate();
            }
            connection.commit();
            return true;
        } catch (SQLException e) {
            connection.rollback();
            return false;
        }
    }

    @Override
    public void close() {
        stopped = true;
        threads.shutdown();
    }
}
