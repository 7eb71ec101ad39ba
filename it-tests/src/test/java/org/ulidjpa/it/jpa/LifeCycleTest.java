package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import jakarta.persistence.OptimisticLockException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.hibernate.SessionFactory;
import org.hibernate.StatelessSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.jpa.Keyed.Versioned;
import org.ulidjpa.it.jpa.Shop.Tag;

/** What happens to an id, and to JDBC, from {@code persist} to after the row's end. */
@OnEachEngine
class LifeCycleTest extends JpaTest {

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.migrated(database, Tag.class, Versioned.class);
    }

    @Test
    void persist_batches() {
        Map<String, Object> settings =
                Map.of("hibernate.jdbc.batch_size", "50", "hibernate.generate_statistics", "true");
        try (SessionFactory batching = Jpa.open(database, settings, Tag.class)) {
            List<Tag> tags =
                    IntStream.range(0, 50).mapToObj(i -> new Tag("t" + i)).toList();
            batching.inTransaction(session -> tags.forEach(session::persist));
            assertThat(batching.getStatistics().getPrepareStatementCount()).isOne();
            assertThat(tags.stream().map(tag -> tag.id)).isSorted().doesNotHaveDuplicates();
            assertThat(batching.<Tag>fromTransaction(session -> session.find(Tag.class, tags.get(49).id)).label)
                    .isEqualTo("t49");
        }
    }

    @Test
    void rollbackThenRetry_keepsTheId() {
        Tag tag = new Tag("retried");
        assertThatThrownBy(() -> sessions.inTransaction(session -> {
                    session.persist(tag);
                    session.flush();
                    throw new IllegalStateException("roll back");
                }))
                .hasMessage("roll back");
        Ulid id = tag.id;
        sessions.inTransaction(session -> session.persist(tag));
        assertThat(tag.id).isEqualTo(id);
        assertThat(label(id)).contains("retried");
    }

    @Test
    void merge_ofADeletedEntityInsertsItAgain() {
        Tag tag = new Tag("deleted");
        sessions.inTransaction(session -> session.persist(tag));
        sessions.inTransaction(session -> session.remove(session.find(Tag.class, tag.id)));
        assertThat(label(tag.id)).isEmpty();
        Tag merged = sessions.fromTransaction(session -> session.merge(tag));
        assertThat(merged.id).isEqualTo(tag.id);
        assertThat(label(tag.id)).contains("deleted");
    }

    @Test
    void merge_ofADeletedVersionedEntityIsRefused() {
        Versioned entity = new Versioned(null, "deleted");
        sessions.inTransaction(session -> session.persist(entity));
        sessions.inTransaction(session -> session.remove(session.find(Versioned.class, entity.id)));
        assertThatThrownBy(() -> sessions.inTransaction(session -> session.merge(entity)))
                .isInstanceOf(OptimisticLockException.class);
    }

    @Test
    void statelessUpsert_insertsAndThenUpdates() {
        Tag tag = new Tag("first");
        tag.id = Ulid.next();
        sessions.inStatelessTransaction(session -> session.upsert(tag));
        assertThat(label(tag.id)).contains("first");
        tag.label = "second";
        sessions.inStatelessTransaction(session -> session.upsert(tag));
        assertThat(label(tag.id)).contains("second");
    }

    @Test
    void statelessInsertMultiple_generatesEachId() {
        Optional<Method> insertMultiple = Arrays.stream(StatelessSession.class.getMethods())
                .filter(method -> method.getName().equals("insertMultiple"))
                .findFirst();
        assumeThat(insertMultiple).as("Hibernate 7 has it").isPresent();
        List<Tag> tags = List.of(new Tag("one"), new Tag("other"));
        sessions.inStatelessTransaction(invoking(insertMultiple.orElseThrow(), tags));
        assertThat(tags.get(1).id).isGreaterThan(tags.get(0).id);
        assertThat(label(tags.get(1).id)).contains("other");
    }

    private static Consumer<StatelessSession> invoking(Method method, Object argument) {
        return session -> {
            try {
                method.invoke(session, argument);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        };
    }

    private static Optional<String> label(Ulid id) {
        return sessions.fromTransaction(session -> Optional.ofNullable(session.find(Tag.class, id)))
                .map(tag -> tag.label);
    }
}
