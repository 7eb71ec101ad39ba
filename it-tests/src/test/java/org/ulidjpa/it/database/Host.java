package org.ulidjpa.it.database;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.testcontainers.containers.GenericContainer;

/** Where a server runs; {@code toString} says it to people. */
interface Host {
    /** Opens a file that the server wrote. */
    InputStream open(String path) throws IOException;

    /** This machine; {@code how} says how the server runs here. */
    record Local(String how) implements Host {
        @Override
        public InputStream open(String path) throws IOException {
            return Files.newInputStream(Path.of(path));
        }

        @Override
        public String toString() {
            return how;
        }
    }

    /** A container. */
    record Container(GenericContainer<?> container) implements Host {
        @Override
        public InputStream open(String path) throws IOException {
            Path copy = Files.createTempFile("ulid-jpa-it", null);
            container.copyFileFromContainer(path, copy.toString());
            return Files.newInputStream(copy, StandardOpenOption.DELETE_ON_CLOSE);
        }

        @Override
        public String toString() {
            return "container " + container.getDockerImageName();
        }
    }
}
