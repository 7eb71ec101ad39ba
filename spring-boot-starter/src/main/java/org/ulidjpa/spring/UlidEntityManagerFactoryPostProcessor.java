package org.ulidjpa.spring;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.orm.jpa.AbstractEntityManagerFactoryBean;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;
import org.ulidjpa.hibernate.UlidSettings;

/**
 * Hands the {@link UlidGenerator} bean to {@code @UlidId}: as a setting of every entity manager factory of this
 * context, so no static field connects two contexts. A value that the application has set itself stays.
 *
 * <p>The bean is looked up at the first id, for it may itself depend on the entity manager factory; and at the latest
 * when all singletons are there, so that two candidates end the start and not the first {@code persist}.
 *
 * <p>Thread-safe: at worst, several threads look up the same bean.
 */
final class UlidEntityManagerFactoryPostProcessor implements BeanPostProcessor, SmartInitializingSingleton {

    private final ObjectProvider<UlidGenerator> generators;
    private final ObjectProvider<UlidProperties> properties;
    private volatile @Nullable UlidGenerator generator;

    UlidEntityManagerFactoryPostProcessor(
            ObjectProvider<UlidGenerator> generators, ObjectProvider<UlidProperties> properties) {
        this.generators = generators;
        this.properties = properties;
    }

    @Override
    public Object postProcessBeforeInitialization(Object bean, String beanName) {
        if (bean instanceof AbstractEntityManagerFactoryBean factory) {
            UlidGenerator deferred = this::next;
            Map<String, Object> settings = factory.getJpaPropertyMap();
            settings.putIfAbsent(UlidSettings.GENERATOR, deferred);
            set(settings, properties.getObject());
        }
        return bean;
    }

    private static void set(Map<String, Object> settings, UlidProperties properties) {
        settings.putIfAbsent(
                UlidSettings.SCHEMA_CHECK, properties.getSchemaCheck().name());
        settings.putIfAbsent(UlidSettings.LANES, properties.getLanes().name());
        settings.putIfAbsent(UlidSettings.LANE_RUN_LENGTH, properties.getLaneRunLength());
        settings.putIfAbsent(UlidSettings.LANE_HOLD, properties.getLaneHold());
    }

    @Override
    public void afterSingletonsInstantiated() {
        resolve();
    }

    private Ulid next() {
        UlidGenerator resolved = generator;
        return (resolved != null ? resolved : resolve()).next();
    }

    private UlidGenerator resolve() {
        UlidGenerator resolved = generators.getIfAvailable(UlidGenerator::monotonic);
        generator = resolved;
        return resolved;
    }
}
