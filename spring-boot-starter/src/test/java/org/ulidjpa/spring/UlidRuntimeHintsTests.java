package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidAttributeBinder;
import org.ulidjpa.hibernate.UlidIdGenerator;

class UlidRuntimeHintsTests {

    private final RuntimeHints hints = new RuntimeHints();

    @Test
    void theRegistrarIsFoundBySpring() {
        assertThat(SpringFactoriesLoader.forResourceLocation("META-INF/spring/aot.factories")
                        .load(RuntimeHintsRegistrar.class))
                .hasAtLeastOneElementOfType(UlidRuntimeHints.class);
    }

    @Test
    void whatHibernateAndSpringReachByReflectionIsRegistered() throws Exception {
        register(getClass().getClassLoader());
        assertThat(RuntimeHintsPredicates.reflection().onType(Ulid[].class)).accepts(hints);
        assertThat(RuntimeHintsPredicates.reflection()
                        .onMethod(Ulid.class.getMethod("valueOf", String.class))
                        .invoke())
                .accepts(hints);
        assertThat(RuntimeHintsPredicates.reflection()
                        .onConstructor(UlidIdGenerator.class.getConstructor())
                        .invoke())
                .accepts(hints);
        assertThat(RuntimeHintsPredicates.reflection()
                        .onConstructor(UlidAttributeBinder.class.getConstructor())
                        .invoke())
                .accepts(hints);
    }

    @Test
    void withoutHibernateItsPartIsLeftOut() throws Exception {
        try (URLClassLoader withoutHibernate = classPathWithout("hibernate-core")) {
            register(withoutHibernate);
        }
        assertThat(RuntimeHintsPredicates.reflection().onType(Ulid[].class)).accepts(hints);
        assertThat(RuntimeHintsPredicates.reflection().onType(UlidIdGenerator.class))
                .rejects(hints);
    }

    private static URLClassLoader classPathWithout(String library) throws MalformedURLException {
        List<URL> urls = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (!entry.contains(library)) {
                urls.add(Path.of(entry).toUri().toURL());
            }
        }
        return new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    private void register(ClassLoader classLoader) {
        new UlidRuntimeHints().registerHints(hints, classLoader);
    }
}
