package org.ulidjpa.spring;

import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.core.convert.TypeDescriptor;
import org.springframework.core.convert.converter.ConditionalConverter;
import org.springframework.core.convert.converter.Converter;
import org.ulidjpa.OpaqueIds;
import org.ulidjpa.Ulid;

/**
 * {@link Ulid} as path variable, request parameter, header and form field, in Spring MVC and WebFlux. Spring would
 * find {@link Ulid#valueOf} by itself; the converter adds that blank text is null, as it is for a {@code UUID}, so
 * that an empty form field or parameter may stand for "none". With {@link OpaqueId} the text is opaque.
 */
@AutoConfiguration
public final class UlidConversionAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    Converter<String, Ulid> ulidConverter() {
        return new UlidConverter();
    }

    @Bean
    OpaqueIdConverter opaqueIdConverter(ObjectProvider<OpaqueIds> opaque) {
        return new OpaqueIdConverter(opaque);
    }

    private static final class UlidConverter implements Converter<String, Ulid>, ConditionalConverter {

        @Override
        public boolean matches(TypeDescriptor source, TypeDescriptor target) {
            return !OpaqueIdConverter.isOpaque(target);
        }

        @Override
        public @Nullable Ulid convert(String text) {
            return IdText.PLAIN.readUnlessBlank(text);
        }
    }
}
