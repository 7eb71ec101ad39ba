package org.ulidjpa.spring;

import com.fasterxml.jackson.databind.JavaType;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.core.util.Json;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import java.lang.annotation.Annotation;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;

/** In an OpenAPI document, a {@link Ulid} is a string with a format, a pattern and an example; an opaque one any string. */
final class UlidModelConverter implements ModelConverter {

    static final String EXAMPLE = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

    @Override
    public @Nullable Schema<?> resolve(
            AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> chain) {
        JavaType javaType = Json.mapper().constructType(type.getType());
        if (javaType != null && javaType.hasRawClass(Ulid.class)) {
            Schema<?> text = new StringSchema();
            return isOpaque(type) ? text : describe(text);
        }
        return chain.hasNext() ? chain.next().resolve(type, context, chain) : null;
    }

    private static boolean isOpaque(AnnotatedType type) {
        if (type.getCtxAnnotations() != null) {
            for (Annotation annotation : type.getCtxAnnotations()) {
                if (annotation instanceof OpaqueId) {
                    return true;
                }
            }
        }
        return false;
    }

    static Schema<?> describe(Schema<?> text) {
        return text.format("ulid").pattern(UlidPattern.REGEXP).example(EXAMPLE);
    }
}
