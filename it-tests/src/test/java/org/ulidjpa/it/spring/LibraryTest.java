package org.ulidjpa.it.spring;

import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.springframework.context.ConfigurableApplicationContext;
import org.ulidjpa.it.database.Database;

/** Starts the library once per test class and engine; each test finds it empty. */
@NullUnmarked
abstract class LibraryTest {

    static ConfigurableApplicationContext library;
    static Books books;
    static Readers readers;
    static Statements statements;

    @Parameter
    Database database;

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        library = Library.start(database);
        books = library.getBean(Books.class);
        readers = library.getBean(Readers.class);
        statements = library.getBean(Statements.class);
    }

    @BeforeEach
    void empty() {
        books.deleteAll();
        readers.deleteAll();
    }

    @AfterParameterizedClassInvocation
    static void close() {
        library.close();
    }
}
