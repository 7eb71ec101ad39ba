package org.ulidjpa.spring;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.core.convert.TypeDescriptor;
import org.springframework.core.convert.converter.ConditionalGenericConverter;
import org.ulidjpa.OpaqueIds;
import org.ulidjpa.Ulid;

/**
 * A {@link Ulid} with {@link OpaqueId} as path variable, request parameter, header and form field. Without opaque ids it
 * fails where it is asked for, before there is a value that could be called wrong.
 */
final class OpaqueIdConverter implements ConditionalGenericConverter {

    private final ObjectProvider<OpaqueIds> opaque;

    OpaqueIdConverter(ObjectProvider<OpaqueIds> opaque) {
        this.opaque = opaque;
    }

    @Override
    public Set<ConvertiblePair> getConvertibleTypes() {
        return Set.of(new ConvertiblePair(String.class, Ulid.class), new ConvertiblePair(Ulid.class, String.class));
    }

    @Override
    public boolean matches(TypeDescriptor source, TypeDescriptor target) {
        boolean wanted = isOpaque(source) || isOpaque(target);
        if (wanted) {
            text();
        }
        return wanted;
    }

    static boolean isOpaque(TypeDescriptor type) {
        return type.hasAnnotation(OpaqueId.class);
    }

    @Override
    public @Nullable Object convert(@Nullable Object value, TypeDescriptor source, TypeDescriptor target) {
        if (value instanceof Ulid id) {
            return text().write(id);
        }
        return value == null ? null : text().readUnlessBlank((String) value);
    }

    private IdText text() {
        return IdText.opaque(opaque.getIfAvailable());
    }
}
