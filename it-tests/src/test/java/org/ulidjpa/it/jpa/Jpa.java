package org.ulidjpa.it.jpa;

import java.util.Map;
import org.flywaydb.core.Flyway;
import org.hibernate.SessionFactory;
import org.hibernate.boot.registry.BootstrapServiceRegistry;
import org.hibernate.boot.registry.BootstrapServiceRegistryBuilder;
import org.hibernate.cfg.Configuration;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;

/** Opens session factories on a database: its tables are made by Flyway and validated by Hibernate, or made by Hibernate. */
final class Jpa {

    private Jpa() {}

    static SessionFactory migrated(Database database, Class<?>... entities) {
        Flyway.configure()
                .dataSource(database.url(), database.user(), database.password())
                .locations("classpath:db/migration/" + (hasUuid(database.engine()) ? "uuid" : "binary"))
                .load()
                .migrate();
        return open(database, Map.of("hibernate.hbm2ddl.auto", "validate"), entities);
    }

    /** On tables that Hibernate makes. */
    static SessionFactory created(Database database, Class<?>... entities) {
        return open(database, Map.of("hibernate.hbm2ddl.auto", "create"), entities);
    }

    static boolean hasUuid(Engine engine) {
        return engine == Engine.POSTGRESQL || engine == Engine.H2;
    }

    static SessionFactory open(Database database, Map<String, Object> settings, Class<?>... entities) {
        Configuration configuration = new Configuration(classLoaderOf(entities[0]))
                .setProperty("hibernate.connection.url", database.url())
                .setProperty("hibernate.connection.username", database.user())
                .setProperty("hibernate.connection.password", database.password())
                .setProperty("hibernate.connection.pool_size", "4");
        settings.forEach((name, value) -> configuration.getProperties().put(name, value));
        for (Class<?> entity : entities) {
            configuration.addAnnotatedClass(entity);
        }
        return configuration.buildSessionFactory();
    }

    /** Hibernate looks classes up by name, too, and a test may have made its own. */
    private static BootstrapServiceRegistry classLoaderOf(Class<?> entity) {
        return new BootstrapServiceRegistryBuilder()
                .applyClassLoader(entity.getClassLoader())
                .build();
    }
}
