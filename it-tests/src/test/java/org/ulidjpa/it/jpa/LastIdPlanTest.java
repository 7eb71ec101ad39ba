package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.jpa.Shop.Tag;

/** How PostgreSQL, which has no {@code max(uuid)}, finds the last id of 10,000. */
@OnEachEngine
class LastIdPlanTest extends JpaTest {

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.migrated(database, Tag.class);
    }

    @BeforeEach
    void onPostgres() {
        assumeThat(database.engine()).isEqualTo(Engine.POSTGRESQL);
    }

    @Test
    void orderByIdDesc_readsTheIndexBackward() {
        List<Tag> tags = IntStream.range(0, 10_000).mapToObj(i -> new Tag("t")).toList();
        sessions.inStatelessTransaction(session -> tags.forEach(session::insert));
        sessions.inTransaction(
                session -> session.createNativeMutationQuery("analyze tag").executeUpdate());
        assertThat(plan("select id from tag order by id desc limit 1"))
                .contains("Index Only Scan Backward using tag_pkey")
                .doesNotContain("Sort", "Seq Scan");
        assertThat(plan("select max(cast(id as text)) from tag")).contains("Seq Scan on tag");
        Ulid last = sessions.fromTransaction(
                session -> session.createQuery("select t.id from Tag t order by t.id desc limit 1", Ulid.class)
                        .getSingleResult());
        assertThat(last).isEqualTo(tags.get(9_999).id);
    }

    private static String plan(String sql) {
        return String.join(
                "\n",
                sessions.<List<String>>fromTransaction(
                        session -> session.createNativeQuery("explain " + sql, String.class)
                                .list()));
    }
}
