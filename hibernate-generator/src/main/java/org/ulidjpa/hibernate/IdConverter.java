package org.ulidjpa.hibernate;

import org.hibernate.MappingException;
import org.hibernate.mapping.BasicValue;
import org.hibernate.mapping.Property;
import org.hibernate.type.BasicTypeRegistry;
import org.hibernate.type.descriptor.converter.spi.BasicValueConverter;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.internal.ConvertedBasicTypeImpl;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;

/**
 * Turns the ids of an attribute that is no {@link Ulid} into one on the way to the database, and back.
 *
 * <p>A type of Hibernate's that converts, as an enum's does, also converts the literals of a query. With a Java type
 * alone Hibernate 6.6 hands a literal's 26 characters to the engine, and two engines compare them with 16 bytes.
 * Immutable and safe for use by several threads.
 */
final class IdConverter<T> implements BasicValueConverter<T, Ulid> {

    private final UlidJavaType<T> domain;
    private final JavaType<Ulid> relational;

    private IdConverter(UlidJavaType<T> domain, JavaType<Ulid> relational) {
        this.domain = domain;
        this.relational = relational;
    }

    /** Gives the attribute the type of its form; a {@link Ulid} has it already, and what holds no ids is left alone. */
    static void applyTo(Property attribute) {
        IdForm form = IdForm.of(attribute.getReturnedClassName());
        if (form != null && form != IdForm.ULID && attribute.getValue() instanceof BasicValue value) {
            value.setTypeName(registeredType(value, form));
            refuseEarlierType(value, form);
        }
    }

    /** Hibernate keeps the first type that it was asked for, and it asks early where a {@code Set} needs a primary key. */
    private static void refuseEarlierType(BasicValue value, IdForm form) {
        BasicValue.Resolution<?> earlier = value.getResolution();
        if (earlier != null
                && earlier.getJdbcType().getDdlTypeCode() != jdbcType(value).getDdlTypeCode()) {
            throw new MappingException("Column " + value.getTable().getName() + "."
                    + value.getColumn().getText() + " would not be of 16 bytes: Hibernate fixed its type before"
                    + " @UlidId could, as it does for a Set in a join table; make that Set a Collection, or the"
                    + " attribute an " + Ulid.class.getName() + " in place of "
                    + form.type().getTypeName());
        }
    }

    /** By its name, because that is how Envers finds the type for its own tables. */
    private static String registeredType(BasicValue value, IdForm form) {
        String name = IdForm.class.getName() + "." + form;
        BasicTypeRegistry types = value.getTypeConfiguration().getBasicTypeRegistry();
        if (types.getRegisteredType(name) == null) {
            types.register(newType(name, value, UlidJavaType.of(form)), name);
        }
        return name;
    }

    private static <T> ConvertedBasicTypeImpl<T> newType(String name, BasicValue value, UlidJavaType<T> domain) {
        return new ConvertedBasicTypeImpl<>(name, jdbcType(value), new IdConverter<>(domain, ulidType(value)));
    }

    private static JdbcType jdbcType(BasicValue value) {
        return ulidType(value).getRecommendedJdbcType(value);
    }

    private static JavaType<Ulid> ulidType(BasicValue value) {
        return value.getTypeConfiguration().getJavaTypeRegistry().getDescriptor(Ulid.class);
    }

    @Override
    public @Nullable T toDomainValue(@Nullable Ulid id) {
        return id == null ? null : domain.ofUlid(id);
    }

    @Override
    public @Nullable Ulid toRelationalValue(@Nullable T value) {
        return value == null ? null : domain.toUlid(value);
    }

    @Override
    public JavaType<T> getDomainJavaType() {
        return domain;
    }

    @Override
    public JavaType<Ulid> getRelationalJavaType() {
        return relational;
    }
}
