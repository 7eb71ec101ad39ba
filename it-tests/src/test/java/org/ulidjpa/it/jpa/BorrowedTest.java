package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Supplier;
import org.hibernate.SessionFactory;
import org.hibernate.Version;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.jpa.Borrowed.Copies;
import org.ulidjpa.it.jpa.Borrowed.Early;
import org.ulidjpa.it.jpa.Borrowed.TextLine;
import org.ulidjpa.it.jpa.Borrowed.TextVisit;
import org.ulidjpa.it.jpa.Borrowed.TextVisitId;
import org.ulidjpa.it.jpa.Keyed.TextKeyed;
import org.ulidjpa.it.jpa.Keyed.UuidKeyed;
import org.ulidjpa.it.jpa.Shop.Tag;

/** Attributes that share the column of a reference hold the same 16 bytes, and find the same rows. */
@OnEachEngine
class BorrowedTest extends JpaTest {

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.created(
                database, Copies.class, TextLine.class, TextVisit.class, TextKeyed.class, UuidKeyed.class, Tag.class);
    }

    @Test
    void embeddedId_ofTextsTakesThePartOfItsOwner() {
        TextLine line = new TextLine();
        line.owner = new TextKeyed();
        persist(line.owner, line);
        assertThat(line.id.ownerId).isEqualTo(line.owner.id);
        assertThat(line.id.lineId).isGreaterThan(line.owner.id);
        String owner = sessions.fromTransaction(session -> session.find(TextLine.class, line.id).owner.id);
        assertThat(owner).isEqualTo(line.owner.id);
        assertThat(texts("select l.id.lineId from TextLine l where l.id.ownerId = ?1", line.owner.id))
                .containsExactly(line.id.lineId);
    }

    @Test
    void derivedId_ofATextIsFound() {
        TextVisit visit = new TextVisit();
        visit.owner = new TextKeyed();
        visit.number = 3;
        persist(visit.owner, visit);
        TextVisitId id = new TextVisitId(visit.owner.id, 3);
        String owner = sessions.fromTransaction(session -> session.find(TextVisit.class, id).owner.id);
        assertThat(owner).isEqualTo(visit.owner.id);
    }

    @Test
    void copyOfAForeignKey_isTheOwnersIdAndFindsItsRow() {
        Copies copies = copies();
        sessions.inTransaction(session -> {
            Copies found = session.find(Copies.class, copies.id);
            assertThat(found.textId).isEqualTo(copies.text.id);
            assertThat(found.ulidOfText).hasToString(copies.text.id);
            assertThat(found.textOfTag).isEqualTo(copies.tag.id.toString());
            assertThat(found.uuidId).isEqualTo(copies.uuid.id);
        });
        assertThat(texts("select c.id from Copies c where c.textId = ?1", copies.text.id))
                .containsExactly(copies.id);
        assertThat(texts("select c.id from Copies c where c.textOfTag = ?1", copies.tag.id.toString()))
                .containsExactly(copies.id);
        assertThat(texts("select c.id from Copies c where c.uuidId = ?1", copies.uuid.id))
                .containsExactly(copies.id);
    }

    @Test
    void joinTableAndMapKey_leadToTheSameIds() {
        Copies copies = copies();
        sessions.inTransaction(session -> {
            Copies found = session.find(Copies.class, copies.id);
            assertThat(found.friends).extracting(friend -> friend.id).containsExactly(copies.text.id);
            assertThat(found.notes.keySet()).extracting(friend -> friend.id).containsExactly(copies.text.id);
        });
        assertThat(texts("select c.id from Copies c join c.friends f where f.id = ?1", copies.text.id))
                .containsExactly(copies.id);
    }

    /** Hibernate 7.4 asks for the type of the ids earlier than 6.6 and 7.2 do. */
    @Test
    void setInAJoinTable_isOfSixteenBytesOrStopsTheStart() {
        Supplier<SessionFactory> start = () -> Jpa.created(database.fresh("early"), Early.class, TextKeyed.class);
        if (Version.getVersionString().startsWith("7.4")) {
            assertThatThrownBy(start::get)
                    .hasStackTraceContaining("Column text_keyed.id would not be of 16 bytes: Hibernate fixed its type"
                            + " before @UlidId could, as it does for a Set in a join table; make that Set a"
                            + " Collection, or the attribute an org.ulidjpa.Ulid in place of java.lang.String");
        } else {
            try (SessionFactory started = start.get()) {
                assertThat(started.isOpen()).isTrue();
            }
        }
    }

    private static Copies copies() {
        Copies copies = new Copies();
        copies.text = new TextKeyed();
        copies.uuid = new UuidKeyed();
        copies.tag = new Tag("copied");
        copies.friends.add(copies.text);
        copies.notes.put(copies.text, "friendly");
        persist(copies.text, copies.uuid, copies.tag, copies);
        return copies;
    }

    private static void persist(Object... entities) {
        sessions.inTransaction(session -> List.of(entities).forEach(session::persist));
    }

    private static List<String> texts(String jpql, Object parameter) {
        return sessions.fromTransaction(session -> session.createQuery(jpql, String.class)
                .setParameter(1, parameter)
                .list());
    }
}
