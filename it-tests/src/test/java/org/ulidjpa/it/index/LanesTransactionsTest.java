package org.ulidjpa.it.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.StatelessSession;
import org.junit.jupiter.api.Test;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/** Lanes under transactions that end badly: no id comes twice, and a lane's ids stay consecutive. */
@OnEachEngine
class LanesTransactionsTest {
    private static final int SESSIONS = 8;
    private static final int BATCH = 10;

    private final Database database;
    private final Queue<List<Ulid>> transactions = new ConcurrentLinkedQueue<>();

    LanesTransactionsTest(Database database) {
        this.database = database;
    }

    @Test
    void ids_whereTransactionsFail_areUniqueAndConsecutive() throws Exception {
        assumeTrue(database.engine() == Engine.MYSQL || database.engine() == Engine.MARIADB, "Lanes are for InnoDB");
        try (HikariDataSource connections = new HibernateWriter(database, 0).connections(SESSIONS + 1);
                SessionFactory factory = open(connections)) {
            run(factory, 150);
            transactions.clear();
            run(factory, 600);
            assertUnique();
            assertThat(transactions.stream().filter(ids -> !isConsecutive(ids)))
                    .as("transactions that a run's end cuts in two")
                    .hasSizeLessThan(transactions.size() / 100);
        }
    }

    private SessionFactory open(HikariDataSource connections) throws SQLException {
        try (Connection connection = database.connect()) {
            new Sql(connection)
                    .execute("CREATE TABLE entry (id binary(16) PRIMARY KEY, payload varbinary(100) NOT NULL)");
        }
        return HibernateWriter.factory(
                connections,
                IdMaker.LANES,
                new Traffic(SESSIONS, BATCH, false),
                UlidGenerator.builder().build());
    }

    private void run(SessionFactory factory, int transactionsEach) throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(SESSIONS);
        for (int session = 0; session < SESSIONS; session++) {
            Random random = new Random(session);
            threads.submit(() -> {
                for (int i = 0; i < transactionsEach; i++) {
                    transaction(factory, random.nextInt(100));
                }
                return null;
            });
        }
        threads.shutdown();
        assertThat(threads.awaitTermination(5, TimeUnit.MINUTES)).isTrue();
    }

    /** Of a hundred, five are rolled back, one is left open by its session, one loses its connection, five are stateless. */
    private void transaction(SessionFactory factory, int fate) throws SQLException {
        if (fate < 5) {
            stateless(factory);
            return;
        }
        Session session = factory.openSession();
        session.beginTransaction();
        List<Ulid> ids = persist(session);
        if (fate < 10) {
            session.getTransaction().rollback();
        } else if (fate == 11) {
            loseConnection(session);
        } else if (fate != 10) {
            session.getTransaction().commit();
        }
        session.close();
        transactions.add(ids);
    }

    private void stateless(SessionFactory factory) {
        List<Ulid> ids = new ArrayList<>();
        factory.inStatelessTransaction(session -> {
            for (int i = 0; i < BATCH; i++) {
                ids.add(insert(session));
            }
        });
        transactions.add(ids);
    }

    private static Ulid insert(StatelessSession session) {
        Entry entry = new Entry(null, new byte[Writer.PAYLOAD]);
        session.insert(entry);
        return entry.id;
    }

    private static List<Ulid> persist(Session session) {
        List<Ulid> ids = new ArrayList<>();
        for (int i = 0; i < BATCH; i++) {
            Entry entry = new Entry(null, new byte[Writer.PAYLOAD]);
            session.persist(entry);
            ids.add(entry.id);
        }
        return ids;
    }

    private void loseConnection(Session session) throws SQLException {
        long number = session.doReturningWork(connection -> new Sql(connection).number("SELECT connection_id()"));
        try (Connection other = database.connect()) {
            new Sql(other).execute("KILL " + number);
        }
        assertThatThrownBy(() -> session.getTransaction().commit()).isInstanceOf(RuntimeException.class);
    }

    private void assertUnique() {
        Set<Ulid> ids = new HashSet<>();
        transactions.forEach(ids::addAll);
        assertThat(transactions).hasSize(SESSIONS * 600);
        assertThat(ids).hasSize(SESSIONS * 600 * BATCH);
    }

    private static boolean isConsecutive(List<Ulid> ids) {
        for (int i = 1; i < ids.size(); i++) {
            if (!ids.get(i).equals(ids.get(i - 1).increment())) {
                return false;
            }
        }
        return true;
    }
}
