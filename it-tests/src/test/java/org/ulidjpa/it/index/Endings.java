package org.ulidjpa.it.index;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.persistence.LockModeType;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.hibernate.Session;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;

/** Ends transactions on MySQL and MariaDB, a tenth of them badly. Safe for use by several threads. */
final class Endings {
    /** The row that somebody else keeps locked. */
    static final Ulid LOCKED = Ulid.MIN;

    private final Database database;
    private final List<Session> leaked = new CopyOnWriteArrayList<>();

    Endings(Database database) {
        this.database = database;
    }

    /** Takes which of a hundred it is: one is leaked, one is left open by its session, and so on. */
    void end(Session session, int fate) throws SQLException {
        if (fate == 0) {
            leaked.add(session);
            return;
        }
        switch (fate) {
            case 1 -> waitForLock(session);
            case 2 -> exceedQueryTimeout(session);
            case 3 -> loseConnection(session);
            case 4, 5, 6, 7, 8 -> session.getTransaction().rollback();
            case 9 -> {
                // closed all the same
            }
            default -> session.getTransaction().commit();
        }
        session.close();
    }

    /** Sessions that nobody ever closes. */
    int leaks() {
        return leaked.size();
    }

    private static void waitForLock(Session session) {
        session.doWork(connection -> new Sql(connection).execute("SET innodb_lock_wait_timeout = 1"));
        assertThatThrownBy(() -> session.find(Entry.class, LOCKED, LockModeType.PESSIMISTIC_WRITE))
                .hasStackTraceContaining("Lock wait timeout exceeded");
        session.getTransaction().rollback();
    }

    private static void exceedQueryTimeout(Session session) {
        assertThatThrownBy(() -> session.createNativeQuery("select sleep(60)", Integer.class)
                        .setHint("jakarta.persistence.query.timeout", 1_000)
                        .getSingleResult())
                .hasRootCauseInstanceOf(SQLTimeoutException.class);
        session.getTransaction().rollback();
    }

    private void loseConnection(Session session) throws SQLException {
        long number = session.doReturningWork(connection -> new Sql(connection).number("SELECT connection_id()"));
        try (Connection other = database.connect()) {
            new Sql(other).execute("KILL " + number);
        }
        assertThatThrownBy(() -> session.getTransaction().commit()).isInstanceOf(RuntimeException.class);
    }
}
