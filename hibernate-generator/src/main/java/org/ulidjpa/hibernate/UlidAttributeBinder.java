package org.ulidjpa.hibernate;

import org.hibernate.binder.AttributeBinder;
import org.hibernate.boot.spi.MetadataBuildingContext;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Property;

/**
 * Gives an attribute under {@link UlidId} its 16-byte type, whatever its Java type is, and the same to the keys that
 * share it. Made by Hibernate; not meant to be called.
 */
public final class UlidAttributeBinder implements AttributeBinder<UlidId> {

    @Override
    public void bind(UlidId annotation, MetadataBuildingContext context, PersistentClass entity, Property attribute) {
        IdConverter.applyTo(attribute);
        if (entity.getIdentifier() == attribute.getValue()) {
            // Hibernate calls binders in its second pass: every entity and every foreign key is there
            new SharedKeys(entity.getEntityName())
                    .adapt(context.getMetadataCollector().getEntityBindingMap().values());
        }
    }
}
