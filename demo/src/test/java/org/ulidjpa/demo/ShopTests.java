package org.ulidjpa.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.Ulid;

/** The whole shop on its embedded PostgreSQL, as a browser and an API client see it. */
class ShopTests {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final Pattern ARTICLE =
            Pattern.compile("<article aria-labelledby=\"(\\w{26})\">.*?<time datetime=\"([^\"]+)\">", Pattern.DOTALL);

    @Test
    void thePageListsOrdersNewestFirstWithTheTimeOfTheirIds() throws Exception {
        String page = get("/").body();
        List<Ulid> ids = ids(page);
        assertThat(ids).hasSize(Shop.PAGE_SIZE).isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(ARTICLE.matcher(page).results())
                .allSatisfy(article -> assertThat(article.group(2))
                        .isEqualTo(Ulid.parse(article.group(1)).instant().toString()));
    }

    @Test
    void theLinkToOlderOrdersGoesOnBelowTheLastId() throws Exception {
        List<Ulid> first = ids(get("/").body());
        List<Ulid> second = ids(get("/?before=" + first.get(first.size() - 1)).body());
        assertThat(second).hasSize(Shop.PAGE_SIZE).isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(second.get(0)).isLessThan(first.get(first.size() - 1));
    }

    @Test
    void anOrderIsStoredAndFoundByItsId() throws Exception {
        Ulid customer =
                RunningShop.CONTEXT.getBean(Customers.class).findAll().get(0).id();
        Ulid before = Ulid.next();
        HttpResponse<String> posted = post("""
                {"customerId": "%s", "lines": [{"product": "Ink", "quantity": 3, "unitCents": 250}]}""".formatted(customer));
        assertThat(posted.statusCode()).isEqualTo(201);

        String location = posted.headers().firstValue("Location").orElseThrow();
        Ulid id = Ulid.parse(location.substring("/api/orders/".length()));
        assertThat(id).isBetween(before, Ulid.next());
        HttpResponse<String> found = get(location);
        assertThat(found.statusCode()).isEqualTo(200);
        assertThat(found.body()).isEqualTo(posted.body()).contains("\"id\":\"" + id + "\"", "\"totalCents\":750");
        assertThat(ids(get("/").body())).first().isEqualTo(id);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/orders/lost",
                "/api/orders/01ARZ3NDEKTSV4RRFFQ69G5FA",
                "/api/orders/8ZZZZZZZZZZZZZZZZZZZZZZZZZ"
            })
    void aPathThatHoldsNoUlidIsABadRequest(String path) throws Exception {
        HttpResponse<String> response = get(path);
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/problem+json");
        assertThat(response.body())
                .contains("\"detail\":\"Failed to convert 'id' with value: '" + path.substring("/api/orders/".length())
                        + "'\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"customerId\": \"lost\", \"lines\": [{\"product\": \"Ink\", \"quantity\": 3, \"unitCents\": 250}]}",
                "{\"customerId\": 1, \"lines\": [{\"product\": \"Ink\", \"quantity\": 3, \"unitCents\": 250}]}",
                "{\"customerId\": \"00000000000000000000000000\", \"lines\": []}",
                "{\"lines\": [{\"product\": \"Ink\", \"quantity\": 3, \"unitCents\": 250}]}"
            })
    void anOrderThatIsNotOneIsABadRequest(String json) throws Exception {
        assertThat(post(json).statusCode()).isEqualTo(400);
    }

    @Test
    void anUnknownOrderIsNotFound() throws Exception {
        HttpResponse<String> response = get("/api/orders/" + Ulid.MIN);
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(response.body()).contains("No order has the id " + Ulid.MIN);
    }

    private static List<Ulid> ids(String page) {
        return ARTICLE.matcher(page)
                .results()
                .map(article -> Ulid.parse(article.group(1)))
                .toList();
    }

    private static HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return CLIENT.send(HttpRequest.newBuilder(uri(path)).build(), BodyHandlers.ofString());
    }

    private static HttpResponse<String> post(String json) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(uri("/api/orders"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json))
                .build();
        return CLIENT.send(request, BodyHandlers.ofString());
    }

    private static URI uri(String path) {
        return URI.create(RunningShop.url(path));
    }
}
