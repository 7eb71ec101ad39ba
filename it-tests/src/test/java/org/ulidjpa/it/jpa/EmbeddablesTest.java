package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.io.Serializable;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;

/** {@code @UlidId} inside an embeddable, which may be a record, and may be the key. */
@OnEachEngine
class EmbeddablesTest extends JpaTest {

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.created(database, Parcel.class, Wrapped.class);
    }

    @Test
    void embeddable_isGeneratedBesideTheKey() {
        Parcel parcel = new Parcel();
        parcel.label = new Label();
        sessions.inTransaction(session -> session.persist(parcel));
        assertThat(parcel.label.code).isNotNull();
        Ulid stored = sessions.fromTransaction(session -> session.find(Parcel.class, parcel.id).label.code);
        assertThat(stored).isEqualTo(parcel.label.code);
    }

    @Test
    void recordAsKey_isAnIdOfItsOwnType() {
        Wrapped entity = new Wrapped();
        entity.id = new WrappedId(Ulid.next());
        sessions.inTransaction(session -> session.persist(entity));
        WrappedId same = new WrappedId(entity.id.id());
        WrappedId found = sessions.fromTransaction(session -> session.find(Wrapped.class, same).id);
        assertThat(found).isEqualTo(entity.id);
    }

    @NullUnmarked
    @Entity(name = "Parcel")
    static class Parcel {
        @Id
        @UlidId
        Ulid id;

        @Embedded
        Label label;
    }

    @NullUnmarked
    @Embeddable
    static class Label {
        @UlidId
        Ulid code;
    }

    @NullUnmarked
    @Entity(name = "Wrapped")
    static class Wrapped {
        @EmbeddedId
        WrappedId id;
    }

    @Embeddable
    record WrappedId(Ulid id) implements Serializable {}
}
