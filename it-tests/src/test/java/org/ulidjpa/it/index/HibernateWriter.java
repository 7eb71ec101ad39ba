package org.ulidjpa.it.index;

import com.zaxxer.hikari.HikariDataSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import org.ulidjpa.UlidGenerator;
import org.ulidjpa.hibernate.UlidSettings;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;

/**
 * Writes entries as applications do: sessions that run transactions at the same time.
 *
 * @param rows about so many in all, shared evenly by the sessions
 * @param pace is told how long each transaction takes
 */
record HibernateWriter(Database database, int rows, Pace pace) {
    HibernateWriter(Database database, int rows) {
        this(database, rows, new Pace());
    }

    /** One application, with its own generator. */
    void fill(IdMaker ids, Traffic traffic) {
        fill(ids, traffic, List.of(UlidGenerator.builder().build()));
    }

    /** As many applications as generators, each with the traffic. */
    void fill(IdMaker ids, Traffic traffic, List<UlidGenerator> applications) {
        try (HikariDataSource connections = connections(traffic.sessions() * applications.size())) {
            List<SessionFactory> factories = applications.stream()
                    .map(generator -> factory(connections, ids, traffic, generator))
                    .toList();
            run(factories, ids, traffic);
            factories.forEach(SessionFactory::close);
        }
    }

    private void run(List<SessionFactory> factories, IdMaker ids, Traffic traffic) {
        int sessions = factories.size() * traffic.sessions();
        int transactions = rows / sessions / traffic.batch();
        ExecutorService threads = Executors.newFixedThreadPool(sessions);
        List<Future<?>> running = new ArrayList<>();
        for (int session = 0; session < sessions; session++) {
            SessionFactory factory = factories.get(session % factories.size());
            Random random = new Random(session);
            running.add(threads.submit(() -> {
                for (int i = 0; i < transactions; i++) {
                    pace.time(() -> factory.inTransaction(open -> write(open, ids, traffic, random)));
                }
            }));
        }
        running.forEach(HibernateWriter::await);
        threads.shutdown();
    }

    private static void write(Session session, IdMaker ids, Traffic traffic, Random random) {
        for (int i = 0; i < traffic.batch(); i++) {
            byte[] payload = new byte[Writer.PAYLOAD];
            random.nextBytes(payload);
            session.persist(new Entry(ids.assigned(), payload));
        }
        if (traffic.pauses()) {
            pause(random.nextInt(1, 4));
        }
    }

    static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void await(Future<?> running) {
        try {
            running.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("A session ended early", e);
        }
    }

    HikariDataSource connections(int size) {
        HikariDataSource pool = database.dataSource();
        pool.setMaximumPoolSize(size);
        pool.addDataSourceProperty(
                database.engine() == Engine.POSTGRESQL ? "reWriteBatchedInserts" : "rewriteBatchedStatements", "true");
        return pool;
    }

    static SessionFactory factory(HikariDataSource connections, IdMaker ids, Traffic traffic, UlidGenerator generator) {
        Configuration configuration = new Configuration().addAnnotatedClass(Entry.class);
        configuration
                .getProperties()
                .putAll(Map.of(
                        "hibernate.connection.datasource",
                        connections,
                        "hibernate.jdbc.batch_size",
                        traffic.batch(),
                        UlidSettings.GENERATOR,
                        generator,
                        UlidSettings.LANES,
                        ids.lanes()));
        return configuration.buildSessionFactory();
    }
}
