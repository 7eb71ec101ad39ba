package org.ulidjpa.spring;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.core.convert.converter.Converter;
import org.springframework.util.StringUtils;
import org.ulidjpa.Ulid;

/**
 * {@link Ulid} as path variable, request parameter, header and form field, in Spring MVC and WebFlux. Spring would
 * find {@link Ulid#valueOf} by itself; the converter adds that blank text is null, as it is for a {@code UUID}, so
 * that an empty form field or parameter may stand for "none".
 */
@AutoConfiguration
public final class UlidConversionAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    Converter<String, Ulid> ulidConverter() {
        return new UlidConverter();
    }

    private static final class UlidConverter implements Converter<String, Ulid> {

        @Override
        public @Nullable Ulid convert(String text) {
            return StringUtils.hasText(text) ? Ulid.parse(text) : null;
        }
    }
}
