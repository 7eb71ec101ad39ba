package org.ulidjpa.hibernate;

import java.util.Map;
import java.util.UUID;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;

/** Session factories on a database in memory that lives as long as they do. */
final class H2 {

    private H2() {}

    static SessionFactory created(Class<?>... entities) {
        return open("jdbc:h2:mem:" + UUID.randomUUID(), Map.of("hibernate.hbm2ddl.auto", "create"), entities);
    }

    static SessionFactory open(String url, Map<String, Object> settings, Class<?>... entities) {
        Configuration configuration = new Configuration().setProperty("hibernate.connection.url", url);
        configuration.getProperties().putAll(settings);
        for (Class<?> entity : entities) {
            configuration.addAnnotatedClass(entity);
        }
        return configuration.buildSessionFactory();
    }
}
