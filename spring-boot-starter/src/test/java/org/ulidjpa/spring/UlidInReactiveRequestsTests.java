package org.ulidjpa.spring;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.http.codec.CodecsAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.autoconfigure.web.reactive.WebFluxAutoConfiguration;
import org.springframework.boot.test.context.runner.ReactiveWebApplicationContextRunner;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.reactive.function.BodyInserters;
import org.ulidjpa.Ulid;

/** WebFlux. */
class UlidInReactiveRequestsTests {

    private static final String TEXT = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
    private static final String JSON = "{\"id\":\"" + TEXT + "\"}";

    private final ReactiveWebApplicationContextRunner contextRunner = new ReactiveWebApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(
                    JacksonAutoConfiguration.class,
                    UlidJackson2AutoConfiguration.class,
                    UlidConversionAutoConfiguration.class,
                    CodecsAutoConfiguration.class,
                    WebFluxAutoConfiguration.class))
            .withPropertyValues("spring.webflux.problemdetails.enabled=true")
            .withBean(Echo.class);

    record Form(Ulid id) {}

    @RestController
    static class Echo {

        @GetMapping("/path/{id}")
        Form path(@PathVariable Ulid id) {
            return new Form(id);
        }

        @GetMapping("/parameter")
        Form parameter(@RequestParam Ulid id) {
            return new Form(id);
        }

        @GetMapping("/header")
        Form header(@RequestHeader("X-Id") Ulid id) {
            return new Form(id);
        }

        @PostMapping("/form")
        Form form(@ModelAttribute Form form) {
            return form;
        }
    }

    @Test
    void aUlidIsReadFromThePathAParameterAHeaderAndAForm() {
        run(client -> {
            assertEcho(client.get().uri("/path/" + TEXT));
            assertEcho(client.get().uri("/parameter?id=" + TEXT));
            assertEcho(client.get().uri("/header").header("X-Id", TEXT));
            assertEcho(client.post().uri("/form").body(BodyInserters.fromFormData("id", TEXT)));
        });
    }

    private static void assertEcho(WebTestClient.RequestHeadersSpec<?> request) {
        request.exchange().expectStatus().isOk().expectBody(String.class).isEqualTo(JSON);
    }

    @Test
    void badTextIsStatus400WithAProblemDetail() {
        run(client -> {
            assertRefused(client.get().uri("/path/lost"));
            assertRefused(client.get().uri("/parameter?id=8ZZZZZZZZZZZZZZZZZZZZZZZZZ"));
            assertRefused(client.get().uri("/header").header("X-Id", "lost"));
            assertRefused(client.post().uri("/form").body(BodyInserters.fromFormData("id", "lost")));
        });
    }

    private static void assertRefused(WebTestClient.RequestHeadersSpec<?> request) {
        request.exchange().expectStatus().isBadRequest().expectHeader().contentType(MediaType.APPLICATION_PROBLEM_JSON);
    }

    private void run(Consumer<WebTestClient> test) {
        contextRunner.run(context ->
                test.accept(WebTestClient.bindToApplicationContext(context).build()));
    }
}
