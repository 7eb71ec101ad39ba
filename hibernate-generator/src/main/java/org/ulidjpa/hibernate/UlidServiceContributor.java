package org.ulidjpa.hibernate;

import java.util.Map;
import org.hibernate.boot.registry.StandardServiceInitiator;
import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.service.spi.ServiceContributor;
import org.hibernate.service.spi.ServiceRegistryImplementor;

/**
 * Keeps the lanes of {@link UlidSettings#LANES} in Hibernate's service registry, so that they live and end with it.
 * Found through {@link java.util.ServiceLoader}; not meant to be called.
 */
public final class UlidServiceContributor implements ServiceContributor {

    @Override
    public void contribute(StandardServiceRegistryBuilder builder) {
        builder.addInitiator(new Initiator());
    }

    private static final class Initiator implements StandardServiceInitiator<LanePools> {
        @Override
        public LanePools initiateService(Map<String, Object> settings, ServiceRegistryImplementor registry) {
            return new LanePools(settings);
        }

        @Override
        public Class<LanePools> getServiceInitiated() {
            return LanePools.class;
        }
    }
}
