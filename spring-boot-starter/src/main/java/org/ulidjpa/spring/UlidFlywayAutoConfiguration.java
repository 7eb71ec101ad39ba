package org.ulidjpa.spring;

import org.flywaydb.core.Flyway;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/** Where Flyway is on the class path: {@code ulid.flyway.functions=true} lets it install the SQL functions for ids. */
@AutoConfiguration
@ConditionalOnClass(Flyway.class)
@ConditionalOnBooleanProperty("ulid.flyway.functions")
@EnableConfigurationProperties(UlidProperties.class)
public final class UlidFlywayAutoConfiguration {

    @Bean
    static UlidFlywayPostProcessor ulidFlywayPostProcessor() {
        return new UlidFlywayPostProcessor();
    }
}
