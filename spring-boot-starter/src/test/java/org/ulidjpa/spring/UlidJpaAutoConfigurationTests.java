package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.beans.BeanUtils;
import org.springframework.beans.factory.NoUniqueBeanDefinitionException;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.jdbc.DataSourceAutoConfiguration;
import org.springframework.boot.autoconfigure.orm.jpa.HibernateJpaAutoConfiguration;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;
import org.springframework.core.OverridingClassLoader;
import org.springframework.orm.jpa.LocalContainerEntityManagerFactoryBean;
import org.springframework.orm.jpa.vendor.HibernateJpaVendorAdapter;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;
import org.ulidjpa.hibernate.UlidSettings;

class UlidJpaAutoConfigurationTests {

    private static final Ulid ID = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");

    private final ApplicationContextRunner withoutGenerator = new ApplicationContextRunner()
            .withPropertyValues("spring.jpa.hibernate.ddl-auto=create")
            .withConfiguration(AutoConfigurations.of(
                    UlidJpaAutoConfiguration.class,
                    DataSourceAutoConfiguration.class,
                    HibernateJpaAutoConfiguration.class))
            .withUserConfiguration(Books.class);

    private final ApplicationContextRunner contextRunner =
            withoutGenerator.withConfiguration(AutoConfigurations.of(UlidAutoConfiguration.class));

    @Configuration(proxyBeanMethods = false)
    @AutoConfigurationPackage
    static class Books {}

    @Test
    void anEntityGetsItsIdFromTheGeneratorBean() {
        contextRunner
                .withBean(UlidGenerator.class, () -> () -> ID)
                .run(context -> assertThat(idOfNewBook(context.getBean(EntityManagerFactory.class)))
                        .isEqualTo(ID));
    }

    @Test
    void withoutAnyGeneratorBeanTheProcessWideGeneratorServes() {
        withoutGenerator.run(context -> {
            Ulid before = Ulid.next();
            assertThat(idOfNewBook(context.getBean(EntityManagerFactory.class))).isBetween(before, Ulid.next());
        });
    }

    @Test
    void aGeneratorThatNeedsTheEntityManagerFactoryMakesNoCycle() {
        contextRunner
                .withUserConfiguration(GeneratorOnTopOfJpa.class)
                .run(context -> assertThat(idOfNewBook(context.getBean(EntityManagerFactory.class)))
                        .isEqualTo(ID));
    }

    @Configuration(proxyBeanMethods = false)
    static class GeneratorOnTopOfJpa {

        @Bean
        UlidGenerator generator(EntityManagerFactory factory) {
            assertThat(factory.isOpen()).isTrue();
            return () -> ID;
        }
    }

    @Test
    void twoGeneratorBeansEndTheStart() {
        contextRunner
                .withBean("one", UlidGenerator.class, UlidGenerator::monotonic)
                .withBean("two", UlidGenerator.class, UlidGenerator::random)
                .run(context -> assertThat(context)
                        .getFailure()
                        .isInstanceOf(NoUniqueBeanDefinitionException.class)
                        .hasMessageContaining("one,two"));
    }

    @Test
    void ofTwoGeneratorBeansThePrimaryOneServes() {
        contextRunner
                .withBean("one", UlidGenerator.class, UlidGenerator::monotonic)
                .withBean("two", UlidGenerator.class, () -> () -> ID, definition -> definition.setPrimary(true))
                .run(context -> assertThat(idOfNewBook(context.getBean(EntityManagerFactory.class)))
                        .isEqualTo(ID));
    }

    @Test
    void everyEntityManagerFactoryOfTheApplicationIsServed() {
        contextRunner
                .withBean(UlidGenerator.class, () -> () -> ID)
                .withUserConfiguration(TwoFactories.class)
                .run(context -> assertThat(context.getBeansOfType(EntityManagerFactory.class)
                                .values())
                        .hasSize(2)
                        .allSatisfy(factory -> assertThat(idOfNewBook(factory)).isEqualTo(ID)));
    }

    @Configuration(proxyBeanMethods = false)
    static class TwoFactories {

        @Bean
        @Primary
        LocalContainerEntityManagerFactoryBean first(DataSource dataSource) {
            return factory(dataSource);
        }

        @Bean
        LocalContainerEntityManagerFactoryBean second(DataSource dataSource) {
            return factory(dataSource);
        }

        private static LocalContainerEntityManagerFactoryBean factory(DataSource dataSource) {
            LocalContainerEntityManagerFactoryBean factory = new LocalContainerEntityManagerFactoryBean();
            factory.setDataSource(dataSource);
            factory.setPackagesToScan(Book.class.getPackageName());
            factory.setJpaVendorAdapter(new HibernateJpaVendorAdapter());
            factory.setJpaPropertyMap(Map.of("hibernate.hbm2ddl.auto", "create-drop"));
            return factory;
        }
    }

    @Test
    void twoContextsInOneJvmKeepTheirOwnGenerators() {
        Ulid other = ID.increment();
        contextRunner
                .withBean(UlidGenerator.class, () -> () -> ID)
                .run(first -> contextRunner
                        .withBean(UlidGenerator.class, () -> () -> other)
                        .run(second -> assertThat(List.of(
                                        idOfNewBook(first.getBean(EntityManagerFactory.class)),
                                        idOfNewBook(second.getBean(EntityManagerFactory.class))))
                                .containsExactly(ID, other)));
    }

    /** As DevTools restarts: the application's classes are loaded anew, those of the libraries stay. */
    @Test
    void aRestartedContextUsesItsOwnGenerator() {
        for (Ulid id : List.of(ID, ID.increment())) {
            ClassLoader restarted = new OverridingClassLoader(getClass().getClassLoader()) {
                @Override
                protected boolean isEligibleForOverriding(String className) {
                    return className.equals(Book.class.getName());
                }
            };
            contextRunner
                    .withClassLoader(restarted)
                    .withBean(UlidGenerator.class, () -> () -> id)
                    .run(context -> {
                        EntityManagerFactory factory = context.getBean(EntityManagerFactory.class);
                        Class<?> entity = restarted.loadClass(Book.class.getName());
                        assertThat(entity).isNotEqualTo(Book.class);
                        Object book = BeanUtils.instantiateClass(entity);
                        try (EntityManager entityManager = factory.createEntityManager()) {
                            entityManager.persist(book);
                        }
                        assertThat(factory.getPersistenceUnitUtil().getIdentifier(book))
                                .isEqualTo(id);
                    });
        }
    }

    @Test
    void theSchemaCheckComesFromTheProperties() {
        contextRunner
                .withPropertyValues("ulid.schema-check=warn")
                .run(context -> assertThat(context.getBean(EntityManagerFactory.class)
                                .getProperties()
                                .get(UlidSettings.SCHEMA_CHECK))
                        .isEqualTo("WARN"));
    }

    @Test
    void theLanesComeFromTheProperties() {
        contextRunner
                .withPropertyValues("ulid.lanes=auto", "ulid.lane-run-length=2048", "ulid.lane-hold=30s")
                .run(context -> assertThat(
                                context.getBean(EntityManagerFactory.class).getProperties())
                        .containsEntry(UlidSettings.LANES, "AUTO")
                        .containsEntry(UlidSettings.LANE_RUN_LENGTH, 2048)
                        .containsEntry(UlidSettings.LANE_HOLD, Duration.ofSeconds(30)));
    }

    @Test
    void settingsThatTheApplicationMadeItselfStay() {
        contextRunner
                .withPropertyValues("spring.jpa.properties." + UlidSettings.SCHEMA_CHECK + "=off")
                .run(context -> assertThat(context.getBean(EntityManagerFactory.class)
                                .getProperties()
                                .get(UlidSettings.SCHEMA_CHECK))
                        .isEqualTo("off"));
    }

    @Test
    void isOffWithoutSpringOrm() {
        new ApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(UlidAutoConfiguration.class, UlidJpaAutoConfiguration.class))
                .withClassLoader(
                        new FilteredClassLoader("org.springframework.orm", "jakarta.persistence", "org.hibernate"))
                .run(context -> assertThat(context)
                        .hasSingleBean(UlidGenerator.class)
                        .doesNotHaveBean(UlidEntityManagerFactoryPostProcessor.class));
    }

    private static Ulid idOfNewBook(EntityManagerFactory factory) {
        try (EntityManager entityManager = factory.createEntityManager()) {
            Book book = new Book();
            entityManager.persist(book);
            return book.id();
        }
    }
}
