package org.ulidjpa.spring;

import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.ExecutableMode;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.util.ReflectionUtils;
import org.ulidjpa.Ulid;

/** What a native image cannot see: all that Hibernate and Spring reach by reflection. */
final class UlidRuntimeHints implements RuntimeHintsRegistrar {

    @Override
    public void registerHints(RuntimeHints hints, @Nullable ClassLoader classLoader) {
        // Hibernate makes an array of ids to load several entities at once
        hints.reflection().registerType(Ulid[].class);
        // Spring's ConversionService calls it for @ConfigurationProperties and @Value
        hints.reflection()
                .registerMethod(ReflectionUtils.findMethod(Ulid.class, "valueOf", String.class), ExecutableMode.INVOKE);
        // by name: their supertypes are Hibernate's, which need not be there
        for (String name : new String[] {"UlidIdGenerator", "UlidAttributeBinder"}) {
            hints.reflection()
                    .registerTypeIfPresent(
                            classLoader, "org.ulidjpa.hibernate." + name, MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS);
        }
    }
}
