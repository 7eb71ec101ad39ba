package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;

/** Ids in what Hibernate's annotation processor makes of an entity: the static metamodel, and checked queries. */
@OnEachEngine
class ProcessorTest {

    private static final Map<String, String> SOURCES =
            Map.of("Document", """
            import jakarta.persistence.*;
            import org.ulidjpa.Ulid;
            import org.ulidjpa.hibernate.UlidId;

            @Entity
            public class Document {
                @Id
                @UlidId
                Ulid id;
                Ulid author;

                protected Document() {}

                public Document(Ulid id, Ulid author) {
                    this.id = id;
                    this.author = author;
                }
            }
            """, "Documents", """
            import jakarta.persistence.EntityManager;
            import java.util.List;
            import org.hibernate.annotations.processing.*;
            import org.ulidjpa.Ulid;

            public interface Documents {
                EntityManager entityManager();

                @Find
                Document byId(Ulid id);

                @HQL("select id from Document where id > :id order by id")
                List<Ulid> after(Ulid id);
            }
            """, "ByMetamodel", """
            import jakarta.persistence.criteria.*;
            import java.util.List;
            import java.util.function.BiFunction;
            import org.hibernate.Session;
            import org.ulidjpa.Ulid;

            public class ByMetamodel implements BiFunction<Session, Ulid, List<Ulid>> {
                public List<Ulid> apply(Session session, Ulid id) {
                    CriteriaBuilder builder = session.getCriteriaBuilder();
                    CriteriaQuery<Ulid> query = builder.createQuery(Ulid.class);
                    Root<Document> document = query.from(Document.class);
                    query.select(document.get(Document_.id))
                            .where(builder.greaterThan(document.get(Document_.id), id))
                            .orderBy(builder.asc(document.get(Document_.id)));
                    return session.createQuery(query).getResultList();
                }
            }
            """, "ByCheckedQuery", """
            import java.util.List;
            import java.util.function.BiFunction;
            import org.hibernate.Session;
            import org.ulidjpa.Ulid;

            public class ByCheckedQuery implements BiFunction<Session, Ulid, List<Ulid>> {
                public List<Ulid> apply(Session session, Ulid id) {
                    Documents documents = new Documents_(session);
                    if (!documents.byId(id).id.equals(id)) {
                        throw new IllegalStateException("found another document");
                    }
                    return documents.after(id);
                }
            }
            """);

    private static final List<Ulid> IDS = Stream.generate(Ulid::next).limit(5).toList();

    private final Database database;

    @TempDir
    Path classes;

    ProcessorTest(Database database) {
        this.database = database;
    }

    @Test
    void metamodelAndCheckedQuery_compareIds() throws ReflectiveOperationException, IOException {
        compile();
        ClassLoader parent = ProcessorTest.class.getClassLoader();
        try (URLClassLoader loader =
                        new URLClassLoader(new URL[] {classes.toUri().toURL()}, parent);
                SessionFactory sessions = Jpa.created(database, loader.loadClass("Document"))) {
            var newDocument = loader.loadClass("Document").getConstructor(Ulid.class, Ulid.class);
            for (Ulid id : IDS) {
                Object document = newDocument.newInstance(id, Ulid.next());
                sessions.inTransaction(session -> session.persist(document));
            }
            for (String query : List.of("ByMetamodel", "ByCheckedQuery")) {
                assertThat(ids(sessions, loader.loadClass(query))).as(query).isEqualTo(IDS.subList(2, 5));
            }
        }
    }

    @SuppressWarnings("unchecked") // the sources above say so
    private static List<Ulid> ids(SessionFactory sessions, Class<?> query) throws ReflectiveOperationException {
        var after =
                (BiFunction<Session, Ulid, List<Ulid>>) query.getConstructor().newInstance();
        return sessions.fromTransaction(session -> after.apply(session, IDS.get(1)));
    }

    private void compile() {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        List<String> options = List.of("-classpath", System.getProperty("java.class.path"), "-d", classes.toString());
        List<Source> sources = SOURCES.entrySet().stream()
                .map(source -> new Source(source.getKey(), source.getValue()))
                .toList();
        assertThat(compiler.getTask(messages, null, null, options, null, sources)
                        .call())
                .as(messages.toString())
                .isTrue();
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("memory:///" + name + ".java"), JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
