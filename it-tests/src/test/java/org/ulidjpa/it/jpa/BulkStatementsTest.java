package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.Ulid;
import org.ulidjpa.Uuid7;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.jpa.Keyed.Ticket;
import org.ulidjpa.it.jpa.Keyed.Uuid7Keyed;
import org.ulidjpa.it.jpa.Shop.Tag;

/** Statements in HQL that touch many rows, and make the ids of new ones. */
@OnEachEngine
class BulkStatementsTest extends JpaTest {

    private static final int ROWS = 100;

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.migrated(database, Tag.class, Ticket.class, Uuid7Keyed.class);
        sessions.inTransaction(
                session -> IntStream.range(0, ROWS).mapToObj(Ticket::new).forEach(session::persist));
    }

    @BeforeEach
    void empty() {
        execute("delete from Tag");
        execute("delete from Uuid7Keyed");
    }

    @Test
    void insertValues_generatesEachId() {
        Ulid before = Ulid.next();
        assertThat(execute("insert into Tag (label) values ('a'), ('b'), ('c')"))
                .isEqualTo(3);
        List<Ulid> ids = ids();
        assertThat(new HashSet<>(ids)).hasSize(3);
        assertThat(ids).allSatisfy(id -> assertThat(id).isBetween(before, Ulid.next()));
    }

    @Test
    void insertValues_keepsAGivenId() {
        assertThat(execute("insert into Tag (id, label) values (?1, 'a')", Ulid.MAX))
                .isEqualTo(1);
        assertThat(ids()).containsExactly(Ulid.MAX);
    }

    @Test
    void insertSelect_letsTheEngineMakeIdsOfNow() {
        long before = System.currentTimeMillis();
        assertThat(execute("insert into Tag (label) select 'n' from Ticket t")).isEqualTo(ROWS);
        long after = System.currentTimeMillis();
        List<Ulid> ids = ids();
        assertThat(ids)
                .hasSize(ROWS)
                .allSatisfy(id -> assertThat(id.timestamp()).isBetween(before, after));
        assertThat(everSet(ids)).as("random bits that no id has set").isEqualTo((1L << 16) - 1);
        assertThat(ids.stream().mapToLong(Ulid::leastSignificantBits).reduce(0, (one, other) -> one | other))
                .isEqualTo(-1);
        assertThat(ids.stream().mapToLong(Ulid::leastSignificantBits).reduce(-1, (one, other) -> one & other))
                .isZero();
        assertThat(new HashSet<>(ids)).hasSize(ROWS);
    }

    @Test
    void insertSelect_keepsASelectedId() {
        execute("insert into Tag (id, label) select t.publicId, 'n' from Ticket t where t.number < 3");
        assertThat(ids())
                .isEqualTo(sessions.<List<Ulid>>fromTransaction(session -> session.createQuery(
                                "select t.publicId from Ticket t where t.number < 3 order by t.publicId", Ulid.class)
                        .list()));
    }

    @Test
    void insertSelect_inTheLayoutOfVersion7() {
        long before = System.currentTimeMillis();
        execute("insert into Uuid7Keyed (note) select 'n' from Ticket t");
        long after = System.currentTimeMillis();
        List<UUID> ids = sessions.fromTransaction(session ->
                session.createQuery("select k.id from Uuid7Keyed k", UUID.class).list());
        assertThat(new HashSet<>(ids))
                .hasSize(ROWS)
                .allSatisfy(id -> assertThat(Uuid7.timestamp(id)).isBetween(before, after));
    }

    @Test
    void updateAndDelete_reachRowsById() {
        execute("insert into Tag (label) values ('a'), ('b'), ('c')");
        Ulid id = ids().get(1);
        assertThat(execute("update Tag t set t.label = 'new' where t.id = ?1", id))
                .isEqualTo(1);
        assertThat(sessions.<String>fromTransaction(session -> session.find(Tag.class, id).label))
                .isEqualTo("new");
        assertThat(execute("delete from Tag t where t.id <> ?1", id)).isEqualTo(2);
        assertThat(ids()).containsExactly(id);
    }

    /** Of the 16 random bits behind the time. */
    private static long everSet(List<Ulid> ids) {
        return ids.stream().mapToLong(id -> id.mostSignificantBits() & 0xFFFF).reduce(0, (one, other) -> one | other);
    }

    private static List<Ulid> ids() {
        return sessions.fromTransaction(
                session -> session.createQuery("select t.id from Tag t order by t.id", Ulid.class)
                        .list());
    }

    private static int execute(String hql, Object... parameters) {
        return sessions.fromTransaction(session -> {
            var statement = session.createMutationQuery(hql);
            for (int i = 0; i < parameters.length; i++) {
                statement.setParameter(i + 1, parameters[i]);
            }
            return statement.executeUpdate();
        });
    }
}
