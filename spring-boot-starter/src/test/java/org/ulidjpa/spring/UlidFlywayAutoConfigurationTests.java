package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.util.Arrays;
import java.util.Map;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.Location;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.flyway.FlywayAutoConfiguration;
import org.springframework.boot.autoconfigure.flyway.FlywayMigrationStrategy;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.jdbc.datasource.AbstractDataSource;

class UlidFlywayAutoConfigurationTests {

    private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(FlywayAutoConfiguration.class, UlidFlywayAutoConfiguration.class))
            .withBean(FlywayMigrationStrategy.class, () -> flyway -> {})
            .withPropertyValues("spring.flyway.locations=classpath:db/own");

    @ParameterizedTest
    @CsvSource({"PostgreSQL, postgresql", "MySQL, mysql", "MariaDB, mariadb"})
    void addsTheFunctionsOfTheDatabase(String product, String folder) {
        contextRunner
                .withBean(DataSource.class, () -> database(product))
                .withPropertyValues("ulid.flyway.functions=true")
                .run(context -> assertThat(locations(context))
                        .containsExactlyInAnyOrder("classpath:db/own", "classpath:db/ulid/" + folder));
    }

    @Test
    void keepsWhatElseWasConfigured() {
        contextRunner
                .withBean(DataSource.class, () -> database("PostgreSQL"))
                .withPropertyValues("ulid.flyway.functions=true", "spring.flyway.table=history")
                .run(context -> assertThat(
                                context.getBean(Flyway.class).getConfiguration().getTable())
                        .isEqualTo("history"));
    }

    @Test
    void addsNothingWithoutTheProperty() {
        contextRunner
                .withBean(DataSource.class, () -> database("PostgreSQL"))
                .run(context -> assertThat(locations(context)).containsExactly("classpath:db/own"));
    }

    @Test
    void addsNothingOnAnotherDatabase() {
        contextRunner
                .withBean(DataSource.class, () -> database("H2"))
                .withPropertyValues("ulid.flyway.functions=true")
                .run(context -> assertThat(locations(context)).containsExactly("classpath:db/own"));
    }

    @Test
    void backsOffWithoutFlyway() {
        contextRunner
                .withClassLoader(new FilteredClassLoader(Flyway.class))
                .withPropertyValues("ulid.flyway.functions=true")
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean(UlidFlywayPostProcessor.class));
    }

    private static String[] locations(AssertableApplicationContext context) {
        return Arrays.stream(context.getBean(Flyway.class).getConfiguration().getLocations())
                .map(Location::getDescriptor)
                .toArray(String[]::new);
    }

    /** Knows its name only. */
    private static DataSource database(String product) {
        DatabaseMetaData metaData = answering(DatabaseMetaData.class, Map.of("getDatabaseProductName", product));
        Connection connection = answering(Connection.class, Map.of("getMetaData", metaData));
        return new AbstractDataSource() {
            @Override
            public Connection getConnection() {
                return connection;
            }

            @Override
            public Connection getConnection(String user, String password) {
                return connection;
            }
        };
    }

    private static <T> T answering(Class<T> type, Map<String, Object> answers) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, arguments) -> answers.get(method.getName())));
    }
}
