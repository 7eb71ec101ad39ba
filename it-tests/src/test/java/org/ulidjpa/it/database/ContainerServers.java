package org.ulidjpa.it.database;

import java.util.stream.Stream;
import org.testcontainers.containers.JdbcDatabaseContainer;
import org.testcontainers.mysql.MySQLContainer;
import org.testcontainers.postgresql.PostgreSQLContainer;
import org.testcontainers.utility.DockerImageName;

/** Servers in containers; Testcontainers removes them when the JVM ends. */
final class ContainerServers {
    private ContainerServers() {}

    static Server postgres() {
        DockerImageName image = ContainerImages.postgres();
        PostgreSQLContainer container = new PostgreSQLContainer(image);
        container.setCommandParts(Stream.concat(
                        Stream.of("postgres"),
                        ServerSettings.POSTGRES.entrySet().stream().flatMap(s -> Stream.of("-c", s.toString())))
                .toArray(String[]::new));
        return started(
                Engine.POSTGRESQL, container, "jdbc:postgresql://%s:%d/%%s", PostgreSQLContainer.POSTGRESQL_PORT);
    }

    static Server mysql() {
        DockerImageName image = ContainerImages.mysql();
        // root, because only root may read mysql.innodb_index_stats
        MySQLContainer container = new MySQLContainer(image).withUsername("root");
        container.setCommandParts(ServerSettings.INNODB.toArray(String[]::new));
        String url = "jdbc:mysql://%s:%d/%%s?useSSL=false&allowPublicKeyRetrieval=true";
        return started(Engine.MYSQL, container, url, MySQLContainer.MYSQL_PORT);
    }

    private static Server started(Engine engine, JdbcDatabaseContainer<?> container, String url, int port) {
        container.start();
        return new Server(
                engine,
                new Host.Container(container),
                url.formatted(container.getHost(), container.getMappedPort(port)),
                container.getDatabaseName(),
                container.getUsername(),
                container.getPassword());
    }
}
