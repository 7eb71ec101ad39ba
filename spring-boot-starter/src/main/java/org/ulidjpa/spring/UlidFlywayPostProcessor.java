package org.ulidjpa.spring;

import java.sql.DatabaseMetaData;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.Location;
import org.flywaydb.core.api.configuration.Configuration;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.jdbc.support.JdbcUtils;
import org.springframework.jdbc.support.MetaDataAccessException;

/**
 * Adds to every {@link Flyway} bean, before it migrates, the location of the SQL functions for its database. Spring
 * Boot's own customizer of Flyway would do as well, but it has another package in each of the lines 3.5 and 4.
 */
final class UlidFlywayPostProcessor implements BeanPostProcessor {

    private static final Log LOG = LogFactory.getLog(UlidFlywayPostProcessor.class);

    /** Each has a folder of its name, in lower case. */
    private static final List<String> PRODUCTS = List.of("PostgreSQL", "MySQL", "MariaDB");

    @Override
    public Object postProcessBeforeInitialization(Object bean, String beanName) {
        return bean instanceof Flyway flyway ? withFunctions(flyway) : bean;
    }

    private static Flyway withFunctions(Flyway flyway) {
        Configuration given = flyway.getConfiguration();
        String product = product(given);
        if (!PRODUCTS.contains(product)) {
            LOG.warn("ulid.flyway.functions=true has no effect on " + product + ", only on " + PRODUCTS);
            return flyway;
        }
        List<String> locations = new ArrayList<>();
        for (Location location : given.getLocations()) {
            locations.add(location.getDescriptor());
        }
        locations.add("classpath:db/ulid/" + product.toLowerCase(Locale.ROOT));
        return Flyway.configure(given.getClassLoader())
                .configuration(given)
                .locations(locations.toArray(String[]::new))
                .load();
    }

    private static String product(Configuration configuration) {
        try {
            return JdbcUtils.extractDatabaseMetaData(
                    configuration.getDataSource(), DatabaseMetaData::getDatabaseProductName);
        } catch (MetaDataAccessException e) {
            throw new IllegalStateException(
                    "The database does not say what it is, so no SQL functions can be chosen for ulid.flyway.functions",
                    e);
        }
    }
}
