package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.PersistenceException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.Test;
import org.springframework.boot.actuate.autoconfigure.metrics.MetricsAutoConfiguration;
import org.springframework.boot.actuate.autoconfigure.metrics.export.simple.SimpleMetricsExportAutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.jdbc.DataSourceAutoConfiguration;
import org.springframework.boot.autoconfigure.orm.jpa.HibernateJpaAutoConfiguration;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Configuration;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

class UlidMetricsAutoConfigurationTests {

    private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(
                    MetricsAutoConfiguration.class,
                    SimpleMetricsExportAutoConfiguration.class,
                    UlidMetricsAutoConfiguration.class));

    private final ApplicationContextRunner withJpa = contextRunner
            .withPropertyValues("spring.jpa.hibernate.ddl-auto=create")
            .withConfiguration(AutoConfigurations.of(
                    UlidAutoConfiguration.class,
                    UlidJpaAutoConfiguration.class,
                    DataSourceAutoConfiguration.class,
                    HibernateJpaAutoConfiguration.class))
            .withUserConfiguration(Books.class);

    @Configuration(proxyBeanMethods = false)
    @AutoConfigurationPackage
    static class Books {}

    @Test
    void idsAreCounted() {
        withJpa.run(context -> {
            persistBooks(context, 3);
            assertThat(counted(context, "ulid.ids.generated")).isEqualTo(3);
            assertThat(counted(context, "ulid.ids.ahead")).isZero();
            assertThat(context.getBean(MeterRegistry.class)
                            .get("ulid.lanes.active")
                            .tag("entityManagerFactory", "entityManagerFactory")
                            .gauge()
                            .value())
                    .isZero();
        });
    }

    @Test
    void idsOfALaterTimeThanTheClocksAreCounted() {
        withJpa.withBean(UlidGenerator.class, () -> () -> Ulid.min(Instant.now().plus(Duration.ofMinutes(1))))
                .run(context -> {
                    persistBooks(context, 1);
                    assertThat(counted(context, "ulid.ids.ahead")).isOne();
                });
    }

    @Test
    void aPropertyOfSpringBootTurnsThemOff() {
        withJpa.withPropertyValues("management.metrics.enable.ulid=false")
                .run(context -> assertThat(context.getBean(MeterRegistry.class)
                                .find("ulid.ids.generated")
                                .meter())
                        .isNull());
    }

    @Test
    void backsOffOnABinderOfTheApplication() {
        UlidMetrics own = new UlidMetrics(Map::of);
        contextRunner
                .withBean("own", UlidMetrics.class, () -> own)
                .run(context -> assertThat(context).getBean(UlidMetrics.class).isSameAs(own));
    }

    @Test
    void anotherJpaProviderHasNoMeters() {
        EntityManagerFactory other = (EntityManagerFactory) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {EntityManagerFactory.class},
                (proxy, method, arguments) -> {
                    throw new PersistenceException("no such type");
                });
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        new UlidMetrics(() -> Map.of("other", other)).bindTo(registry);
        assertThat(registry.getMeters()).isEmpty();
    }

    @Test
    void isOffWithoutMicrometerOrWithoutHibernate() {
        for (String missing : new String[] {"io.micrometer.core", "org.hibernate"}) {
            new ApplicationContextRunner()
                    .withConfiguration(AutoConfigurations.of(UlidMetricsAutoConfiguration.class))
                    .withClassLoader(new FilteredClassLoader(missing))
                    .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean("ulidMetrics"));
        }
    }

    private static void persistBooks(ApplicationContext context, int count) {
        context.getBean(EntityManagerFactory.class).unwrap(SessionFactory.class).inTransaction(session -> {
            for (int i = 0; i < count; i++) {
                session.persist(new Book());
            }
        });
    }

    private static double counted(ApplicationContext context, String meter) {
        return context.getBean(MeterRegistry.class)
                .get(meter)
                .tag("entityManagerFactory", "entityManagerFactory")
                .functionCounter()
                .count();
    }
}
