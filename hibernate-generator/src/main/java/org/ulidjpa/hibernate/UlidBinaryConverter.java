package org.ulidjpa.hibernate;

import jakarta.persistence.AttributeConverter;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;

/**
 * Stores a {@link Ulid} attribute as 16 bytes, most significant first. For attributes that are no ids, and for JPA providers other than Hibernate;
 * under Hibernate a {@code Ulid} attribute needs no converter. Null stays null. Stateless, safe for use by several
 * threads.
 */
public final class UlidBinaryConverter implements AttributeConverter<Ulid, byte[]> {

    /** Made by the JPA provider. */
    public UlidBinaryConverter() {}

    @Override
    public byte @Nullable [] convertToDatabaseColumn(@Nullable Ulid id) {
        return id == null ? null : id.toBytes();
    }

    @Override
    public @Nullable Ulid convertToEntityAttribute(byte @Nullable [] column) {
        return column == null ? null : Ulid.fromBytes(column);
    }
}
