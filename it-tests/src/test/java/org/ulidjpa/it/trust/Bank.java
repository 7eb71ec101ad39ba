package org.ulidjpa.it.trust;

import com.zaxxer.hikari.HikariDataSource;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import org.ulidjpa.UlidGenerator;
import org.ulidjpa.hibernate.UlidSettings;

/** The application: its three entities on one database. Closing it closes the connections. */
record Bank(HikariDataSource connections, SessionFactory sessions) implements AutoCloseable {

    static Bank open(HikariDataSource connections, UlidGenerator ids) {
        return open(connections, ids, "none");
    }

    /** Makes the tables first. */
    static Bank create(HikariDataSource connections) {
        return open(connections, UlidGenerator.monotonic(), "create-only");
    }

    private static Bank open(HikariDataSource connections, UlidGenerator ids, String tables) {
        Configuration configuration = new Configuration()
                .addAnnotatedClass(Account.class)
                .addAnnotatedClass(Transfer.class)
                .addAnnotatedClass(Booking.class)
                .setProperty("hibernate.hbm2ddl.auto", tables)
                .setProperty("hibernate.jdbc.batch_size", "30")
                .setProperty("hibernate.order_inserts", "true");
        configuration.getProperties().put("hibernate.connection.datasource", connections);
        configuration.getProperties().put(UlidSettings.GENERATOR, ids);
        return new Bank(connections, configuration.buildSessionFactory());
    }

    @Override
    public void close() {
        sessions.close();
        connections.close();
    }
}
