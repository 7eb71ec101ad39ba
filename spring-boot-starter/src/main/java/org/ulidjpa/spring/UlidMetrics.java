package org.ulidjpa.spring;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.PersistenceException;
import java.util.Map;
import java.util.function.Supplier;
import org.hibernate.SessionFactory;
import org.ulidjpa.hibernate.UlidStatistics;

/**
 * Meters of the ids of every entity manager factory, whose bean name is their tag. They read what Hibernate's side has
 * counted anyway, so that making an id costs nothing more.
 */
final class UlidMetrics implements MeterBinder {

    private final Supplier<Map<String, EntityManagerFactory>> factories;

    UlidMetrics(Supplier<Map<String, EntityManagerFactory>> factories) {
        this.factories = factories;
    }

    @Override
    public void bindTo(MeterRegistry registry) {
        factories.get().forEach((name, factory) -> bind(registry, name, factory));
    }

    private static void bind(MeterRegistry registry, String name, EntityManagerFactory factory) {
        UlidStatistics statistics;
        try {
            statistics = UlidStatistics.of(factory.unwrap(SessionFactory.class));
        } catch (PersistenceException e) {
            return; // of another JPA provider
        }
        FunctionCounter.builder("ulid.ids.generated", statistics, UlidStatistics::generated)
                .description("Ids that @UlidId has generated")
                .tag("entityManagerFactory", name)
                .register(registry);
        FunctionCounter.builder("ulid.ids.ahead", statistics, UlidStatistics::aheadOfClock)
                .description("Those of them with a time after the clock's, as while a clock that was set back is held")
                .tag("entityManagerFactory", name)
                .register(registry);
        Gauge.builder("ulid.lanes.active", statistics, UlidStatistics::lanesInUse)
                .description("Lanes that a transaction holds")
                .tag("entityManagerFactory", name)
                .register(registry);
    }
}
