package org.ulidjpa.spring;

import io.swagger.v3.core.converter.ModelConverter;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/** Where springdoc is on the class path: how its OpenAPI document describes a ULID. */
@AutoConfiguration
@ConditionalOnClass(ModelConverter.class)
public final class UlidOpenApiAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    UlidModelConverter ulidModelConverter() {
        return new UlidModelConverter();
    }
}
