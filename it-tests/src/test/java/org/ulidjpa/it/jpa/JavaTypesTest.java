package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.List;
import java.util.UUID;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.Ulid;
import org.ulidjpa.Uuid7;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.jpa.Keyed.BytesKeyed;
import org.ulidjpa.it.jpa.Keyed.Converted;
import org.ulidjpa.it.jpa.Keyed.ConvertedToUuid;
import org.ulidjpa.it.jpa.Keyed.TextKeyed;
import org.ulidjpa.it.jpa.Keyed.Uuid7Keyed;
import org.ulidjpa.it.jpa.Keyed.UuidKeyed;

/** The Java types that an id can have: each is 16 bytes in the database. */
@OnEachEngine
class JavaTypesTest extends JpaTest {

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.migrated(
                database, UuidKeyed.class, Uuid7Keyed.class, TextKeyed.class, BytesKeyed.class, Converted.class);
    }

    @Test
    void uuid_isFoundAndReferredTo() {
        UuidKeyed parent = new UuidKeyed();
        UuidKeyed child = new UuidKeyed();
        child.parent = parent;
        sessions.inTransaction(session -> {
            session.persist(parent);
            session.persist(child);
        });
        assertThat(Ulid.fromUuid(child.id)).isGreaterThan(Ulid.fromUuid(parent.id));
        UUID found = sessions.fromTransaction(session -> session.find(UuidKeyed.class, child.id).parent.id);
        assertThat(found).isEqualTo(parent.id);
    }

    @Test
    void uuid7_isOfVersion7AndAscends() {
        Uuid7Keyed one = new Uuid7Keyed();
        Uuid7Keyed other = new Uuid7Keyed();
        sessions.inTransaction(session -> {
            session.persist(one);
            session.persist(other);
        });
        assertThat(List.of(one.id, other.id)).allMatch(Uuid7::isUuid7).isSortedAccordingTo(Uuid7.UNSIGNED_ORDER);
        UUID found = sessions.fromTransaction(session -> session.find(Uuid7Keyed.class, one.id).id);
        assertThat(found).isEqualTo(one.id);
    }

    @Test
    void text_isFoundAndReferredTo() {
        TextKeyed parent = new TextKeyed();
        TextKeyed child = new TextKeyed();
        child.parent = parent;
        sessions.inTransaction(session -> {
            session.persist(parent);
            session.persist(child);
        });
        assertThat(child.id).hasSize(26).isGreaterThan(parent.id);
        String found = sessions.fromTransaction(session -> session.find(TextKeyed.class, child.id).parent.id);
        assertThat(found).isEqualTo(parent.id);
    }

    @Test
    void text_thatStartsEmptyIsGenerated() {
        TextKeyed entity = new TextKeyed();
        entity.id = "";
        sessions.inTransaction(session -> session.persist(entity));
        assertThat(Ulid.isValid(entity.id)).isTrue();
    }

    @Test
    void text_inLowerCaseIsTheSameRow() {
        TextKeyed entity = new TextKeyed();
        entity.id = "01arz3ndektsv4rrffq69g5fav";
        sessions.inTransaction(session -> session.persist(entity));
        assertThat(entity.id).isEqualTo("01ARZ3NDEKTSV4RRFFQ69G5FAV");
        sessions.inTransaction(session -> {
            TextKeyed upper = session.find(TextKeyed.class, "01ARZ3NDEKTSV4RRFFQ69G5FAV");
            assertThat(session.find(TextKeyed.class, "01arz3ndektsv4rrffq69g5fav"))
                    .isSameAs(upper);
        });
    }

    @Test
    void text_thatIsNoUlidIsRefused() {
        TextKeyed entity = new TextKeyed();
        entity.id = "01ARZ3NDEKTSV4RRFFQ69G5FAU";
        assertThatThrownBy(() -> sessions.inTransaction(session -> session.persist(entity)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("TextKeyed.id")
                .hasMessageContaining("position 25");
    }

    @Test
    void bytes_areFoundAndReferredTo() {
        BytesKeyed parent = new BytesKeyed();
        BytesKeyed child = new BytesKeyed();
        child.parent = parent;
        sessions.inTransaction(session -> {
            session.persist(parent);
            session.persist(child);
        });
        assertThat(Ulid.fromBytes(child.id)).isGreaterThan(Ulid.fromBytes(parent.id));
        byte[] found = sessions.fromTransaction(session -> session.find(BytesKeyed.class, child.id.clone()).parent.id);
        assertThat(found).isEqualTo(parent.id);
    }

    @Test
    void converters_keepTheValueAndNull() {
        Ulid value = Ulid.parse("7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
        sessions.inTransaction(session -> {
            session.persist(new Converted(1, value));
            session.persist(new Converted(2, null));
        });
        sessions.inTransaction(session -> {
            Converted full = session.find(Converted.class, 1L);
            assertThat(full.asBytes).isEqualTo(value);
            assertThat(full.asText).isEqualTo(value);
            Converted empty = session.find(Converted.class, 2L);
            assertThat(empty.asBytes).isNull();
            assertThat(empty.asText).isNull();
        });
    }

    @Test
    void uuidConverter_keepsTheValueAndNull() {
        assumeThat(database.engine()).isNotEqualTo(Engine.MARIADB);
        Ulid value = Ulid.parse("7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
        try (SessionFactory sessions = Jpa.migrated(database, ConvertedToUuid.class)) {
            sessions.inTransaction(session -> {
                session.persist(new ConvertedToUuid(1, value));
                session.persist(new ConvertedToUuid(2, null));
            });
            sessions.inTransaction(session -> {
                assertThat(session.find(ConvertedToUuid.class, 1L).asUuid).isEqualTo(value);
                assertThat(session.find(ConvertedToUuid.class, 2L).asUuid).isNull();
            });
        }
    }
}
