package org.ulidjpa.it.database;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ArgumentsSource;

/**
 * Runs the test class once per chosen engine. Its one parameter (constructor, or a field with {@code @Parameter}) is a
 * {@link Database} of its own, empty at the start. The system property {@code ulid.it.engines} chooses, by default
 * {@code postgresql,mysql}; {@code mariadb} and {@code h2} are there, too.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedClass(name = "{0}")
@ArgumentsSource(EachEngine.class)
public @interface OnEachEngine {}
