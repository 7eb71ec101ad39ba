package org.ulidjpa.it.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.zaxxer.hikari.HikariDataSource;
import jakarta.persistence.LockModeType;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.Test;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;
import org.ulidjpa.hibernate.UlidStatistics;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.trust.SteppingClock;

/**
 * Lanes under transactions that end badly and a clock that steps back: no id comes twice, each lane's ids are
 * consecutive over all its transactions, and each lane is given back.
 */
@OnEachEngine
class LanesTransactionsTest {
    private static final int SESSIONS = 8;
    private static final int TRANSACTIONS_EACH = 400;
    private static final int BATCH = 10;
    private static final Duration STEP_BACK = Duration.ofSeconds(-5);

    private final Database database;
    private final Endings endings;
    private final SteppingClock clock = new SteppingClock();

    /** The ids of each transaction, in the order in which they were made within a lane. */
    private final Queue<List<Ulid>> transactions = new ConcurrentLinkedQueue<>();

    LanesTransactionsTest(Database database) {
        this.database = database;
        this.endings = new Endings(database);
    }

    @Test
    void ids_whereTransactionsFail_areUniqueAndConsecutive() throws Exception {
        assumeTrue(database.engine() == Engine.MYSQL || database.engine() == Engine.MARIADB, "Lanes are for InnoDB");
        createTable();
        HibernateWriter load =
                new HibernateWriter(IdMaker.LANES, Traffic.batches(SESSIONS, BATCH), 12_000, Duration.ZERO, new Pace());
        try (HikariDataSource connections = HibernateWriter.connections(database.dataSource(), 128);
                SessionFactory factory = load.factory(
                        connections, UlidGenerator.builder().clock(clock).build());
                Session locking = factory.openSession()) {
            lockRow(locking);
            load.run(factory);
            run(factory);
            assertUnique();
            assertConsecutive();
            assertThat(UlidStatistics.of(factory).lanesInUse()).isEqualTo(endings.leaks());
        }
    }

    private void createTable() throws SQLException {
        try (Connection connection = database.connect()) {
            new Sql(connection)
                    .execute("CREATE TABLE entry (id binary(16) PRIMARY KEY, payload varbinary(100) NOT NULL)");
        }
    }

    private static void lockRow(Session session) {
        session.beginTransaction();
        session.persist(new Entry(Endings.LOCKED, new byte[Writer.PAYLOAD]));
        session.getTransaction().commit();
        session.beginTransaction();
        session.find(Entry.class, Endings.LOCKED, LockModeType.PESSIMISTIC_WRITE);
    }

    private void run(SessionFactory factory) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(SESSIONS);
        List<Callable<Void>> sessions = IntStream.range(0, SESSIONS)
                .mapToObj(number -> session(factory, new Random(number)))
                .toList();
        for (Future<?> session : threads.invokeAll(sessions)) {
            session.get();
        }
        threads.shutdown();
    }

    /** Of a hundred transactions five are stateless; of the others one in ten ends badly. */
    private Callable<Void> session(SessionFactory factory, Random random) {
        return () -> {
            for (int i = 0; i < TRANSACTIONS_EACH; i++) {
                clock.step(random.nextBoolean() ? STEP_BACK : Duration.ZERO);
                if (random.nextInt(100) < 5) {
                    factory.inStatelessTransaction(session -> insert(session::insert));
                } else {
                    Session session = factory.openSession();
                    session.beginTransaction();
                    insert(session::persist);
                    session.flush();
                    endings.end(session, random.nextInt(100));
                }
            }
            return null;
        };
    }

    private void insert(Consumer<Entry> way) {
        List<Ulid> ids = new ArrayList<>();
        for (int i = 0; i < BATCH; i++) {
            Entry entry = new Entry(null, new byte[Writer.PAYLOAD]);
            way.accept(entry);
            ids.add(entry.id);
        }
        transactions.add(ids);
    }

    private void assertUnique() {
        Set<Ulid> ids = new HashSet<>();
        transactions.forEach(ids::addAll);
        assertThat(transactions).hasSize(SESSIONS * TRANSACTIONS_EACH);
        assertThat(ids).hasSize(SESSIONS * TRANSACTIONS_EACH * BATCH);
    }

    /** Each transaction's first id follows the last one of an earlier transaction, but where a lane begins. */
    private void assertConsecutive() {
        Set<Ulid> following = new HashSet<>();
        int cut = 0;
        int begun = 0;
        for (List<Ulid> ids : transactions) {
            begun += following.remove(ids.get(0)) ? 0 : 1;
            cut += isConsecutive(ids) ? 0 : 1;
            following.add(ids.get(BATCH - 1).increment());
        }
        System.out.printf(
                "%,d transactions: %d began a lane, %d cut by a run's end%n", transactions.size(), begun, cut);
        assertThat(begun).isLessThanOrEqualTo(endings.leaks() + 3 * SESSIONS);
        assertThat(cut).isLessThan(transactions.size() / 100);
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
