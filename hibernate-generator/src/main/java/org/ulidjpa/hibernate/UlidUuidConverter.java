package org.ulidjpa.hibernate;

import jakarta.persistence.AttributeConverter;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;

/**
 * Stores a {@link Ulid} attribute as a {@code uuid} of the same 128 bits. For attributes that are no ids, and for JPA providers other than Hibernate;
 * under Hibernate a {@code Ulid} attribute needs no converter. Null stays null. Stateless, safe for use by several
 * threads.
 *
 * <p>Not for MariaDB: its {@code uuid} type reorders the bytes of some values and rejects others. Use
 * {@link UlidBinaryConverter} there.
 */
public final class UlidUuidConverter implements AttributeConverter<Ulid, UUID> {

    /** Made by the JPA provider. */
    public UlidUuidConverter() {}

    @Override
    public @Nullable UUID convertToDatabaseColumn(@Nullable Ulid id) {
        return id == null ? null : id.toUuid();
    }

    @Override
    public @Nullable Ulid convertToEntityAttribute(@Nullable UUID column) {
        return column == null ? null : Ulid.fromUuid(column);
    }
}
