package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.CriteriaQuery;
import jakarta.persistence.criteria.Root;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.jpa.Keyed.BytesKeyed;
import org.ulidjpa.it.jpa.Keyed.TextKeyed;
import org.ulidjpa.it.jpa.Keyed.UuidKeyed;
import org.ulidjpa.it.jpa.Shop.Tag;

/** Ids that stand in a query itself become 16 bytes, as parameters do. */
@OnEachEngine
class LiteralsTest extends JpaTest {

    private static final Ulid ID = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.created(database, TextKeyed.class, UuidKeyed.class, BytesKeyed.class, Tag.class);
    }

    @BeforeEach
    void empty() {
        execute("update TextKeyed k set k.parent = null");
        execute("delete from TextKeyed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "k.id = '01ARZ3NDEKTSV4RRFFQ69G5FAV'",
                "'01ARZ3NDEKTSV4RRFFQ69G5FAV' = k.id",
                "k.id in ('01ARZ3NDEKTSV4RRFFQ69G5FAV', '01ARZ3NDEKTSV4RRFFQ69G5FAW')",
                "k.id between '01ARZ3NDEKTSV4RRFFQ69G5FAT' and '01ARZ3NDEKTSV4RRFFQ69G5FAV'",
                "k.id > '01ARZ3NDEKTSV4RRFFQ69G5FAT'",
                "k.id <> '01ARZ3NDEKTSV4RRFFQ69G5FAT'",
                "k.parent.id = '01ARZ3NDEKTSV4RRFFQ69G5FAV'",
                "k.id = '01arz3ndektsv4rrffq69g5fav'"
            })
    void hql_findsATextId(String condition) {
        TextKeyed entity = new TextKeyed();
        entity.id = ID.toString();
        entity.parent = entity;
        sessions.inTransaction(session -> session.persist(entity));
        assertThat(select("select k.id from TextKeyed k where " + condition)).containsExactly(ID.toString());
    }

    /** Hibernate takes the parts of a row value for what they are in Java, so a text id wants the long form. */
    @Test
    void keysetOfATextId_takesTheLongForm() {
        TextKeyed parent = new TextKeyed();
        TextKeyed one = new TextKeyed();
        TextKeyed other = new TextKeyed();
        one.parent = parent;
        other.parent = parent;
        sessions.inTransaction(session -> List.of(parent, one, other).forEach(session::persist));
        assertThat(sessions.<List<String>>fromTransaction(session -> session.createQuery(
                                "select k.id from TextKeyed k"
                                        + " where k.parent.id > :parent or k.parent.id = :parent and k.id > :id",
                                String.class)
                        .setParameter("parent", parent.id)
                        .setParameter("id", one.id)
                        .list()))
                .containsExactly(other.id);
    }

    @Test
    void otherText_isComparedThroughUlidText() {
        TextKeyed entity = new TextKeyed();
        sessions.inTransaction(session -> session.persist(entity));
        sessions.inTransaction(session -> session.persist(new Tag(entity.id)));
        assertThat(select("select k.id from TextKeyed k, Tag t where ulid_text(k.id) = t.label"))
                .containsExactly(entity.id);
    }

    @Test
    void hql_literalThatIsNoUlidIsRefused() {
        assertThatThrownBy(() -> select("select k.id from TextKeyed k where k.id = '01ARZ3NDEKTSV4RRFFQ69G5FAU'"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("position 25");
    }

    @Test
    void hql_insertsUpdatesAndDeletesByATextId() {
        execute("insert into TextKeyed (id) values ('01ARZ3NDEKTSV4RRFFQ69G5FAV')");
        assertThat(select("select k.id from TextKeyed k")).containsExactly(ID.toString());
        assertThat(execute("update TextKeyed k set k.parent.id = '01ARZ3NDEKTSV4RRFFQ69G5FAV'"
                        + " where k.id = '01ARZ3NDEKTSV4RRFFQ69G5FAV'"))
                .isOne();
        assertThat(select("select k.parent.id from TextKeyed k")).containsExactly(ID.toString());
        execute("update TextKeyed k set k.parent = null");
        assertThat(execute("delete from TextKeyed k where k.id = '01ARZ3NDEKTSV4RRFFQ69G5FAV'"))
                .isOne();
    }

    @Test
    void criteria_findsAnIdOfEachForm() {
        Tag tag = new Tag("literal");
        UuidKeyed uuid = new UuidKeyed();
        TextKeyed text = new TextKeyed();
        BytesKeyed bytes = new BytesKeyed();
        sessions.inTransaction(session -> List.of(tag, uuid, text, bytes).forEach(session::persist));
        assertThat(count(Tag.class, tag.id)).isOne();
        assertThat(count(UuidKeyed.class, uuid.id)).isOne();
        assertThat(count(TextKeyed.class, text.id)).isOne();
        assertThat(count(BytesKeyed.class, bytes.id)).isOne();
    }

    private static <T> long count(Class<T> type, Object id) {
        return sessions.fromTransaction(session -> {
            CriteriaBuilder builder = session.getCriteriaBuilder();
            CriteriaQuery<Long> query = builder.createQuery(Long.class);
            Root<T> entity = query.from(type);
            query.select(builder.count(entity)).where(builder.equal(entity.get("id"), builder.literal(id)));
            return session.createQuery(query).getSingleResult();
        });
    }

    private static List<String> select(String hql) {
        return sessions.fromTransaction(
                session -> session.createQuery(hql, String.class).list());
    }

    private static int execute(String hql) {
        return sessions.fromTransaction(
                session -> session.createMutationQuery(hql).executeUpdate());
    }
}
