package org.ulidjpa.it.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;

/** The library on WebFlux. */
@OnEachEngine
class ReactiveWebTest {

    @Parameter
    Database database;

    @Test
    void pathVariable_isReadAsByTheServletStack() throws Exception {
        try (ConfigurableApplicationContext library = Library.on(database)
                .web(WebApplicationType.REACTIVE)
                .properties("springdoc.api-docs.enabled=false") // beside Data REST it needs the servlet stack
                .run()) {
            Http http = Http.of(library);
            Ulid id = library.getBean(Books.class).save(new Book("Emma")).getId();
            HttpResponse<String> found = http.get("/books/" + id);
            assertThat(found.statusCode()).isEqualTo(200);
            assertThat(found.body()).contains("\"id\":\"" + id + "\"");

            HttpResponse<String> refused = http.get("/books/lost");
            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(refused.headers().firstValue("Content-Type")).hasValue("application/problem+json");
        }
    }
}
