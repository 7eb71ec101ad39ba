package org.ulidjpa.spring;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.orm.jpa.AbstractEntityManagerFactoryBean;
import org.ulidjpa.UlidGenerator;

/** Where Spring's JPA support is on the class path: {@code @UlidId} draws its ids from the {@link UlidGenerator} bean. */
@AutoConfiguration(after = UlidAutoConfiguration.class)
@ConditionalOnClass(AbstractEntityManagerFactoryBean.class)
@EnableConfigurationProperties(UlidProperties.class)
public final class UlidJpaAutoConfiguration {

    @Bean
    static UlidEntityManagerFactoryPostProcessor ulidEntityManagerFactoryPostProcessor(
            ObjectProvider<UlidGenerator> generators, ObjectProvider<UlidProperties> properties) {
        return new UlidEntityManagerFactoryPostProcessor(generators, properties);
    }
}
