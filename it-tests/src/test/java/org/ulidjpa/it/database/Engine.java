package org.ulidjpa.it.database;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** A database product. */
public enum Engine {
    POSTGRESQL("PostgreSQL"),
    MYSQL("MySQL"),
    MARIADB("MariaDB"),
    H2("H2");

    private final String label;

    Engine(String label) {
        this.label = label;
    }

    /** The engines that the system property {@code ulid.it.engines} lists, by default PostgreSQL and MySQL. */
    static List<Engine> chosen() {
        String names = System.getProperty("ulid.it.engines", "postgresql,mysql");
        return Arrays.stream(names.split(",")).map(Engine::named).toList();
    }

    private static Engine named(String name) {
        return Arrays.stream(values())
                .filter(engine -> engine.label.equalsIgnoreCase(name.strip()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("ulid.it.engines: no engine is called '" + name
                        + "', there are " + Arrays.toString(values()).toLowerCase(Locale.ROOT)));
    }

    @Override
    public String toString() {
        return label;
    }
}
