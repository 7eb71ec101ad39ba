package org.ulidjpa.hibernate;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.hibernate.mapping.BasicValue;
import org.hibernate.mapping.Component;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Property;
import org.hibernate.mapping.ToOne;
import org.hibernate.mapping.Value;

/**
 * Gives the type of an entity's id to every attribute that shares the column of a reference to it: the key under
 * {@code @MapsId}, and the plain copy of a foreign key.
 *
 * <p>Hibernate takes such an attribute's type from its own Java type: a {@code String} would be {@code varchar(255)}
 * beside the parent's 16 bytes, and a {@code UUID} MariaDB's {@code uuid}. MySQL and MariaDB then find no row.
 */
record SharedKeys(String parent, IdForm form) {

    void adapt(Collection<PersistentClass> entities) {
        entities.forEach(this::adapt);
    }

    private void adapt(PersistentClass child) {
        List<Value> values = Stream.concat(
                        // the mapper is the @IdClass, whose attributes are others than the entity's
                        Stream.of(child.getIdentifier(), child.getIdentifierMapper()),
                        child.getPropertyClosure().stream().map(Property::getValue))
                .filter(Objects::nonNull)
                .flatMap(SharedKeys::parts)
                .toList();
        values.stream()
                .filter(this::refersToParent)
                .forEach(reference -> values.stream()
                        .filter(BasicValue.class::isInstance)
                        .filter(value -> sharesColumn(value, reference))
                        .forEach(value -> IdConverter.applyTo((BasicValue) value, form)));
    }

    private static Stream<Value> parts(Value value) {
        return value instanceof Component component
                ? component.getProperties().stream().map(Property::getValue).flatMap(SharedKeys::parts)
                : Stream.of(value);
    }

    private boolean refersToParent(Value value) {
        return value instanceof ToOne reference
                && reference.isReferenceToPrimaryKey()
                && Objects.equals(reference.getReferencedEntityName(), parent);
    }

    private static boolean sharesColumn(Value value, Value reference) {
        return value.getTable() == reference.getTable()
                && value.getSelectables().equals(reference.getSelectables());
    }
}
