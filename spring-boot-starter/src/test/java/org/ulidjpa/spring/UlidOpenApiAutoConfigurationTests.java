package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.springdoc.core.configuration.SpringDocConfiguration;
import org.springdoc.core.properties.SpringDocConfigProperties;
import org.springdoc.webmvc.core.configuration.MultipleOpenApiSupportConfiguration;
import org.springdoc.webmvc.core.configuration.SpringDocWebMvcConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.http.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.DispatcherServletAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.WebMvcAutoConfiguration;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.assertj.AssertableWebApplicationContext;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.ulidjpa.Ulid;

class UlidOpenApiAutoConfigurationTests {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Map<String, String> SCHEMA = Map.of(
            "type", "string", "format", "ulid", "pattern", UlidPattern.REGEXP, "example", UlidModelConverter.EXAMPLE);

    private final WebApplicationContextRunner contextRunner = new WebApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(UlidOpenApiAutoConfiguration.class));

    private final WebApplicationContextRunner springdoc = contextRunner
            .withConfiguration(AutoConfigurations.of(
                    JacksonAutoConfiguration.class,
                    UlidConversionAutoConfiguration.class,
                    HttpMessageConvertersAutoConfiguration.class,
                    WebMvcAutoConfiguration.class,
                    DispatcherServletAutoConfiguration.class,
                    SpringDocConfiguration.class,
                    SpringDocConfigProperties.class,
                    SpringDocWebMvcConfiguration.class,
                    MultipleOpenApiSupportConfiguration.class))
            .withBean(Parcels.class);

    record Parcel(Ulid id, List<Ulid> contents, @OpaqueId Ulid receipt) {}

    @RestController
    static class Parcels {

        @GetMapping("/parcels/{id}")
        Parcel get(
                @PathVariable Ulid id,
                @RequestParam(required = false) Ulid before,
                @RequestParam Optional<Ulid> after,
                @RequestParam @OpaqueId Ulid receipt) {
            return new Parcel(id, List.of(before, after.orElseThrow()), receipt);
        }
    }

    @Test
    void aUlidIsAStringWithFormatPatternAndExample() {
        springdoc.run(context -> {
            JsonNode document = document(context);
            assertThat(schema(document, "/components/schemas/Parcel/properties/id"))
                    .isEqualTo(SCHEMA);
            assertThat(schema(document, "/components/schemas/Parcel/properties/contents/items"))
                    .isEqualTo(SCHEMA);
            for (int parameter : List.of(0, 1, 2)) {
                assertThat(schema(document, "/paths/~1parcels~1{id}/get/parameters/" + parameter + "/schema"))
                        .isEqualTo(SCHEMA);
            }
            assertThat(document.at("/components/schemas").fieldNames())
                    .toIterable()
                    .containsExactly("Parcel");
        });
    }

    @Test
    void anOpaqueIdIsAnyString() {
        springdoc.run(context -> {
            JsonNode document = document(context);
            assertThat(schema(document, "/components/schemas/Parcel/properties/receipt"))
                    .isEqualTo(Map.of("type", "string"));
            assertThat(schema(document, "/paths/~1parcels~1{id}/get/parameters/3/schema"))
                    .isEqualTo(Map.of("type", "string"));
        });
    }

    private static JsonNode document(AssertableWebApplicationContext context) throws Exception {
        String json = MockMvcTester.from(context)
                .get()
                .uri("/v3/api-docs")
                .exchange()
                .getResponse()
                .getContentAsString();
        return MAPPER.readTree(json);
    }

    private static Map<?, ?> schema(JsonNode document, String path) {
        return MAPPER.convertValue(document.at(path), Map.class);
    }

    @Test
    void theExampleIsAUlid() {
        assertThat(Ulid.isValid(UlidModelConverter.EXAMPLE)).isTrue();
    }

    @Test
    void backsOffOnAConverterOfTheApplication() {
        UlidModelConverter own = new UlidModelConverter();
        contextRunner
                .withBean("own", UlidModelConverter.class, () -> own)
                .run(context ->
                        assertThat(context).getBean(UlidModelConverter.class).isSameAs(own));
    }

    @Test
    void isOffWithoutSpringdoc() {
        contextRunner
                .withClassLoader(new FilteredClassLoader("org.springdoc"))
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean("ulidModelConverter"));
    }
}
