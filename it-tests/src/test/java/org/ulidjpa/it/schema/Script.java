package org.ulidjpa.it.schema;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.ulidjpa.it.database.Engine;

/** SQL that the guides show and the tests run: one file for PostgreSQL, one for MySQL and MariaDB. */
record Script(Path file) {

    private static final Path ROOT = Path.of("src", "test", "resources", "org", "ulidjpa", "it", "schema");

    static Script of(String guide, Engine engine, String name) {
        return new Script(ROOT.resolve(guide)
                .resolve(engine == Engine.POSTGRESQL ? "postgresql" : "mysql")
                .resolve(name + ".sql"));
    }

    /** All scripts of a guide. */
    static List<Script> of(String guide) {
        try (Stream<Path> files = Files.walk(ROOT.resolve(guide))) {
            return files.filter(Files::isRegularFile).sorted().map(Script::new).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String text() {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** None of the scripts has a statement with a semicolon inside. */
    List<String> statements() {
        return Stream.of(text().split(";\n")).map(String::strip).toList();
    }

    /** As the guides name it: {@code postgresql/view.sql}. */
    @Override
    public String toString() {
        return file.getParent().getFileName() + "/" + file.getFileName();
    }
}
