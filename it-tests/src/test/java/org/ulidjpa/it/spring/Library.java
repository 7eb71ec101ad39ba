package org.ulidjpa.it.spring;

import java.util.Arrays;
import java.util.stream.Stream;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;

/** The application: no line of it mentions how ids are made, stored or shown. */
@SpringBootApplication
class Library {

    static ConfigurableApplicationContext start(Database database, Class<?>... more) {
        return on(database, more).run();
    }

    static SpringApplicationBuilder on(Database database, Class<?>... more) {
        Class<?>[] sources =
                Stream.concat(Stream.of(Library.class), Arrays.stream(more)).toArray(Class[]::new);
        return new SpringApplicationBuilder(sources)
                .properties(
                        "spring.config.name=library",
                        "server.port=0",
                        "spring.data.rest.base-path=/data",
                        "spring.datasource.url=" + database.url(),
                        "spring.datasource.username=" + database.user(),
                        "spring.datasource.password=" + database.password(),
                        "spring.flyway.enabled=false",
                        "spring.jpa.hibernate.ddl-auto=create-only",
                        "spring.jpa.open-in-view=false",
                        "spring.main.banner-mode=off",
                        "spring.mvc.problemdetails.enabled=true",
                        "spring.webflux.problemdetails.enabled=true");
    }

    @RestController
    static class BookApi {

        record NewBook(Ulid id, String title) {}

        private final Books books;

        BookApi(Books books) {
            this.books = books;
        }

        @GetMapping("/books/{id}")
        ResponseEntity<Book> get(@PathVariable Ulid id) {
            return ResponseEntity.of(books.findById(id));
        }

        @PostMapping("/books")
        Book add(@RequestBody NewBook request) {
            return books.save(new Book(request.id(), request.title()));
        }
    }
}
