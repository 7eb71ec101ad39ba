package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.http.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.DispatcherServletAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.WebMvcAutoConfiguration;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.core.convert.ConversionService;
import org.springframework.core.convert.TypeDescriptor;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.WebApplicationContext;
import org.ulidjpa.OpaqueIds;
import org.ulidjpa.Ulid;
import tools.jackson.databind.json.JsonMapper;

class UlidOpaqueAutoConfigurationTests {

    private static final String PLAIN = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
    private static final Ulid ID = Ulid.parse(PLAIN);

    private final WebApplicationContextRunner contextRunner = new WebApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(
                    JacksonAutoConfiguration.class,
                    UlidOpaqueAutoConfiguration.class,
                    UlidJackson2AutoConfiguration.class,
                    UlidJackson3AutoConfiguration.class,
                    UlidConversionAutoConfiguration.class,
                    HttpMessageConvertersAutoConfiguration.class,
                    WebMvcAutoConfiguration.class,
                    DispatcherServletAutoConfiguration.class))
            .withBean(Echo.class);

    private final WebApplicationContextRunner withKey =
            contextRunner.withPropertyValues("ulid.opaque.keys=1:AAECAwQFBgcICQoLDA0ODw==");

    record View(
            @OpaqueId Ulid id,
            Ulid plain,
            @OpaqueId List<Ulid> list,
            @OpaqueId Map<Ulid, Ulid> map) {}

    static class Form {
        @OpaqueId
        private Ulid id = ID;

        public Ulid getId() {
            return id;
        }

        public void setId(Ulid id) {
            this.id = id;
        }
    }

    @RestController
    static class Echo {

        @GetMapping("/path/{id}")
        String path(@PathVariable @OpaqueId Ulid id) {
            return id.toString();
        }

        @GetMapping("/plain/{id}")
        String plain(@PathVariable Ulid id) {
            return id.toString();
        }

        @GetMapping("/parameters")
        String parameters(@RequestParam @OpaqueId List<Ulid> id) {
            return id.toString();
        }

        @GetMapping("/optional")
        String optional(@RequestParam(required = false) @OpaqueId Ulid id) {
            return String.valueOf(id);
        }

        @GetMapping("/header")
        String header(@RequestHeader("X-Id") @OpaqueId Ulid id) {
            return id.toString();
        }

        @PostMapping("/form")
        String form(@ModelAttribute Form form) {
            return String.valueOf(form.getId());
        }

        @PostMapping("/body")
        View body(@RequestBody View view) {
            assertThat(view).isEqualTo(new View(ID, ID, List.of(ID), Map.of(ID, ID)));
            return view;
        }
    }

    @Test
    void requestsBringOpaqueText() {
        withKey.run(context -> {
            MockMvcTester mvc = MockMvcTester.from(context);
            String text = text(context);

            assertThat(mvc.get().uri("/path/" + text)).hasStatusOk().hasBodyTextEqualTo(PLAIN);
            assertThat(mvc.get().uri("/parameters?id=" + text + "&id=" + text))
                    .hasStatusOk()
                    .hasBodyTextEqualTo("[" + PLAIN + ", " + PLAIN + "]");
            assertThat(mvc.get().uri("/optional?id=")).hasStatusOk().hasBodyTextEqualTo("null");
            assertThat(mvc.get().uri("/header").header("X-Id", text))
                    .hasStatusOk()
                    .hasBodyTextEqualTo(PLAIN);
            assertThat(mvc.post().uri("/form").param("id", text)).hasStatusOk().hasBodyTextEqualTo(PLAIN);
            assertThat(mvc.get().uri("/plain/" + PLAIN)).hasStatusOk().hasBodyTextEqualTo(PLAIN);
        });
    }

    @Test
    void plainTextIsNotTakenWhereOpaqueTextIsWantedNorTheOtherWayRound() {
        withKey.run(context -> {
            MockMvcTester mvc = MockMvcTester.from(context);

            assertThat(mvc.get().uri("/path/" + PLAIN)).hasStatus(400);
            assertThat(mvc.get().uri("/plain/" + text(context))).hasStatus(400);
            assertThat(mvc.get().uri("/header").header("X-Id", PLAIN)).hasStatus(400);
            assertThat(mvc.post()
                            .uri("/body")
                            .contentType(MediaType.APPLICATION_JSON)
                            .content("{\"id\":\"" + PLAIN + "\"}"))
                    .hasStatus(400);
        });
    }

    @Test
    void jsonPropertiesAreOpaqueInBothDirections() {
        withKey.run(context -> {
            String json = json(text(context));

            assertThat(MockMvcTester.from(context)
                            .post()
                            .uri("/body")
                            .contentType(MediaType.APPLICATION_JSON)
                            .content(json))
                    .hasStatusOk()
                    .hasBodyTextEqualTo(json);
        });
    }

    @Test
    void jackson3HasTheSameJson() {
        withKey.run(context -> {
            JsonMapper mapper = JsonMapper.builder()
                    .addModule(context.getBean(UlidJackson3Module.class))
                    .build();
            View view = new View(ID, ID, List.of(ID), Map.of(ID, ID));
            String json = json(text(context));

            assertThat(mapper.writeValueAsString(view)).isEqualTo(json);
            assertThat(mapper.readValue(json, View.class)).isEqualTo(view);
        });
    }

    @Test
    void springWritesAnAnnotatedFieldAsOpaqueText() {
        withKey.run(context -> {
            TypeDescriptor field = new TypeDescriptor(Form.class.getDeclaredField("id"));
            ConversionService conversion = context.getBean("mvcConversionService", ConversionService.class);

            assertThat(conversion.convert(ID, field, TypeDescriptor.valueOf(String.class)))
                    .isEqualTo(text(context));
        });
    }

    @Test
    void withoutAKeyNothingIsShownPlain() {
        contextRunner.run(context -> {
            assertThat(context).doesNotHaveBean(OpaqueIds.class);
            assertThatIllegalStateException()
                    .isThrownBy(() -> new JsonMapper()
                            .rebuild()
                            .addModule(new UlidJackson3Module())
                            .build()
                            .writeValueAsString(new View(ID, ID, List.of(), Map.of())))
                    .withMessageContaining("set the property ulid.opaque.keys to 1:SECRET");
            assertThat(MockMvcTester.from(context).get().uri("/path/" + PLAIN))
                    .failure()
                    .rootCause()
                    .hasMessageContaining("set the property ulid.opaque.keys to 1:SECRET");
        });
    }

    record Text(@OpaqueId String id) {}

    record Keys(@OpaqueId Map<?, String> keys) {}

    record Anything(@OpaqueId Object id) {}

    @Test
    void aPropertyThatJacksonMayShowPlainIsRefused() {
        withKey.run(context -> {
            JsonMapper mapper3 = JsonMapper.builder()
                    .addModule(context.getBean(UlidJackson3Module.class))
                    .build();
            ObjectMapper mapper2 = context.getBean(ObjectMapper.class);
            for (Object view : List.of(new Text(PLAIN), new Keys(Map.of(ID, "x")), new Anything(Map.of(ID, "x")))) {
                String reason = "use Ulid, or an array, Optional, collection or map of Ulid";
                assertThatThrownBy(() -> mapper3.writeValueAsString(view)).hasMessageContaining(reason);
                assertThatThrownBy(() -> mapper2.writeValueAsString(view)).hasMessageContaining(reason);
            }
        });
    }

    @Test
    void theFirstKeyWritesAndAllAreRead() {
        withKey.run(before -> contextRunner
                .withPropertyValues(
                        "ulid.opaque.keys[0]=2:8PHy8/T19vf4+fr7/P3+/w==",
                        "ulid.opaque.keys[1]=1:AAECAwQFBgcICQoLDA0ODw==")
                .run(after -> {
                    assertThat(text(after)).matches("[GHJKMNPQ].*");
                    assertThat(after.getBean(OpaqueIds.class).decode(text(before)))
                            .isEqualTo(ID);
                }));
    }

    @Test
    void theWindowIsSettable() {
        withKey.withPropertyValues("ulid.opaque.from=2016-07-30T23:54:10.260Z")
                .run(
                        context -> assertThatIllegalArgumentException()
                                .isThrownBy(() -> text(context))
                                .withMessage(
                                        "Invalid id for an opaque text: its time is not between 2016-07-30T23:54:10.260Z and now + PT24H"));
    }

    @Test
    void aWrongKeyStopsTheStartAndIsNotShown() {
        for (String wrong : List.of("AAECAwQFBgcICQoLDA0ODw==", "4:AAECAwQFBgcICQoLDA0ODw==", "1:AAECAwQ=", "1:A-_A")) {
            contextRunner.withPropertyValues("ulid.opaque.keys=" + wrong).run(context -> {
                assertThat(context).hasFailed();
                Throwable failure = context.getStartupFailure();
                FailureAnalysis analysis = new OpaqueKeyFailureAnalyzer().analyze(failure);
                assertThat(analysis.getDescription())
                        .startsWith("Wrong value of the property ulid.opaque.keys (a secret, not shown): ");
                assertThat(analysis.getAction()).contains("openssl rand -base64 16");
                assertThat(stackTrace(failure) + analysis.getDescription() + analysis.getAction())
                        .doesNotContain(wrong.substring(2));
            });
        }
    }

    @Test
    void aKeyUnderAWrongNameIsNotShown() {
        for (String name : List.of("ulid.opaque.key", "ulid.opaque.keys[2]")) {
            contextRunner
                    .withPropertyValues(name + "=2:8PHy8/T19vf4+fr7/P3+/w==")
                    .run(context -> {
                        assertThat(context).hasFailed();
                        FailureAnalysis analysis =
                                new UlidPropertyFailureAnalyzer().analyze(context.getStartupFailure());
                        assertThat(analysis.getDescription())
                                .contains("ulid.opaque.key")
                                .contains("found a value that may be secret")
                                .doesNotContain("8PHy8");
                    });
        }
    }

    @Test
    void anOwnCodecReplacesIt() {
        OpaqueIds own = OpaqueIds.builder().key(3, new byte[32]).build();
        withKey.withBean(OpaqueIds.class, () -> own)
                .run(context -> assertThat(context.getBean(OpaqueIds.class)).isSameAs(own));
    }

    private static String text(WebApplicationContext context) {
        return context.getBean(OpaqueIds.class).encode(ID);
    }

    private static String json(String text) {
        return "{\"id\":\"%1$s\",\"plain\":\"%2$s\",\"list\":[\"%1$s\"],\"map\":{\"%1$s\":\"%1$s\"}}"
                .formatted(text, PLAIN);
    }

    private static String stackTrace(Throwable failure) {
        StringWriter out = new StringWriter();
        failure.printStackTrace(new PrintWriter(out));
        return out.toString();
    }
}
