package org.ulidjpa.hibernate;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.hibernate.annotations.AttributeBinderType;
import org.hibernate.annotations.IdGeneratorType;
import org.hibernate.annotations.ValueGenerationType;

/**
 * Generates a ULID for the annotated attribute when its entity is persisted, and stores it as 16 bytes.
 *
 * <p>The attribute is a {@link org.ulidjpa.Ulid}, a {@link java.util.UUID}, a {@link String} of 26 characters or a
 * {@code byte[16]}; anything else stops the start. It may be the entity's id, a part of a composite id, or a basic
 * attribute beside another key. A value that is already set is kept.
 *
 * <p>The column is {@code uuid} on PostgreSQL and H2, and {@code BINARY(16)} on MySQL, MariaDB, SQL Server and every
 * engine without a {@code uuid} type that sorts bytewise.
 *
 * {@snippet :
 * @Entity
 * class Customer {
 *     @Id
 *     @UlidId
 *     Ulid id;
 * }
 * }
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@IdGeneratorType(UlidIdGenerator.class)
@ValueGenerationType(generatedBy = UlidIdGenerator.class)
@AttributeBinderType(binder = UlidAttributeBinder.class)
public @interface UlidId {

    /** The bits of a new id. */
    Layout layout() default Layout.ULID;

    /** Whether the ids of this attribute come from lanes. Lanes make ids of {@link Layout#ULID} only. */
    Lanes lanes() default Lanes.SETTING;

    /** How the 128 bits of a new id are laid out. Both begin with 48 bits of milliseconds since the Unix epoch. */
    enum Layout {
        /** 80 random bits follow. */
        ULID,
        /**
         * A UUID of version 7 per RFC 9562, for an attribute of type {@link java.util.UUID} whose column other tools read
         * as such. The ids come from {@link org.ulidjpa.Uuid7#next()}, not from {@link UlidSettings#GENERATOR}.
         */
        UUID7
    }

    /** Whether ids come from lanes, which keep InnoDB's pages full while many sessions insert. */
    enum Lanes {
        /** As {@link UlidSettings#LANES} says. */
        SETTING,
        /** From lanes on MySQL and MariaDB, from the shared generator elsewhere. */
        AUTO,
        /** From the shared generator. */
        OFF
    }
}
