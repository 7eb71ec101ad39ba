package org.ulidjpa.it.spring;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import java.net.http.HttpResponse;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.ulidjpa.Ulid;
import org.ulidjpa.demo.ShopApplication;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/** The demo's classes as they are, on the version of Spring Boot that the build names. */
@OnEachEngine
class DemoTest {

    @Parameter
    Database database;

    @Test
    void demo_validatesItsMigration_andStoresAnOrder() throws Exception {
        migrate();
        try (ConfigurableApplicationContext shop = start()) {
            Http http = Http.of(shop);
            HttpResponse<String> posted = http.post("/api/orders", """
                    {"customerId": "%s", "lines": [{"product": "Ink", "quantity": 3, "unitCents": 250}]}""".formatted(customer(shop)));
            assertThat(posted.statusCode()).isEqualTo(201);
            String location = posted.headers().firstValue("Location").orElseThrow();
            Ulid id = Ulid.parse(location.substring("/api/orders/".length()));
            assertThat(http.get(location).body()).isEqualTo(posted.body()).contains("\"id\":\"" + id + "\"");
            assertThat(http.get("/api/orders").body()).startsWith("[{\"id\":\"" + id + "\"");
            assertThat(http.get("/api/orders/lost").statusCode()).isEqualTo(400);
        }
    }

    private void migrate() {
        boolean uuid = database.engine() == Engine.POSTGRESQL || database.engine() == Engine.H2;
        Flyway.configure()
                .dataSource(database.url(), database.user(), database.password())
                .locations("classpath:db/migration/" + (uuid ? "postgresql" : "mysql"))
                .load()
                .migrate();
    }

    private ConfigurableApplicationContext start() {
        return new SpringApplicationBuilder(ShopApplication.class)
                .run(
                        "--server.port=0",
                        "--spring.datasource.url=" + database.url(),
                        "--spring.datasource.username=" + database.user(),
                        "--spring.datasource.password=" + database.password(),
                        "--spring.flyway.enabled=false");
    }

    private static Ulid customer(ConfigurableApplicationContext shop) {
        try (EntityManager entityManager =
                shop.getBean(EntityManagerFactory.class).createEntityManager()) {
            return entityManager
                    .createQuery("select c.id from Customer c order by c.id", Ulid.class)
                    .setMaxResults(1)
                    .getSingleResult();
        }
    }
}
