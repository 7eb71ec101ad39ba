package org.ulidjpa.spring;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.ulidjpa.Ulid;

class UlidJackson2AutoConfigurationTests {

    private static final Ulid ID = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");

    private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
            .withConfiguration(
                    AutoConfigurations.of(JacksonAutoConfiguration.class, UlidJackson2AutoConfiguration.class));

    record Parcel(Ulid id, Map<Ulid, String> labels) {}

    @Test
    void aUlidIsItsTextAsValueAndAsMapKey() {
        contextRunner.run(context -> {
            ObjectMapper mapper = context.getBean(ObjectMapper.class);
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
            ObjectMapper mapper = context.getBean(ObjectMapper.class);
            Parcel parcel = mapper.readValue("{\"id\":null}", Parcel.class);
            assertThat(parcel.id()).isNull();
            assertThat(mapper.writeValueAsString(parcel)).isEqualTo("{\"id\":null,\"labels\":null}");
        });
    }

    @Test
    void badTextIsAMappingErrorWithPlaceAndReason() {
        contextRunner.run(context -> {
            ObjectMapper mapper = context.getBean(ObjectMapper.class);
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
        contextRunner.run(context -> assertThatExceptionOfType(JsonMappingException.class)
                .isThrownBy(() -> context.getBean(ObjectMapper.class)
                        .readValue("{\"lost\":1}", new TypeReference<Map<Ulid, Integer>>() {}))
                .withMessageContaining(reason("lost")));
    }

    @Test
    void aNumberOrAnObjectIsAMappingError() {
        contextRunner.run(context -> {
            for (String json : List.of("{\"id\":1}", "{\"id\":{}}", "{\"id\":[]}", "{\"id\":true}")) {
                assertThatExceptionOfType(MismatchedInputException.class)
                        .isThrownBy(() -> context.getBean(ObjectMapper.class).readValue(json, Parcel.class))
                        .withMessageContaining("org.ulidjpa.Ulid");
            }
        });
    }

    @Test
    void backsOffOnAModuleOfTheApplication() {
        UlidJackson2Module own = new UlidJackson2Module();
        contextRunner
                .withBean("own", UlidJackson2Module.class, () -> own)
                .run(context ->
                        assertThat(context).getBean(UlidJackson2Module.class).isSameAs(own));
    }

    @Test
    void isOffWithoutJackson2() {
        contextRunner
                .withClassLoader(new FilteredClassLoader("com.fasterxml.jackson.databind"))
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean("ulidJackson2Module"));
    }

    private static String reason(String text) {
        return requireNonNull(catchThrowable(() -> Ulid.parse(text)).getMessage());
    }
}
