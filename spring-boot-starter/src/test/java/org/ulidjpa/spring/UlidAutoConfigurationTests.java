package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

class UlidAutoConfigurationTests {

    private final ApplicationContextRunner contextRunner =
            new ApplicationContextRunner().withConfiguration(AutoConfigurations.of(UlidAutoConfiguration.class));

    @Test
    void theGeneratorIsTheProcessWideOneByDefault() {
        contextRunner.run(
                context -> assertThat(context).getBean(UlidGenerator.class).isSameAs(UlidGenerator.monotonic()));
    }

    @Test
    void backsOffOnAGeneratorOfTheApplication() {
        UlidGenerator own = () -> Ulid.MAX;
        contextRunner
                .withBean(UlidGenerator.class, () -> own)
                .run(context -> assertThat(context).getBean(UlidGenerator.class).isSameAs(own));
    }

    @Test
    void modeRandomDrawsEveryIdAfresh() {
        contextRunner
                .withPropertyValues("ulid.mode=random")
                .run(context -> assertThat(context).getBean(UlidGenerator.class).isSameAs(UlidGenerator.random()));
    }

    @Test
    void anIncrementOfOneGivesNeighboursAndARandomOneDoesNot() {
        contextRunner
                .withPropertyValues("ulid.increment=one")
                .run(context -> assertThat(shareOfNeighbours(context.getBean(UlidGenerator.class)))
                        .isGreaterThan(0.5));
        contextRunner
                .withPropertyValues("ulid.increment=random")
                .run(context -> assertThat(shareOfNeighbours(context.getBean(UlidGenerator.class)))
                        .isLessThan(0.01));
    }

    @Test
    void propertiesReachTheirPlace() {
        contextRunner
                .withPropertyValues(
                        "ulid.overflow=throw",
                        "ulid.clock-rollback.policy=wait",
                        "ulid.clock-rollback.limit=250ms",
                        "ulid.schema-check=off")
                .run(context -> {
                    UlidProperties properties = context.getBean(UlidProperties.class);
                    assertThat(properties.getOverflow()).isEqualTo(UlidGenerator.Overflow.THROW);
                    assertThat(properties.getClockRollback().getPolicy()).isEqualTo(UlidGenerator.ClockRollback.WAIT);
                    assertThat(properties.getClockRollback().getLimit()).hasMillis(250);
                    assertThat(properties.getSchemaCheck()).isEqualTo(UlidProperties.SchemaCheck.OFF);
                    assertThat(context.getBean(UlidGenerator.class)).isNotSameAs(UlidGenerator.monotonic());
                });
    }

    @Test
    void needsNoneOfTheOptionalLibraries() {
        contextRunner
                .withClassLoader(new FilteredClassLoader(
                        "org.hibernate", "jakarta", "org.springframework.orm", "com.fasterxml", "tools.jackson"))
                .run(context -> assertThat(context).hasNotFailed().hasSingleBean(UlidGenerator.class));
    }

    private static double shareOfNeighbours(UlidGenerator generator) {
        List<Ulid> ids = Stream.generate(generator::next).limit(100_000).toList();
        assertThat(ids).isSorted().doesNotHaveDuplicates();
        long neighbours = 0;
        for (int i = 1; i < ids.size(); i++) {
            if (ids.get(i).equals(ids.get(i - 1).increment())) {
                neighbours++;
            }
        }
        return (double) neighbours / ids.size();
    }
}
