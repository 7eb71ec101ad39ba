package org.ulidjpa.it.database;

import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The servers of this JVM, each started when it is first asked for and stopped when the JVM ends. PostgreSQL and MySQL
 * run in containers; where that is not possible an embedded PostgreSQL and an embedded MariaDB stand in.
 */
final class Servers {
    private static final Map<Engine, Server> STARTED = new EnumMap<>(Engine.class);

    private Servers() {}

    /** The server for the engine, or its stand-in. */
    static synchronized Server of(Engine engine) {
        Server server = STARTED.get(engine);
        if (server == null) {
            server = start(engine);
            STARTED.put(engine, server);
        }
        return server;
    }

    static synchronized Collection<Server> started() {
        return new LinkedHashSet<>(STARTED.values());
    }

    private static Server start(Engine engine) {
        return switch (engine) {
            case POSTGRESQL -> containerOr(engine, ContainerServers::postgres, EmbeddedServers::postgres);
            case MYSQL -> containerOr(engine, ContainerServers::mysql, () -> of(Engine.MARIADB));
            case MARIADB -> EmbeddedServers.mariadb();
            case H2 ->
                new Server(engine, new Host.Local("in memory"), "jdbc:h2:mem:%s;DB_CLOSE_DELAY=-1", "home", "sa", "");
        };
    }

    private static Server containerOr(Engine engine, Supplier<Server> container, Supplier<Server> embedded) {
        try {
            return container.get();
        } catch (NoContainerException e) {
            Server server = embedded.get();
            System.out.println("No " + engine + " container, tests run on " + server + " instead: " + e.getMessage());
            return server;
        }
    }
}
