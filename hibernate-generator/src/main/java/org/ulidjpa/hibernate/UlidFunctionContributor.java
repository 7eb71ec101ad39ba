package org.ulidjpa.hibernate;

import org.hibernate.boot.model.FunctionContributions;
import org.hibernate.boot.model.FunctionContributor;
import org.hibernate.type.BasicTypeReference;
import org.hibernate.type.StandardBasicTypes;

/**
 * Adds two functions to HQL and Criteria, on PostgreSQL, MySQL, MariaDB and H2: {@code ulid_text(id)} gives the 26
 * characters, {@code ulid_time(id)} the {@link java.time.Instant} with milliseconds. Found through
 * {@link java.util.ServiceLoader}; not meant to be called.
 *
 * <p>A condition on {@code ulid_time} reads every row: {@link org.ulidjpa.UlidRange} asks the primary key instead.
 */
public final class UlidFunctionContributor implements FunctionContributor {

    @Override
    public void contributeFunctions(FunctionContributions contributions) {
        UlidSql sql = UlidSql.of(contributions.getDialect());
        if (sql != null) {
            register("ulid_text", sql.text(), StandardBasicTypes.STRING, contributions);
            register("ulid_time", sql.time(), StandardBasicTypes.INSTANT, contributions);
        }
    }

    private static void register(
            String name, String pattern, BasicTypeReference<?> result, FunctionContributions contributions) {
        contributions
                .getFunctionRegistry()
                .patternDescriptorBuilder(name, pattern)
                .setInvariantType(contributions
                        .getTypeConfiguration()
                        .getBasicTypeRegistry()
                        .resolve(result))
                .setExactArgumentCount(1)
                .register();
    }
}
