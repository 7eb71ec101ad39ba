package org.ulidjpa.it.index;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Clock;
import java.time.Duration;
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

/**
 * Writes entries as an application does: sessions that run transactions at the same time, with one generator.
 *
 * @param rows about so many in all, shared evenly by the sessions
 * @param clockAhead how far the generator's clock is ahead of the system's
 * @param pace is told how long each transaction takes
 */
record HibernateWriter(IdMaker ids, Traffic traffic, int rows, Duration clockAhead, Pace pace) {

    /** Closes the pool in the end. */
    void fill(HikariDataSource pool) {
        Clock clock = Clock.offset(Clock.systemUTC(), clockAhead);
        try (HikariDataSource connections = connections(pool, traffic.connections());
                SessionFactory factory = factory(
                        connections, UlidGenerator.builder().clock(clock).build())) {
            run(factory);
        }
    }

    void run(SessionFactory factory) {
        int transactions = rows / traffic.sessions() / traffic.batch();
        ExecutorService threads = Executors.newFixedThreadPool(traffic.sessions());
        List<Future<?>> running = new ArrayList<>();
        for (int session = 0; session < traffic.sessions(); session++) {
            Random random = new Random(session);
            running.add(threads.submit(() -> {
                for (int i = 0; i < transactions; i++) {
                    pace.time(() -> factory.inTransaction(open -> write(open, random)));
                }
            }));
        }
        running.forEach(HibernateWriter::await);
        threads.shutdown();
    }

    private void write(Session session, Random random) {
        for (int i = 0; i < traffic.batch(); i++) {
            byte[] payload = new byte[Writer.PAYLOAD];
            random.nextBytes(payload);
            if (i % traffic.flushed() == 0) {
                session.flush();
            }
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

    /** The pool, set up so that a transaction costs few messages and no binary log, which the pages do not depend on. */
    static HikariDataSource connections(HikariDataSource pool, int size) {
        pool.setMaximumPoolSize(size);
        pool.setAutoCommit(false);
        if (pool.getJdbcUrl().startsWith("jdbc:postgresql:")) {
            pool.addDataSourceProperty("reWriteBatchedInserts", "true");
        } else {
            pool.addDataSourceProperty("rewriteBatchedStatements", "true");
            pool.setConnectionInitSql("SET sql_log_bin = 0");
        }
        return pool;
    }

    SessionFactory factory(HikariDataSource connections, UlidGenerator generator) {
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
