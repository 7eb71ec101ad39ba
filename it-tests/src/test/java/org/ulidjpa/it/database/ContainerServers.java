package org.ulidjpa.it.database;

import com.github.dockerjava.api.DockerClient;
import com.github.dockerjava.api.command.PullImageResultCallback;
import com.github.dockerjava.api.exception.DockerClientException;
import com.github.dockerjava.api.exception.DockerException;
import com.github.dockerjava.api.exception.NotFoundException;
import java.util.stream.Stream;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.ContainerFetchException;
import org.testcontainers.containers.JdbcDatabaseContainer;
import org.testcontainers.mysql.MySQLContainer;
import org.testcontainers.postgresql.PostgreSQLContainer;
import org.testcontainers.utility.DockerImageName;

/** Servers in containers; Testcontainers removes them when the JVM ends. */
final class ContainerServers {
    private ContainerServers() {}

    static Server postgres() {
        DockerImageName image = image("ULID_IT_POSTGRES_IMAGE", "postgres:18", "postgres");
        PostgreSQLContainer container = new PostgreSQLContainer(image);
        container.setCommandParts(Stream.concat(
                        Stream.of("postgres"),
                        ServerSettings.POSTGRES.entrySet().stream().flatMap(s -> Stream.of("-c", s.toString())))
                .toArray(String[]::new));
        return started(
                Engine.POSTGRESQL, container, "jdbc:postgresql://%s:%d/%%s", PostgreSQLContainer.POSTGRESQL_PORT);
    }

    static Server mysql() {
        DockerImageName image = image("ULID_IT_MYSQL_IMAGE", "mysql:9.7", "mysql");
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

    private static DockerImageName image(String variable, String standard, String product) {
        String name = System.getenv().getOrDefault(variable, standard);
        provide(name, docker());
        return DockerImageName.parse(name).asCompatibleSubstituteFor(product);
    }

    private static DockerClient docker() {
        try {
            if (DockerClientFactory.instance().isDockerAvailable()) {
                return DockerClientFactory.instance().client();
            }
        } catch (ContainerFetchException e) {
            throw new NoContainerException("an image that Testcontainers wants for itself is not to be had"
                    + " (TESTCONTAINERS_RYUK_DISABLED=true does without)");
        }
        throw new NoContainerException("no Docker engine answers");
    }

    /** Tries once, where Testcontainers would try for two minutes. */
    private static void provide(String image, DockerClient docker) {
        try {
            docker.inspectImageCmd(image).exec();
        } catch (NotFoundException e) {
            pull(image, docker);
        }
    }

    private static void pull(String image, DockerClient docker) {
        try {
            docker.pullImageCmd(image).exec(new PullImageResultCallback()).awaitCompletion();
        } catch (DockerException | DockerClientException e) {
            throw new NoContainerException("image " + image + " is not to be had ("
                    + String.valueOf(e.getMessage()).strip() + ")");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while pulling " + image, e);
        }
    }
}
