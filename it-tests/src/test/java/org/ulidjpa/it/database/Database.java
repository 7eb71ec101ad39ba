package org.ulidjpa.it.database;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.InputStream;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/** One empty database (catalog) of a running server, with the right to do everything there. */
public final class Database {
    private final Server server;
    private final String name;

    Database(Server server, String name) {
        this.server = server;
        this.name = name;
    }

    /** A new empty database on the same server; the name gets a number to be unique. */
    public Database fresh(String name) {
        return server.create(name);
    }

    /** What really runs: {@link Engine#MARIADB} where it stands in for MySQL. */
    public Engine engine() {
        return server.engine();
    }

    public String name() {
        return name;
    }

    public String url() {
        return server.url(name);
    }

    public String user() {
        return server.user();
    }

    public String password() {
        return server.password();
    }

    public Connection connect() throws SQLException {
        return DriverManager.getConnection(url(), user(), password());
    }

    /** Opens a file that the server wrote, such as a table's pages. */
    public InputStream open(String path) throws IOException {
        return server.host().open(path);
    }

    /** A new pool of at most 32 connections, which the caller closes. */
    public HikariDataSource dataSource() {
        HikariDataSource pool = new HikariDataSource();
        pool.setJdbcUrl(url());
        pool.setUsername(user());
        pool.setPassword(password());
        pool.setMaximumPoolSize(32);
        pool.setMinimumIdle(0);
        return pool;
    }

    /** Product, version and where it runs: {@code PostgreSQL 18.6 (container postgres:18)}. */
    @Override
    public String toString() {
        return server.toString();
    }
}
