package org.ulidjpa.it.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import jakarta.transaction.Transaction;
import jakarta.transaction.TransactionManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.SharedSessionContract;
import org.hibernate.StatelessSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.ulidjpa.hibernate.UlidStatistics;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/** Lanes are given back when their JTA transactions end; the sessions are still open then. */
@OnEachEngine
class LanesJtaTest {
    private static final int IN_FLIGHT = 8;
    private static final int LOAD = 5_000;
    private static final int TIMEOUT_SECONDS = 3;

    private enum End {
        COMMIT,
        ROLLBACK,
        TIMEOUT
    }

    /** A transaction that wrote; no thread is in it. */
    private record Work(Transaction transaction, SharedSessionContract session) {}

    private final Database database;
    private final TransactionManager transactions = com.arjuna.ats.jta.TransactionManager.transactionManager();
    private SessionFactory factory;

    LanesJtaTest(Database database) {
        this.database = database;
    }

    @BeforeEach
    void open() throws SQLException {
        assumeTrue(database.engine() == Engine.MYSQL || database.engine() == Engine.MARIADB, "Lanes are for InnoDB");
        factory = JtaSessions.factory(database.fresh("jta"));
    }

    @AfterEach
    void close() throws Exception {
        transactions.setTransactionTimeout(0);
        transactions.suspend(); // what a failed test left
        if (factory != null) {
            factory.close();
        }
    }

    @ParameterizedTest
    @EnumSource
    void session_givesLaneBack(End end) throws Exception {
        assertLanesComeBack(end, () -> {
            Session session = factory.openSession();
            session.persist(entry());
            session.flush();
            return session;
        });
    }

    @ParameterizedTest
    @EnumSource
    void statelessSession_givesLaneBack(End end) throws Exception {
        assertLanesComeBack(end, () -> {
            StatelessSession session = factory.openStatelessSession();
            session.insert(entry());
            return session;
        });
    }

    private static Entry entry() {
        return new Entry(null, new byte[Writer.PAYLOAD]);
    }

    private void assertLanesComeBack(End end, Supplier<SharedSessionContract> writing) throws Exception {
        endAll(beginAll(this::makeIds), End.ROLLBACK);
        transactions.setTransactionTimeout(end == End.TIMEOUT ? TIMEOUT_SECONDS : 0);
        List<Work> works = beginAll(writing);
        assertThat(UlidStatistics.of(factory).lanesInUse()).isPositive();
        endAll(works, end);
    }

    /** The load that turns lanes on: ids, of which none reaches the database. */
    private Session makeIds() {
        Session session = factory.openSession();
        for (int i = 0; i < LOAD; i++) {
            session.persist(entry());
        }
        return session;
    }

    private List<Work> beginAll(Supplier<? extends SharedSessionContract> writing) throws Exception {
        List<Work> works = new ArrayList<>();
        for (int i = 0; i < IN_FLIGHT; i++) {
            transactions.begin();
            SharedSessionContract session = writing.get();
            works.add(new Work(transactions.suspend(), session));
        }
        return works;
    }

    private void endAll(List<Work> works, End end) throws Exception {
        for (Work work : works) {
            end(work, end);
        }
        assertThat(UlidStatistics.of(factory).lanesInUse()).isZero();
        works.forEach(work -> work.session().close());
    }

    private void end(Work work, End end) throws Exception {
        if (end == End.TIMEOUT) {
            assertTimesOut(work.session());
            return;
        }
        transactions.resume(work.transaction());
        if (end == End.COMMIT) {
            transactions.commit();
        } else {
            transactions.rollback();
        }
    }

    /** The transaction manager rolls back in a thread of its own; the session learns of it at its next call. */
    private static void assertTimesOut(SharedSessionContract session) {
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 1_000; i++) {
                        session.createNativeQuery("SELECT 1", Integer.class);
                        Thread.sleep(100);
                    }
                })
                .hasMessage("Transaction was rolled back in a different thread");
    }
}
