package org.ulidjpa.hibernate;

import java.util.Map;
import java.util.function.BiFunction;
import org.hibernate.boot.registry.StandardServiceInitiator;
import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.service.Service;
import org.hibernate.service.spi.ServiceContributor;
import org.hibernate.service.spi.ServiceRegistryImplementor;

/**
 * Keeps the lanes of {@link UlidSettings#LANES} and the {@link UlidStatistics} in Hibernate's service registry, so that
 * they live and end with it. Found through {@link java.util.ServiceLoader}; not meant to be called.
 */
public final class UlidServiceContributor implements ServiceContributor {

    @Override
    public void contribute(StandardServiceRegistryBuilder builder) {
        builder.addInitiator(new Initiator<>(LanePools.class, (settings, registry) -> new LanePools(settings)));
        builder.addInitiator(new Initiator<>(
                UlidStatistics.class,
                (settings, registry) -> new UlidStatistics(registry.requireService(LanePools.class))));
    }

    private record Initiator<R extends Service>(
            Class<R> getServiceInitiated, BiFunction<Map<String, Object>, ServiceRegistryImplementor, R> factory)
            implements StandardServiceInitiator<R> {

        @Override
        public R initiateService(Map<String, Object> settings, ServiceRegistryImplementor registry) {
            return factory.apply(settings, registry);
        }
    }
}
