package org.ulidjpa.spring;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.ulidjpa.Ulid;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

class UlidJackson3AutoConfigurationTests {

    private static final Ulid ID = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");

    private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(UlidJackson3AutoConfiguration.class));

    record Parcel(Ulid id, Map<Ulid, String> labels) {}

    @Test
    void aUlidIsItsTextAsValueAndAsMapKey() {
        contextRunner.run(context -> {
            JsonMapper mapper = mapper(context);
            Parcel parcel = new Parcel(ID, Map.of(ID, "fragile"));
            String json = mapper.writeValueAsString(parcel);
            assertThat(json)
                    .isEqualTo("{\"id\":\"01ARZ3NDEKTSV4RRFFQ69G5FAV\","
                            + "\"labels\":{\"01ARZ3NDEKTSV4RRFFQ69G5FAV\":\"fragile\"}}");
            assertThat(mapper.readValue(json, Parcel.class)).isEqualTo(parcel);
        });
    }

    @Test
    void nullStaysNull() {
        contextRunner.run(context -> {
            JsonMapper mapper = mapper(context);
            Parcel parcel = mapper.readValue("{\"id\":null}", Parcel.class);
            assertThat(parcel.id()).isNull();
            assertThat(mapper.writeValueAsString(parcel)).isEqualTo("{\"id\":null,\"labels\":null}");
        });
    }

    @Test
    void badTextIsAMappingErrorWithPlaceAndReason() {
        contextRunner.run(context -> {
            JsonMapper mapper = mapper(context);
            for (String bad : List.of("", "01ARZ3NDEKTSV4RRFFQ69G5FA", "8ZZZZZZZZZZZZZZZZZZZZZZZZZ", "\uD83D\uDE00")) {
                String json = mapper.writeValueAsString(Map.of("id", bad));
                assertThatExceptionOfType(InvalidFormatException.class)
                        .isThrownBy(() -> mapper.readValue(json, Parcel.class))
                        .withMessageContaining(reason(bad))
                        .satisfies(e -> assertThat(e.getPathReference()).contains("[\"id\"]"));
            }
        });
    }

    @Test
    void aBadMapKeyIsAMappingErrorWithReason() {
        contextRunner.run(context -> assertThatExceptionOfType(DatabindException.class)
                .isThrownBy(() -> mapper(context).readValue("{\"lost\":1}", new TypeReference<Map<Ulid, Integer>>() {}))
                .withMessageContaining(reason("lost")));
    }

    @Test
    void aNumberOrAnObjectIsAMappingError() {
        contextRunner.run(context -> {
            for (String json : List.of("{\"id\":1}", "{\"id\":{}}", "{\"id\":[]}", "{\"id\":true}")) {
                assertThatExceptionOfType(MismatchedInputException.class)
                        .isThrownBy(() -> mapper(context).readValue(json, Parcel.class))
                        .withMessageContaining("org.ulidjpa.Ulid");
            }
        });
    }

    @Test
    void backsOffOnAModuleOfTheApplication() {
        UlidJackson3Module own = new UlidJackson3Module();
        contextRunner
                .withBean("own", UlidJackson3Module.class, () -> own)
                .run(context ->
                        assertThat(context).getBean(UlidJackson3Module.class).isSameAs(own));
    }

    @Test
    void isOffWithoutJackson3() {
        contextRunner
                .withClassLoader(new FilteredClassLoader("tools.jackson.databind"))
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean("ulidJackson3Module"));
    }

    /** As Spring Boot 4 builds it: with every module bean. */
    private static JsonMapper mapper(ApplicationContext context) {
        return JsonMapper.builder()
                .addModules(context.getBeansOfType(JacksonModule.class).values())
                .build();
    }

    private static String reason(String text) {
        return requireNonNull(catchThrowable(() -> Ulid.parse(text)).getMessage());
    }
}
