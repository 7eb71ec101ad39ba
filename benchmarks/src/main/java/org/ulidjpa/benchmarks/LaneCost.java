package org.ulidjpa.benchmarks;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.hibernate.cfg.Configuration;
import org.hibernate.engine.jdbc.connections.spi.ConnectionProvider;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.hibernate.generator.BeforeExecutionGenerator;
import org.hibernate.generator.EventType;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

/** An id through Hibernate's generator, in transactions of 30 that insert nothing. The dialect is MySQL's: it has lanes. */
@State(Scope.Benchmark)
public class LaneCost {
    private static final int IDS = 30;

    private final SessionFactoryImplementor withLanes = open("auto");
    private final SessionFactoryImplementor withoutLanes = open("off");

    @Benchmark
    @OperationsPerInvocation(IDS)
    public void ours(Blackhole ids) {
        transaction(withLanes, ids);
    }

    @Benchmark
    @OperationsPerInvocation(IDS)
    public void sharedGenerator(Blackhole ids) {
        transaction(withoutLanes, ids);
    }

    @TearDown
    public void close() {
        withLanes.close();
        withoutLanes.close();
    }

    private static void transaction(SessionFactoryImplementor factory, Blackhole ids) {
        BeforeExecutionGenerator generator = (BeforeExecutionGenerator)
                factory.getMappingMetamodel().getEntityDescriptor(Entry.class).getGenerator();
        factory.inTransaction(session -> {
            for (int i = 0; i < IDS; i++) {
                ids.consume(
                        generator.generate((SharedSessionContractImplementor) session, null, null, EventType.INSERT));
            }
        });
    }

    private static SessionFactoryImplementor open(String lanes) {
        return (SessionFactoryImplementor) new Configuration()
                .addAnnotatedClass(Entry.class)
                .setProperty("hibernate.connection.provider_class", ConnectionOfThread.class.getName())
                .setProperty("hibernate.dialect", "org.hibernate.dialect.MySQLDialect")
                .setProperty("hibernate.boot.allow_jdbc_metadata_access", "false")
                .setProperty("ulid.lanes", lanes)
                .buildSessionFactory();
    }

    @Entity
    static class Entry {
        @Id
        @UlidId
        Ulid id = Ulid.MIN;
    }

    /** One for each thread, so that it is not a pool that is measured. */
    public static final class ConnectionOfThread implements ConnectionProvider {
        private static final long serialVersionUID = 1L;

        private final transient ThreadLocal<Connection> connections = ThreadLocal.withInitial(() -> {
            try {
                return DriverManager.getConnection("jdbc:h2:mem:");
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        });

        @Override
        public Connection getConnection() {
            return connections.get();
        }

        @Override
        public void closeConnection(Connection connection) {
            // the thread's next transaction goes on with it
        }

        @Override
        public boolean supportsAggressiveRelease() {
            return false;
        }

        @Override
        public boolean isUnwrappableAs(Class<?> type) {
            return false;
        }

        @Override
        public <T> T unwrap(Class<T> type) {
            throw new UnsupportedOperationException();
        }
    }
}
