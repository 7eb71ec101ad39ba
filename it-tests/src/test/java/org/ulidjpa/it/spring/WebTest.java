package org.ulidjpa.it.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.OnEachEngine;

/** The library over HTTP. */
@OnEachEngine
class WebTest extends LibraryTest {

    @Test
    void get_byTheIdInThePath_givesTheIdAsItsText() throws Exception {
        Ulid id = books.save(new Book("Emma")).getId();
        HttpResponse<String> response = http().get("/books/" + id);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body())
                .isIn("{\"id\":\"" + id + "\",\"title\":\"Emma\"}", "{\"title\":\"Emma\",\"id\":\"" + id + "\"}");
    }

    @Test
    void get_unknownId_isNotFound() throws Exception {
        assertThat(http().get("/books/" + Ulid.MIN).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"lost", "01ARZ3NDEKTSV4RRFFQ69G5FA", "8ZZZZZZZZZZZZZZZZZZZZZZZZZ", "%F0%9F%98%80"})
    void get_badPathVariable_isABadRequestThatNamesIt(String text) throws Exception {
        HttpResponse<String> response = http().get("/books/" + text);
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/problem+json");
        assertThat(response.body()).contains("Failed to convert 'id' with value:");
    }

    @Test
    void post_anIdInTheBody_isKept() throws Exception {
        HttpResponse<String> response = http().post("/books", "{\"id\":\"" + Ulid.MAX + "\",\"title\":\"Emma\"}");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(books.ids()).containsExactly(Ulid.MAX);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"lost\"", "\"8ZZZZZZZZZZZZZZZZZZZZZZZZZ\"", "1", "true", "{}", "[]"})
    void post_noUlidInTheBody_isABadRequest(String json) throws Exception {
        assertThat(http().post("/books", "{\"id\":" + json + ",\"title\":\"Emma\"}")
                        .statusCode())
                .isEqualTo(400);
        assertThat(books.count()).isZero();
    }

    @Test
    void openApi_describesAUlid() throws Exception {
        JsonNode document =
                new ObjectMapper().readTree(http().get("/v3/api-docs").body());
        JsonNode id = document.at("/paths/~1books~1{id}/get/parameters/0/schema");
        assertThat(id.path("type").asText()).isEqualTo("string");
        assertThat(id.path("format").asText()).isEqualTo("ulid");
        assertThat(Ulid.isValid(id.path("example").asText())).isTrue();
        assertThat(document.at("/components/schemas/NewBook/properties/id")).isEqualTo(id);
    }

    private static Http http() {
        return Http.of(library);
    }
}
