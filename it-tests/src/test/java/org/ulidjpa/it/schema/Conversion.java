package org.ulidjpa.it.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.schema.LiveWriters.Form;

/**
 * Runs a script of the guide while others insert: once killed half-way, then to its end.
 *
 * @param before how the application inserts until the conversion
 * @param after how its next release does
 * @param refusesOld whether the new column refuses the old form; where it does not, the writers pause for the change
 */
record Conversion(Database database, List<String> statements, Form before, Form after, boolean refusesOld) {

    private static final int A_WHILE = 300;

    /** Gives the customers that the writers had acknowledged. */
    Map<String, Ulid> run(String title, Shop.IdReader old) throws Exception {
        Map<String, Ulid> written = new HashMap<>();
        try (Session session = Session.open(database)) {
            Shop shop = new Shop(session);
            String sizeBefore = shop.size();
            try (LiveWriters writers =
                    new LiveWriters(database, refusesOld ? List.of(before, after) : List.of(before))) {
                killHalfWay();
                assertUsable(shop, old);
                long start = System.nanoTime();
                convert(session, refusesOld ? () -> {} : () -> written.putAll(writers.stop()));
                long millis = (System.nanoTime() - start) / 1_000_000;
                Thread.sleep(A_WHILE);
                written.putAll(writers.stop());
                System.out.printf(
                        "%s on %s: %s before, %s after; %,d ms, of which a writer waited %,d%n",
                        title, database, sizeBefore, shop.size(), millis, writers.longestMillis());
            }
            try (LiveWriters next = new LiveWriters(database, List.of(after))) {
                Thread.sleep(A_WHILE);
                written.putAll(next.stop());
            }
        }
        return written;
    }

    private interface Pause {
        void run() throws Exception;
    }

    private void convert(Session session, Pause beforeTheChange) throws Exception {
        Connection connection = session.connection();
        connection.setAutoCommit(!session.isPostgres());
        for (String sql : statements) {
            if (sql.contains("lock tables")) {
                beforeTheChange.run();
            }
            session.execute(sql);
        }
        if (!connection.getAutoCommit()) {
            connection.commit();
        }
        connection.setAutoCommit(true);
    }

    /** While the middle one of its statements runs. */
    private void killHalfWay() throws Exception {
        ExecutorService thread = Executors.newSingleThreadExecutor();
        try (Session doomed = Session.open(database);
                Session administrator = Session.open(database)) {
            doomed.connection().setAutoCommit(!doomed.isPostgres());
            long process = doomed.number("select " + (doomed.isPostgres() ? "pg_backend_pid()" : "connection_id()"));
            int half = statements.size() / 2 - 1;
            for (String sql : statements.subList(0, half)) {
                doomed.execute(sql);
            }
            Future<?> last = thread.submit(() -> {
                doomed.execute(statements.get(half));
                return null;
            });
            Thread.sleep(50);
            administrator.execute(
                    doomed.isPostgres() ? "select pg_terminate_backend(" + process + ")" : "kill " + process);
            assertThatThrownBy(() -> {
                        last.get();
                        doomed.execute("select 1");
                    })
                    .as("the killed session")
                    .isInstanceOf(Exception.class);
            if (!administrator.isPostgres()) {
                for (String sql :
                        Script.of("conversions", database.engine(), "undo").statements()) {
                    administrator.execute(sql);
                }
            }
        } finally {
            thread.shutdown();
        }
    }

    /** All at one moment, for the writers go on. */
    private static void assertUsable(Shop shop, Shop.IdReader old) throws SQLException {
        Connection connection = shop.session().connection();
        connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        connection.setAutoCommit(false);
        assertThat(shop.ids(old)).hasSizeGreaterThan(Shop.ROWS);
        connection.commit();
        connection.setAutoCommit(true);
        shop.assertKeys();
    }
}
