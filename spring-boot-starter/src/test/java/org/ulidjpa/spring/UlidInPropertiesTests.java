package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Configuration;
import org.ulidjpa.Ulid;

class UlidInPropertiesTests {

    private static final Ulid ID = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");

    private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
            .withInitializer(UlidInPropertiesTests::convertAsSpringApplicationDoes)
            .withUserConfiguration(Tenants.class);

    @ConfigurationProperties("tenants")
    record TenantProperties(Ulid main, List<Ulid> all, Map<String, Ulid> byName) {}

    @Configuration(proxyBeanMethods = false)
    @EnableConfigurationProperties(TenantProperties.class)
    static class Tenants {

        @Value("${tenants.main}")
        private Ulid main;
    }

    @Test
    void aUlidIsBoundAsValueInAListAndInAMap() {
        contextRunner
                .withPropertyValues(
                        "tenants.main=" + ID, "tenants.all=" + ID + "," + Ulid.MAX, "tenants.by-name.a=" + ID)
                .run(context -> {
                    assertThat(context.getBean(TenantProperties.class))
                            .isEqualTo(new TenantProperties(ID, List.of(ID, Ulid.MAX), Map.of("a", ID)));
                    assertThat(context.getBean(Tenants.class).main).isEqualTo(ID);
                });
    }

    @Test
    void badTextEndsTheStartAndNamesThePropertyAndTheReason() {
        contextRunner
                .withPropertyValues("tenants.main=" + ID, "tenants.all=lost")
                .run(context -> assertThat(context)
                        .getFailure()
                        .hasStackTraceContaining("tenants.all")
                        .hasStackTraceContaining("lost"));
    }

    private static void convertAsSpringApplicationDoes(ConfigurableApplicationContext context) {
        context.getBeanFactory().setConversionService(ApplicationConversionService.getSharedInstance());
    }
}
