package org.ulidjpa.it.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.OnEachEngine;

/** The library over HTTP. */
@OnEachEngine
class WebTest extends LibraryTest {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @Test
    void get_byTheIdInThePath_givesTheIdAsItsText() throws Exception {
        Ulid id = books.save(new Book("Emma")).getId();
        HttpResponse<String> response = get("/books/" + id);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body())
                .isIn("{\"id\":\"" + id + "\",\"title\":\"Emma\"}", "{\"title\":\"Emma\",\"id\":\"" + id + "\"}");
    }

    @Test
    void get_unknownId_isNotFound() throws Exception {
        assertThat(get("/books/" + Ulid.MIN).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"lost", "01ARZ3NDEKTSV4RRFFQ69G5FA", "8ZZZZZZZZZZZZZZZZZZZZZZZZZ", "%F0%9F%98%80"})
    void get_badPathVariable_isABadRequestThatNamesIt(String text) throws Exception {
        HttpResponse<String> response = get("/books/" + text);
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/problem+json");
        assertThat(response.body()).contains("Failed to convert 'id' with value:");
    }

    @Test
    void post_anIdInTheBody_isKept() throws Exception {
        HttpResponse<String> response = post("{\"id\":\"" + Ulid.MAX + "\",\"title\":\"Emma\"}");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(books.ids()).containsExactly(Ulid.MAX);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"lost\"", "\"8ZZZZZZZZZZZZZZZZZZZZZZZZZ\"", "1", "true", "{}", "[]"})
    void post_noUlidInTheBody_isABadRequest(String json) throws Exception {
        assertThat(post("{\"id\":" + json + ",\"title\":\"Emma\"}").statusCode())
                .isEqualTo(400);
        assertThat(books.count()).isZero();
    }

    private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(uri(path)));
    }

    private static HttpResponse<String> post(String json) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(uri("/books"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json)));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return CLIENT.send(request.build(), BodyHandlers.ofString());
    }

    private static URI uri(String path) {
        String port = library.getEnvironment().getRequiredProperty("local.server.port");
        return URI.create("http://localhost:" + port + path);
    }
}
