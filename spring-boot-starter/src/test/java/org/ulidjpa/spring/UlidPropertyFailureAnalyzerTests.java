package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatException;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Configuration;
import org.ulidjpa.Ulid;

/** What a user reads when the application does not start. */
@ExtendWith(OutputCaptureExtension.class)
class UlidPropertyFailureAnalyzerTests {

    @Configuration(proxyBeanMethods = false)
    @ImportAutoConfiguration(UlidAutoConfiguration.class)
    static class Application {}

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ulid.mode                  | ordered | monotonic, random
            ulid.increment             | 0       | one, random
            ulid.clock-rollback.policy | ignore  | hold, wait, throw
            ulid.clock-rollback.limit  | soon    | a duration of 0 or more, such as 500ms or 10s
            ulid.clock-rollback.limit  | -1s     | a duration of 0 or more, such as 500ms or 10s
            ulid.overflow              | wrap    | wait, throw
            ulid.lanes                 | on-all  | auto, off
            ulid.lane-run-length       | many    | a number of ids, 1024 or more
            ulid.lane-run-length       | 1023    | a number of ids, 1024 or more
            ulid.lane-hold             | PT      | a duration of 10s or more
            ulid.lane-hold             | 9999ms  | a duration of 10s or more
            ulid.schema-check          | maybe   | fail, warn, off""")
    void aWrongValueIsNamedWithTheValuesThatWork(String property, String value, String values, CapturedOutput output) {
        start(Application.class, "--" + property + "=" + value);
        assertThat(output)
                .contains("Wrong value of the property " + property + ": found '" + value + "' (\"" + property
                        + "\" from property source \"commandLineArgs\")")
                .contains("Action:\n\nUse: " + values + "\n");
    }

    @Test
    void anUnknownPropertyIsNamedWithThoseThatExist(CapturedOutput output) {
        start(Application.class, "--ulid.clock-rolback.policy=wait");
        assertThat(output)
                .contains("There is no property ulid.clock-rolback.policy: found 'wait'")
                .contains("Action:\n\nUse one of these:\n\n", "    ulid.clock-rollback.policy: hold, wait, throw\n");
    }

    @ParameterizedTest
    @CsvSource({
        "ulid.increment, random",
        "ulid.overflow, throw",
        "ulid.clock-rollback.policy, wait",
        "ulid.clock-rollback.limit, PT5S"
    })
    void whatModeRandomWouldIgnoreIsRefused(String property, String value, CapturedOutput output) {
        start(Application.class, "--ulid.mode=random", "--" + property + "=" + value);
        assertThat(output)
                .contains("APPLICATION FAILED TO START")
                .containsIgnoringCase("Invalid value '" + value + "' for configuration property '" + property + "'")
                .contains("It has no effect with ulid.mode=random");
    }

    @Test
    void aLimitThatThePolicyHoldWouldIgnoreIsRefused(CapturedOutput output) {
        start(Application.class, "--ulid.clock-rollback.limit=PT5S");
        assertThat(output)
                .contains("Invalid value 'PT5S' for configuration property 'ulid.clock-rollback.limit'")
                .contains("It has no effect with ulid.clock-rollback.policy=hold");
    }

    @Test
    void propertiesOfOthersAreLeftToOthers(CapturedOutput output) {
        start(UlidInPropertiesTests.Tenants.class, "--tenants.main=" + Ulid.MIN, "--tenants.all=lost");
        assertThat(output)
                .contains("APPLICATION FAILED TO START", "Property: tenants.all")
                .doesNotContain("Wrong value of the property");
    }

    @Test
    void everyPropertyOfTheMetadataHasAnExplanation() throws Exception {
        List<String> names = new ArrayList<>();
        for (URL metadata : Collections.list(
                getClass().getClassLoader().getResources("META-INF/spring-configuration-metadata.json"))) {
            new ObjectMapper()
                    .readTree(metadata)
                    .get("properties")
                    .forEach(property -> names.add(property.get("name").asText()));
        }
        names.removeIf(name -> !name.startsWith("ulid."));
        assertThat(names).containsExactlyInAnyOrderElementsOf(UlidPropertyFailureAnalyzer.VALUES.keySet());
    }

    private static void start(Class<?> application, String... arguments) {
        SpringApplicationBuilder builder = new SpringApplicationBuilder(application).web(WebApplicationType.NONE);
        assertThatException().isThrownBy(() -> builder.run(arguments));
    }
}
