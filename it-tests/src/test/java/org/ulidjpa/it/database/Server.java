package org.ulidjpa.it.database;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/** A running database server. Thread-safe. */
final class Server {
    private static final AtomicInteger NUMBER = new AtomicInteger();

    private final Engine engine;
    private final Host host;
    private final String urlPattern;
    private final String home;
    private final String user;
    private final String password;
    private final String description;

    /**
     * Connects once to learn the version.
     *
     * @param urlPattern the JDBC URL with {@code %s} for the database's name
     * @param home the database to connect to in order to create others
     */
    Server(Engine engine, Host host, String urlPattern, String home, String user, String password) {
        this.engine = engine;
        this.host = host;
        this.urlPattern = urlPattern;
        this.home = home;
        this.user = user;
        this.password = password;
        this.description = engine + " " + version() + " (" + host + ")";
    }

    Engine engine() {
        return engine;
    }

    Host host() {
        return host;
    }

    String url(String database) {
        return urlPattern.formatted(database);
    }

    String user() {
        return user;
    }

    String password() {
        return password;
    }

    Database create(String prefix) {
        String name = prefix + "_" + NUMBER.incrementAndGet();
        switch (engine) {
            case POSTGRESQL -> execute("CREATE DATABASE " + name);
            case MYSQL, MARIADB -> execute("CREATE DATABASE " + name + " CHARACTER SET utf8mb4");
            case H2 -> {
                // comes to life with the first connection
            }
        }
        return new Database(this, name);
    }

    private void execute(String sql) {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(this + " refused: " + sql, e);
        }
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection(url(home), user, password);
    }

    /** The version's numbers only: PostgreSQL and MariaDB append the packager's name. */
    private String version() {
        try (Connection connection = connect()) {
            return connection.getMetaData().getDatabaseProductVersion().split("[^0-9.]", 2)[0];
        } catch (SQLException e) {
            throw new IllegalStateException(engine + " at " + url(home) + " does not answer", e);
        }
    }

    @Override
    public String toString() {
        return description;
    }
}
