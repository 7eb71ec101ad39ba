package org.ulidjpa.it.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.OnEachEngine;

/** The library as Spring Data REST shows it below {@code /data}. */
@OnEachEngine
class DataRestTest extends LibraryTest {

    private static final Ulid ID = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");

    private final Book book = new Book(ID, "Emma");
    private final Reader reader = new Reader("Ada");
    private Loans loans;
    private Http http;

    @BeforeEach
    void fill() {
        loans = library.getBean(Loans.class);
        http = Http.of(library);
        books.save(book);
        readers.save(reader);
    }

    @AfterEach
    void emptyLoans() {
        loans.deleteAll();
    }

    @Test
    void entity_isFoundByTheIdInItsUri() throws Exception {
        HttpResponse<String> response = http.get("/data/books/" + ID);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body()).contains("Emma", http.url("/data/books/" + ID));
    }

    @Test
    void entity_ofAnUnknownId_isNotFound() throws Exception {
        assertThat(http.get("/data/books/" + Ulid.MIN).statusCode()).isEqualTo(404);
    }

    @Test
    void entity_ofNoUlid_isABadRequest_withTheHandlerOfTheGuide() throws Exception {
        HttpResponse<String> response = http.get("/data/books/lost");
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).contains("No id: lost");
    }

    @Test
    void post_withAnAssociationUriOfNoUlid_isABadRequest() throws Exception {
        HttpResponse<String> response =
                http.post("/data/loans", "{\"book\": \"%s\"}".formatted(http.url("/data/books/lost")));
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(loans.count()).isZero();
    }

    @Test
    void post_withAssociationUris_storesTheForeignKeys() throws Exception {
        HttpResponse<String> response = http.post("/data/loans", """
                {"book": "%s", "reader": "%s"}""".formatted(
                        http.url("/data/books/" + ID), http.url("/data/readers/" + reader.getId())));
        assertThat(response.statusCode()).isEqualTo(201);
        Ulid id = Objects.requireNonNull(loans.findByBookId(ID).get(0).getId());
        assertThat(response.headers().firstValue("Location")).hasValue(http.url("/data/loans/" + id));
        assertThat(http.get("/data/loans/" + id + "/reader").body())
                .contains("Ada", http.url("/data/readers/" + reader.getId()));
    }

    @Test
    void put_newId_isKept() throws Exception {
        assertThat(http.put("/data/books/" + Ulid.MAX, "{\"title\": \"Ivanhoe\"}")
                        .statusCode())
                .isEqualTo(201);
        assertThat(books.findById(Ulid.MAX)).map(Book::getTitle).hasValue("Ivanhoe");
    }
}
