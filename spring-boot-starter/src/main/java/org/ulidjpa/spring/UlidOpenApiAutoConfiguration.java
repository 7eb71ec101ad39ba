package org.ulidjpa.spring;

import io.swagger.v3.oas.models.parameters.Parameter;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.customizers.ParameterCustomizer;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.core.MethodParameter;
import org.ulidjpa.Ulid;

/** Where springdoc is on the class path: how its OpenAPI document describes a ULID. */
@AutoConfiguration
@ConditionalOnClass(ParameterCustomizer.class)
public final class UlidOpenApiAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    UlidModelConverter ulidModelConverter() {
        return new UlidModelConverter();
    }

    /** springdoc asks no model converter about a parameter that Spring converts from text. */
    @Bean
    @ConditionalOnMissingBean(name = "ulidParameterCustomizer")
    ParameterCustomizer ulidParameterCustomizer() {
        return UlidOpenApiAutoConfiguration::describe;
    }

    private static @Nullable Parameter describe(@Nullable Parameter parameter, MethodParameter method) {
        boolean ulid = method.nestedIfOptional().getNestedParameterType() == Ulid.class;
        if (parameter != null && ulid && !method.hasParameterAnnotation(OpaqueId.class)) {
            UlidModelConverter.describe(parameter.getSchema());
        }
        return parameter;
    }
}
