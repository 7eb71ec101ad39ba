package org.ulidjpa.it.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.querydsl.apt.jpa.JPAAnnotationProcessor;
import com.querydsl.core.types.dsl.ComparablePath;
import com.querydsl.core.types.dsl.PathBuilder;
import com.querydsl.jpa.impl.JPAQuery;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.OnEachEngine;

/** QueryDSL's paths of ids. */
@OnEachEngine
class QueryDslTest extends LibraryTest {

    private static final PathBuilder<Book> BOOK = new PathBuilder<>(Book.class, "book");
    private static final ComparablePath<Ulid> ID = BOOK.getComparable("id", Ulid.class);

    @Test
    void idPath_comparesAndSorts() {
        List<Ulid> ids = Stream.generate(Ulid::next).limit(5).toList();
        books.saveAll(ids.stream().map(id -> new Book(id, "Emma")).toList());
        try (EntityManager entityManager =
                library.getBean(EntityManagerFactory.class).createEntityManager()) {
            JPAQuery<Ulid> query = new JPAQuery<>(entityManager).select(ID).from(BOOK);
            assertThat(query.where(ID.gt(ids.get(1))).orderBy(ID.desc()).fetch())
                    .containsExactly(ids.get(4), ids.get(3), ids.get(2));
        }
    }

    @Test
    void generatedClass_hasAComparablePath(@TempDir Path folder) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            CompilationTask task = compiler.getTask(
                    null,
                    files,
                    null,
                    List.of("-proc:only", "-d", folder.toString(), "-classpath", System.getProperty("java.class.path")),
                    null,
                    files.getJavaFileObjects(Path.of("src/test/java/org/ulidjpa/it/spring/Book.java")));
            task.setProcessors(List.of(new JPAAnnotationProcessor()));
            assertThat(task.call()).isTrue();
        }
        assertThat(Files.readString(folder.resolve("org/ulidjpa/it/spring/QBook.java")))
                .contains("public final ComparablePath<org.ulidjpa.Ulid> id =");
    }
}
