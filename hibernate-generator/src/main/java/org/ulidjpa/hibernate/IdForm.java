package org.ulidjpa.hibernate;

import java.util.Arrays;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;

/** The Java types that an attribute under {@link UlidId} can have, and how each becomes a {@link Ulid} and back. */
enum IdForm {
    ULID(Ulid.class, id -> id, value -> (Ulid) value),
    UUID(UUID.class, Ulid::toUuid, value -> Ulid.fromUuid((UUID) value)),
    TEXT(String.class, Ulid::toString, value -> Ulid.parse((String) value)),
    BYTES(byte[].class, Ulid::toBytes, value -> Ulid.fromBytes((byte[]) value));

    private final Class<?> type;
    private final Function<Ulid, Object> fromUlid;
    private final Function<Object, Ulid> toUlid;

    IdForm(Class<?> type, Function<Ulid, Object> fromUlid, Function<Object, Ulid> toUlid) {
        this.type = type;
        this.fromUlid = fromUlid;
        this.toUlid = toUlid;
    }

    /** The form of that Java type, or null where it has none. */
    static @Nullable IdForm of(@Nullable String typeName) {
        for (IdForm form : values()) {
            if (form.type.getName().equals(typeName)) {
                return form;
            }
        }
        return null;
    }

    static String typeNames() {
        return Arrays.stream(values()).map(form -> form.type.getTypeName()).collect(Collectors.joining(", "));
    }

    Class<?> type() {
        return type;
    }

    Object fromUlid(Ulid id) {
        return fromUlid.apply(id);
    }

    /** @throws IllegalArgumentException if the text or the bytes are no ULID */
    Ulid toUlid(Object value) {
        return toUlid.apply(value);
    }
}
