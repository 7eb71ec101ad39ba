package org.ulidjpa.hibernate;

import java.util.Collection;
import java.util.Objects;
import java.util.stream.Stream;
import org.hibernate.mapping.BasicValue;
import org.hibernate.mapping.Component;
import org.hibernate.mapping.KeyValue;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Property;
import org.hibernate.mapping.ToOne;
import org.hibernate.mapping.Value;

/**
 * Gives the type of an entity's id to every {@code @MapsId} key that shares its column.
 *
 * <p>Hibernate takes such a key's type from its own attribute: a {@code String} would be {@code varchar(255)} beside the
 * parent's 16 bytes, and a {@code UUID} MariaDB's {@code uuid}.
 */
record SharedKeys(String parent, IdForm form) {

    void adapt(Collection<PersistentClass> entities) {
        entities.forEach(this::adapt);
    }

    private void adapt(PersistentClass child) {
        child.getPropertyClosure().stream()
                .map(Property::getValue)
                .filter(this::refersToParent)
                .flatMap(reference -> sharing(child.getIdentifier(), reference))
                .forEach(key -> key.setExplicitJavaTypeAccess(types -> UlidJavaType.of(form)));
    }

    private boolean refersToParent(Value value) {
        return value instanceof ToOne reference
                && reference.isReferenceToPrimaryKey()
                && Objects.equals(reference.getReferencedEntityName(), parent);
    }

    private Stream<BasicValue> sharing(KeyValue key, Value reference) {
        Stream<? extends Value> parts = key instanceof Component component
                ? component.getProperties().stream().map(Property::getValue)
                : Stream.of(key);
        return parts.filter(part -> part.getSelectables().equals(reference.getSelectables()))
                .filter(BasicValue.class::isInstance)
                .map(BasicValue.class::cast);
    }
}
