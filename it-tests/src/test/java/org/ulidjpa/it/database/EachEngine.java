package org.ulidjpa.it.database;

import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclarations;

/** Gives the test class an empty database per chosen engine, named after the class. */
final class EachEngine implements ArgumentsProvider {
    @Override
    public Stream<Arguments> provideArguments(ParameterDeclarations parameters, ExtensionContext context) {
        String name = context.getRequiredTestClass().getSimpleName().toLowerCase(Locale.ROOT);
        return Engine.chosen().stream()
                .map(Servers::of)
                .distinct()
                .map(server -> server.create(name))
                .map(Arguments::of);
    }
}
