package org.ulidjpa.hibernate;

import java.util.UUID;
import org.hibernate.dialect.Dialect;
import org.hibernate.dialect.MariaDBDialect;
import org.hibernate.dialect.SQLServerDialect;
import org.hibernate.type.SqlTypes;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.AbstractClassJavaType;
import org.hibernate.type.descriptor.java.ArrayMutabilityPlan;
import org.hibernate.type.descriptor.java.ImmutableMutabilityPlan;
import org.hibernate.type.descriptor.java.MutabilityPlan;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.descriptor.jdbc.JdbcTypeIndicators;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;

/**
 * Maps one {@link IdForm} to 16 bytes: {@code uuid} where the engine's own type sorts bytewise, else
 * {@code BINARY(16)}.
 *
 * <p>MariaDB's {@code uuid} reorders the bytes of some values and rejects others (MDEV-29959), and SQL Server's
 * {@code uniqueidentifier} sorts by its last bytes first, so both get {@code BINARY(16)}.
 *
 * <p>A JPA attribute converter cannot do this: converters do not apply to ids. Immutable and safe for use by several
 * threads.
 */
final class UlidJavaType<T> extends AbstractClassJavaType<T> {

    private static final long serialVersionUID = 1L;
    private static final int UUID_TEXT_LENGTH = 36;

    private final IdForm form;

    private UlidJavaType(Class<T> type, IdForm form) {
        super(type, mutabilityPlan(form), (one, other) -> form.toUlid(one).compareTo(form.toUlid(other)));
        this.form = form;
    }

    static UlidJavaType<?> of(IdForm form) {
        return new UlidJavaType<>(form.type(), form);
    }

    @SuppressWarnings("unchecked") // only an array is mutable, and BYTES is the only form that is one
    private static <T> MutabilityPlan<T> mutabilityPlan(IdForm form) {
        return form == IdForm.BYTES
                ? (MutabilityPlan<T>) ArrayMutabilityPlan.INSTANCE
                : ImmutableMutabilityPlan.instance();
    }

    @Override
    public JdbcType getRecommendedJdbcType(JdbcTypeIndicators indicators) {
        JdbcType preferred = indicators.getJdbcType(indicators.getPreferredSqlTypeCodeForUuid());
        boolean nativeUuid = preferred.getDefaultSqlTypeCode() == SqlTypes.UUID;
        return nativeUuid && uuidSortsBytewise(indicators.getDialect()) ? preferred : SixteenBytesJdbcType.INSTANCE;
    }

    private static boolean uuidSortsBytewise(Dialect dialect) {
        return !(dialect instanceof MariaDBDialect || dialect instanceof SQLServerDialect);
    }

    @Override
    public long getDefaultSqlLength(Dialect dialect, JdbcType jdbcType) {
        return 16;
    }

    @Override
    public <X> @Nullable X unwrap(@Nullable T value, Class<X> type, WrapperOptions options) {
        if (value == null) {
            return null;
        }
        if (type.isInstance(value) && form != IdForm.TEXT) {
            return type.cast(value);
        }
        Ulid id = form.toUlid(value);
        if (type.isAssignableFrom(UUID.class)) {
            return type.cast(id.toUuid());
        }
        if (type == byte[].class) {
            return type.cast(id.toBytes());
        }
        if (type == Ulid.class) {
            return type.cast(id);
        }
        if (type == String.class) {
            return type.cast(id.toUuid().toString());
        }
        throw unknownUnwrap(type);
    }

    @Override
    public <X> @Nullable T wrap(@Nullable X value, WrapperOptions options) {
        return value == null ? null : ofUlid(ulid(value));
    }

    private Ulid ulid(Object value) {
        if (value instanceof UUID uuid) {
            return Ulid.fromUuid(uuid);
        }
        if (value instanceof byte[] bytes) {
            return Ulid.fromBytes(bytes);
        }
        if (value instanceof Ulid id) {
            return id;
        }
        if (value instanceof CharSequence text) {
            return ulidOfText(text);
        }
        throw unknownWrap(value.getClass());
    }

    private static Ulid ulidOfText(CharSequence text) {
        return text.length() == UUID_TEXT_LENGTH ? Ulid.fromUuid(UUID.fromString(text.toString())) : Ulid.parse(text);
    }

    T ofUlid(Ulid id) {
        return getJavaTypeClass().cast(form.fromUlid(id));
    }

    Ulid toUlid(T value) {
        return form.toUlid(value);
    }

    @Override
    public boolean areEqual(@Nullable T one, @Nullable T other) {
        return one == other || one != null && other != null && toUlid(one).equals(toUlid(other));
    }

    @Override
    public int extractHashCode(T value) {
        return toUlid(value).hashCode();
    }

    @Override
    public String toString(T value) {
        return toUlid(value).toString();
    }

    @Override
    public String extractLoggableRepresentation(@Nullable T value) {
        return value == null ? "null" : toString(value);
    }

    @Override
    public T fromString(CharSequence text) {
        return ofUlid(ulidOfText(text));
    }
}
