package org.ulidjpa.spring;

import io.micrometer.core.instrument.binder.MeterBinder;
import jakarta.persistence.EntityManagerFactory;
import org.hibernate.SessionFactory;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/**
 * Where Micrometer and Hibernate are on the class path: meters of the ids that {@code @UlidId} makes. Spring Boot's
 * {@code management.metrics.enable.ulid=false} turns them off.
 */
@AutoConfiguration
@ConditionalOnClass({MeterBinder.class, SessionFactory.class, EntityManagerFactory.class})
public final class UlidMetricsAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    UlidMetrics ulidMetrics(ListableBeanFactory beans) {
        return new UlidMetrics(() -> beans.getBeansOfType(EntityManagerFactory.class));
    }
}
