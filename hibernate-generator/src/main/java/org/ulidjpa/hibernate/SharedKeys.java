package org.ulidjpa.hibernate;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
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
record SharedKeys(String parent) {

    void adapt(Collection<PersistentClass> entities) {
        entities.forEach(this::adapt);
    }

    private void adapt(PersistentClass child) {
        List<Property> attributes = attributes(child);
        attributes.stream()
                .map(Property::getValue)
                .filter(this::refersToParent)
                .forEach(reference -> attributes.stream()
                        .filter(attribute -> sharesColumn(attribute.getValue(), reference))
                        .forEach(IdConverter::applyTo));
    }

    /** With those of the key, of its {@code @IdClass}, and of embeddables. */
    private static List<Property> attributes(PersistentClass entity) {
        Stream<Property> key = entity.getIdentifier() instanceof Component parts
                ? parts.getProperties().stream()
                : Stream.ofNullable(entity.getIdentifierProperty());
        Component idClass = entity.getIdentifierMapper();
        Stream<Property> keyInClass = idClass == null ? Stream.empty() : idClass.getProperties().stream();
        return Stream.of(key, keyInClass, entity.getPropertyClosure().stream())
                .flatMap(attributes -> attributes)
                .flatMap(SharedKeys::parts)
                .toList();
    }

    private static Stream<Property> parts(Property attribute) {
        return attribute.getValue() instanceof Component component
                ? component.getProperties().stream().flatMap(SharedKeys::parts)
                : Stream.of(attribute);
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
