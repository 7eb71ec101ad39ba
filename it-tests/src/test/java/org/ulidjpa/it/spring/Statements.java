package org.ulidjpa.it.spring;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import org.hibernate.cfg.AvailableSettings;
import org.hibernate.resource.jdbc.spi.StatementInspector;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.orm.jpa.AbstractEntityManagerFactoryBean;
import org.springframework.stereotype.Component;

/** The SQL statements that Hibernate has sent, by their first word: {@code insert}, {@code select} and so on. */
@Component
class Statements implements BeanPostProcessor {

    private final List<String> sent = new CopyOnWriteArrayList<>();

    @Override
    public Object postProcessBeforeInitialization(Object bean, String name) {
        if (bean instanceof AbstractEntityManagerFactoryBean factory) {
            StatementInspector inspector = this::note;
            factory.getJpaPropertyMap().put(AvailableSettings.STATEMENT_INSPECTOR, inspector);
        }
        return bean;
    }

    private String note(String sql) {
        sent.add(sql.substring(0, sql.indexOf(' ')).toLowerCase(Locale.ROOT));
        return sql;
    }

    /** What the action sends. */
    List<String> of(Runnable action) {
        sent.clear();
        action.run();
        return List.copyOf(sent);
    }
}
