package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.assertj.core.api.MapAssert;
import org.junit.jupiter.api.Test;
import org.springframework.boot.actuate.info.Info;
import org.springframework.boot.actuate.info.InfoContributor;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

class UlidInfoAutoConfigurationTests {

    private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(UlidAutoConfiguration.class, UlidInfoAutoConfiguration.class));

    @Test
    void tellsHowIdsAreMade() {
        contextRunner
                .withPropertyValues("ulid.increment=random", "ulid.lanes=auto")
                .run(context -> assertInfo(context)
                        .containsEntry("mode", UlidProperties.Mode.MONOTONIC)
                        .containsEntry("increment", UlidGenerator.Increment.RANDOM)
                        .containsEntry("overflow", UlidGenerator.Overflow.WAIT)
                        .containsEntry("clockRollback", UlidGenerator.ClockRollback.HOLD)
                        .containsEntry("lanes", UlidProperties.Lanes.AUTO)
                        .containsEntry("schemaCheck", UlidProperties.SchemaCheck.FAIL));
    }

    @Test
    void ofAGeneratorOfTheApplicationItTellsTheClass() {
        contextRunner
                .withBean(UlidGenerator.class, Own::new)
                .run(context -> assertInfo(context)
                        .containsEntry("generator", Own.class.getName())
                        .containsOnlyKeys("generator", "lanes", "schemaCheck"));
    }

    @Test
    void aPropertyTurnsItOff() {
        contextRunner
                .withPropertyValues("management.info.ulid.enabled=false")
                .run(context -> assertThat(context).doesNotHaveBean(InfoContributor.class));
    }

    @Test
    void backsOffOnAContributorOfTheApplicationWithItsName() {
        InfoContributor own = info -> {};
        contextRunner
                .withBean("ulidInfoContributor", InfoContributor.class, () -> own)
                .run(context ->
                        assertThat(context).getBean(InfoContributor.class).isSameAs(own));
    }

    @Test
    void isOffWithoutActuator() {
        contextRunner
                .withClassLoader(new FilteredClassLoader("org.springframework.boot.actuate"))
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean("ulidInfoContributor"));
    }

    private static final class Own implements UlidGenerator {
        @Override
        public Ulid next() {
            return Ulid.MAX;
        }
    }

    private static MapAssert<String, Object> assertInfo(AssertableApplicationContext context) {
        Info.Builder info = new Info.Builder();
        context.getBean(InfoContributor.class).contribute(info);
        Map<String, Object> details = info.build().getDetails();
        return assertThat(details)
                .extractingByKey("ulid")
                .asInstanceOf(InstanceOfAssertFactories.map(String.class, Object.class));
    }
}
