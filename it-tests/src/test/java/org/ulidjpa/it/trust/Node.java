package org.ulidjpa.it.trust;

import static java.util.Objects.requireNonNull;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.net.ServerSocket;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.utility.DockerImageName;

/** A database server of a cluster. Its port stays the same when it is killed and started again. */
final class Node extends GenericContainer<Node> {
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private final int port;
    private final String urlPattern;
    private final String home;
    private final String user;
    private final String password;

    /**
     * @param urlPattern the JDBC URL, with %d for the port and %s for the database's name
     * @param home a database that is there from the start
     */
    Node(DockerImageName image, int port, String urlPattern, String home, String user, String password) {
        super(image);
        this.port = freePort();
        this.urlPattern = urlPattern;
        this.home = home;
        this.user = user;
        this.password = password;
        addFixedExposedPort(this.port, port);
    }

    /** Until it answers: its port is open earlier than that. */
    @Override
    protected void waitUntilContainerStarted() {
        Instant end = Instant.now().plus(PATIENCE);
        while (true) {
            try {
                connect(home).close();
                return;
            } catch (SQLException e) {
                if (Instant.now().isAfter(end)) {
                    throw new IllegalStateException("No answer from " + url(home) + "; its log: " + getLogs(), e);
                }
                pause();
            }
        }
    }

    private Connection connect(String database) throws SQLException {
        return DriverManager.getConnection(url(database), user, password);
    }

    void execute(String database, List<String> statements) {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(String.join("; ", statements), e);
        }
    }

    /** In the database that is there from the start. */
    void execute(String sql) {
        execute(home, List.of(sql));
    }

    /** The last column of the first row of each query, as text; never null. */
    List<String> query(String database, List<String> queries) {
        try (Connection connection = connect(database);
                Statement statement = connection.createStatement()) {
            List<String> values = new ArrayList<>();
            for (String sql : queries) {
                try (ResultSet result = statement.executeQuery(sql)) {
                    result.next();
                    String value = result.getString(result.getMetaData().getColumnCount());
                    values.add(requireNonNull(value, sql));
                }
            }
            return values;
        } catch (SQLException e) {
            throw new IllegalStateException(String.join("; ", queries), e);
        }
    }

    /** The number that a query gives, in the database that is there from the start. */
    long count(String query) {
        return Long.parseLong(query(home, List.of(query)).get(0));
    }

    void await(String expected, String query) {
        Instant end = Instant.now().plus(PATIENCE);
        String found = query(home, List.of(query)).get(0);
        while (!found.equals(expected)) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("After " + PATIENCE + ", not " + expected + " but " + found + ": " + query);
            }
            pause();
            found = query(home, List.of(query)).get(0);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(500);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    String url(String database) {
        return urlPattern.formatted(port, database);
    }

    String user() {
        return user;
    }

    String password() {
        return password;
    }

    HikariDataSource connections(String database) {
        return connections(url(database), user, password, 4);
    }

    static HikariDataSource connections(String url, String user, String password, int size) {
        HikariDataSource pool = new HikariDataSource();
        pool.setJdbcUrl(url);
        pool.setUsername(user);
        pool.setPassword(password);
        pool.setMaximumPoolSize(size);
        pool.setMinimumIdle(0);
        pool.setConnectionTimeout(15_000);
        pool.setInitializationFailTimeout(-1);
        return pool;
    }

    /** Ends the server with signal 9. */
    void kill() {
        getDockerClient().killContainerCmd(getContainerId()).withSignal("KILL").exec();
    }

    void startAgain() {
        getDockerClient().startContainerCmd(getContainerId()).exec();
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new IllegalStateException("No port is free", e);
        }
    }
}
