package org.ulidjpa.hibernate;

import jakarta.persistence.AttributeConverter;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;

/**
 * Stores a {@link Ulid} attribute as its 26 characters. For attributes that are no ids, and for JPA providers other than Hibernate;
 * under Hibernate a {@code Ulid} attribute needs no converter. Null stays null. Stateless, safe for use by several
 * threads.
 */
public final class UlidStringConverter implements AttributeConverter<Ulid, String> {

    /** Made by the JPA provider. */
    public UlidStringConverter() {}

    @Override
    public @Nullable String convertToDatabaseColumn(@Nullable Ulid id) {
        return id == null ? null : id.toString();
    }

    @Override
    public @Nullable Ulid convertToEntityAttribute(@Nullable String column) {
        return column == null ? null : Ulid.parse(column);
    }
}
