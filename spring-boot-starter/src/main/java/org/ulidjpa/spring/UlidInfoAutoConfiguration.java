package org.ulidjpa.spring;

import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.actuate.info.InfoContributor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;
import org.ulidjpa.UlidGenerator;

/**
 * Where Spring Boot's actuator is on the class path: how ids are made, under {@code ulid} in its {@code info} endpoint.
 * {@code management.info.ulid.enabled=false} turns it off.
 */
@AutoConfiguration(after = UlidAutoConfiguration.class)
@ConditionalOnClass(InfoContributor.class)
@ConditionalOnBean(UlidProperties.class)
@ConditionalOnProperty(name = "management.info.ulid.enabled", matchIfMissing = true)
public final class UlidInfoAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean(name = "ulidInfoContributor")
    InfoContributor ulidInfoContributor(UlidProperties properties, ObjectProvider<UlidGenerator> generators) {
        return info -> info.withDetail("ulid", details(properties, generators.getObject()));
    }

    /** The properties say nothing of a generator that the application brings. */
    private static Map<String, Object> details(UlidProperties properties, UlidGenerator generator) {
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("generator", generator.getClass().getName());
        if (generator.getClass().getPackage() == UlidGenerator.class.getPackage()) {
            details.put("mode", properties.getMode());
            details.put("increment", properties.getIncrement());
            details.put("overflow", properties.getOverflow());
            details.put("clockRollback", properties.getClockRollback().getPolicy());
        }
        details.put("lanes", properties.getLanes());
        details.put("schemaCheck", properties.getSchemaCheck());
        return details;
    }
}
