package org.ulidjpa.hibernate;

import org.hibernate.SessionFactory;
import org.hibernate.SessionFactoryObserver;
import org.hibernate.boot.Metadata;
import org.hibernate.boot.spi.BootstrapContext;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.integrator.spi.Integrator;
import org.hibernate.service.spi.SessionFactoryServiceRegistry;

/**
 * Runs the start-up check of {@link UlidSettings#SCHEMA_CHECK} once Hibernate has made or validated the schema. Found
 * through {@link java.util.ServiceLoader}; not meant to be called.
 */
public final class UlidIntegrator implements Integrator {

    @Override
    public void integrate(Metadata metadata, BootstrapContext bootstrap, SessionFactoryImplementor factory) {
        SchemaCheck check = SchemaCheck.of(factory.getProperties().get(UlidSettings.SCHEMA_CHECK));
        factory.addObserver(new SessionFactoryObserver() {
            @Override
            public void sessionFactoryCreated(SessionFactory created) {
                check.run(metadata, factory);
            }
        });
    }

    @Override
    public void disintegrate(SessionFactoryImplementor factory, SessionFactoryServiceRegistry services) {
        // nothing was registered that outlives the session factory
    }
}
