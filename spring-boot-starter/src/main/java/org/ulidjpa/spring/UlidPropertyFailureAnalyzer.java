package org.ulidjpa.spring;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.UnboundConfigurationPropertiesException;
import org.springframework.boot.context.properties.source.ConfigurationProperty;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.annotation.Order;

/**
 * Explains a wrong property under {@code ulid}: its name, the value found and where, and the values that work. Comes
 * before the general analyzers of Spring Boot, which know no values for a name that does not exist.
 */
@Order(0)
final class UlidPropertyFailureAnalyzer extends AbstractFailureAnalyzer<BindException> {

    private static final ConfigurationPropertyName PREFIX = ConfigurationPropertyName.of("ulid");

    static final Map<String, String> VALUES = new TreeMap<>(Map.ofEntries(
            Map.entry("ulid.mode", "monotonic, random"),
            Map.entry("ulid.increment", "one, random"),
            Map.entry("ulid.clock-rollback.policy", "hold, wait, throw"),
            Map.entry("ulid.clock-rollback.limit", "a duration of 0 or more, such as 500ms or 10s"),
            Map.entry("ulid.overflow", "wait, throw"),
            Map.entry("ulid.lanes", "auto, off"),
            Map.entry("ulid.lane-run-length", "a number of ids, 1024 or more"),
            Map.entry("ulid.lane-hold", "a duration of 10s or more"),
            Map.entry("ulid.opaque.keys", "a list of NUMBER:SECRET, such as 1:MTIzNDU2Nzg5MDEyMzQ1Ng=="),
            Map.entry("ulid.opaque.from", "a time, such as 2024-01-01T00:00:00Z"),
            Map.entry("ulid.opaque.ahead", "a duration of 0 or more, such as 1d"),
            Map.entry("ulid.flyway.functions", "true, false"),
            Map.entry("ulid.schema-check", "fail, warn, off")));

    private static final ConfigurationPropertyName SECRETS = ConfigurationPropertyName.of("ulid.opaque");

    @Override
    protected @Nullable FailureAnalysis analyze(Throwable rootFailure, BindException cause) {
        if (!PREFIX.equals(cause.getName()) && !PREFIX.isAncestorOf(cause.getName())) {
            return null;
        }
        ConfigurationProperty property = property(cause);
        if (property == null) {
            return null;
        }
        String name = property.getName().toString();
        String values = VALUES.get(name);
        return values == null
                ? new FailureAnalysis(found("There is no property", property), "Use one of these:\n\n" + all(), cause)
                : new FailureAnalysis(found("Wrong value of the property", property), "Use: " + values, cause);
    }

    private static @Nullable ConfigurationProperty property(BindException cause) {
        return cause.getCause() instanceof UnboundConfigurationPropertiesException unbound
                ? unbound.getUnboundProperties().iterator().next()
                : cause.getProperty();
    }

    private static String found(String what, ConfigurationProperty property) {
        String where = property.getOrigin() == null ? "" : " (" + property.getOrigin() + ")";
        String value = SECRETS.isAncestorOf(property.getName())
                ? "a value that may be secret"
                : "'" + property.getValue() + "'";
        return what + " " + property.getName() + ": found " + value + where;
    }

    private static String all() {
        return VALUES.entrySet().stream()
                .map(entry -> "    " + entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining("\n"));
    }
}
