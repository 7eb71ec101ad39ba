package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.http.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.DispatcherServletAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.WebMvcAutoConfiguration;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
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
import org.ulidjpa.Ulid;

class UlidInRequestsTests {

    private static final String TEXT = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

    private final WebApplicationContextRunner contextRunner = new WebApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(
                    JacksonAutoConfiguration.class,
                    UlidJackson2AutoConfiguration.class,
                    UlidConversionAutoConfiguration.class,
                    HttpMessageConvertersAutoConfiguration.class,
                    WebMvcAutoConfiguration.class,
                    DispatcherServletAutoConfiguration.class))
            .withPropertyValues("spring.mvc.problemdetails.enabled=true")
            .withBean(Echo.class);

    record Form(Ulid id) {}

    @RestController
    static class Echo {

        @GetMapping("/path/{id}")
        Ulid path(@PathVariable Ulid id) {
            return id;
        }

        @GetMapping("/parameter")
        List<Ulid> parameter(@RequestParam List<Ulid> id) {
            return id;
        }

        @GetMapping("/optional")
        String optional(@RequestParam(required = false) Ulid id) {
            return String.valueOf(id);
        }

        @GetMapping("/header")
        Ulid header(@RequestHeader("X-Id") Ulid id) {
            return id;
        }

        @PostMapping("/form")
        String form(@ModelAttribute Form form) {
            return String.valueOf(form.id());
        }

        @PostMapping("/body")
        Map<Ulid, Form> body(@RequestBody Map<Ulid, Form> body) {
            return body;
        }
    }

    @Test
    void aUlidIsReadFromThePathAParameterAHeaderAndAForm() {
        run(mvc -> {
            assertThat(mvc.get().uri("/path/" + TEXT)).hasStatusOk().bodyText().isEqualTo('"' + TEXT + '"');
            assertThat(mvc.get().uri("/parameter?id={a},{b}", TEXT, Ulid.MAX))
                    .hasStatusOk()
                    .bodyText()
                    .isEqualTo("[\"" + TEXT + "\",\"" + Ulid.MAX + "\"]");
            assertThat(mvc.get().uri("/header").header("X-Id", TEXT))
                    .hasStatusOk()
                    .bodyText()
                    .isEqualTo('"' + TEXT + '"');
            assertThat(mvc.post().uri("/form").param("id", TEXT))
                    .hasStatusOk()
                    .bodyText()
                    .isEqualTo(TEXT);
        });
    }

    @Test
    void badTextIsStatus400WithAProblemDetailThatNamesTheParameter() {
        run(mvc -> {
            assertThat(mvc.get().uri("/path/lost"))
                    .hasStatus(400)
                    .hasContentType(MediaType.APPLICATION_PROBLEM_JSON)
                    .bodyText()
                    .contains("\"detail\":\"Failed to convert 'id' with value: 'lost'\"");
            assertThat(mvc.get().uri("/parameter?id=8ZZZZZZZZZZZZZZZZZZZZZZZZZ"))
                    .hasStatus(400)
                    .bodyText()
                    .contains("'id'");
            assertThat(mvc.get().uri("/header").header("X-Id", "lost"))
                    .hasStatus(400)
                    .bodyText()
                    .contains("'X-Id'");
            assertThat(mvc.post().uri("/form").param("id", "lost"))
                    .hasStatus(400)
                    .hasContentType(MediaType.APPLICATION_PROBLEM_JSON);
        });
    }

    @Test
    void theRootCauseOfStatus400HasPositionAndReason() {
        run(mvc -> {
            assertThat(mvc.get().uri("/path/lost"))
                    .failure()
                    .rootCause()
                    .hasMessageContaining("at position 0, 'l' is not one of");
            assertThat(mvc.post()
                            .uri("/body")
                            .contentType(MediaType.APPLICATION_JSON)
                            .content("{\"" + TEXT + "\":{\"id\":\"lost\"}}"))
                    .failure()
                    .rootCause()
                    .hasMessageContaining("at position 0, 'l' is not one of");
        });
    }

    @Test
    void blankTextIsNoUlidAsForAUuid() {
        run(mvc -> {
            assertThat(mvc.get().uri("/optional?id=")).hasStatusOk().bodyText().isEqualTo("null");
            assertThat(mvc.post().uri("/form").param("id", ""))
                    .hasStatusOk()
                    .bodyText()
                    .isEqualTo("null");
        });
    }

    @Test
    void aUlidIsReadFromAJsonBodyAsValueAndAsKey() {
        String json = "{\"" + TEXT + "\":{\"id\":\"" + Ulid.MAX + "\"}}";
        run(mvc -> assertThat(mvc.post()
                        .uri("/body")
                        .contentType(MediaType.APPLICATION_JSON)
                        .content(json))
                .hasStatusOk()
                .bodyText()
                .isEqualTo(json));
    }

    @Test
    void aMalformedIdInAJsonBodyIsStatus400() {
        run(mvc -> {
            for (String json : List.of("{\"lost\":{}}", "{\"" + TEXT + "\":{\"id\":\"lost\"}}")) {
                assertThat(mvc.post()
                                .uri("/body")
                                .contentType(MediaType.APPLICATION_JSON)
                                .content(json))
                        .hasStatus(400)
                        .failure()
                        .hasMessageContaining("org.ulidjpa.Ulid")
                        .hasMessageContaining("lost");
            }
        });
    }

    private void run(Consumer<MockMvcTester> test) {
        contextRunner.run(context -> test.accept(MockMvcTester.from(context)));
    }
}
