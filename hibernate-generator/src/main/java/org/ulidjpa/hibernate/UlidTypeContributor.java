package org.ulidjpa.hibernate;

import org.hibernate.boot.model.TypeContributions;
import org.hibernate.boot.model.TypeContributor;
import org.hibernate.service.ServiceRegistry;

/**
 * Makes {@link org.ulidjpa.Ulid} a basic type of Hibernate: in attributes, foreign keys, parameters and results.
 * Found through {@link java.util.ServiceLoader}; not meant to be called.
 */
public final class UlidTypeContributor implements TypeContributor {

    @Override
    public void contribute(TypeContributions contributions, ServiceRegistry services) {
        contributions.contributeJavaType(UlidJavaType.of(IdForm.ULID));
    }
}
