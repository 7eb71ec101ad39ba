package org.ulidjpa.it.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.Parameter;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;

/** A conversion ends at a row that holds no id, and leaves all rows as they were. */
@OnEachEngine
@NullUnmarked
class BadRowsTest {

    private static final Ulid GOOD = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");

    @Parameter
    Database given;

    @TestFactory
    List<DynamicTest> oldKey_thatIsNoId_stopsTheConversion() {
        return OldKey.on(given.engine()).stream()
                .filter(key -> bad(key) != null)
                .map(key -> DynamicTest.dynamicTest(key.name(), () -> convert(key)))
                .toList();
    }

    /** Null where each value of the type is an id. */
    private static Object bad(OldKey key) {
        return switch (key) {
            case ULID_TEXT -> "8ZZZZZZZZZZZZZZZZZZZZZZZZZ";
            case UUID_TEXT -> "0156";
            case BYTEA -> new byte[] {1, 2, 3};
            case PADDED -> filled(17);
            case SWAPPED, MARIADB_UUID -> null;
        };
    }

    private static byte[] filled(int length) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) 1);
        return bytes;
    }

    private void convert(OldKey key) throws SQLException {
        Database database = given.fresh("bad");
        Session.installFunctions(database);
        try (Session session = Session.open(database)) {
            new Shop(session).create(key.type() + " not null", key.type());
            for (Object id : List.of(key.toJdbc(GOOD), bad(key))) {
                session.execute("insert into customer values (?, 'any', current_timestamp)", id);
            }
            session.execute("insert into invoice (customer_id) select id from customer");
            assertStops(session, key.script(database.engine()));
            assertThat(session.rows(row -> key.read(row, 1), "select id from customer where id = ?", padded(key)))
                    .containsExactly(GOOD);
            assertThat(session.number("select count(*) from customer join invoice on customer.id = customer_id"))
                    .isEqualTo(2);
        }
    }

    private static Object padded(OldKey key) {
        return key == OldKey.PADDED ? Arrays.copyOf(GOOD.toBytes(), 255) : key.toJdbc(GOOD);
    }

    @Test
    void bigint_ofARowBefore1970_stopsTheConversion() throws SQLException {
        Database database = given.fresh("bad");
        Session.installFunctions(database);
        try (Session session = Session.open(database)) {
            new Shop(session)
                    .create(
                            "bigint not null "
                                    + (session.isPostgres() ? "generated always as identity" : "auto_increment"),
                            "bigint");
            if (!session.isPostgres()) {
                session.execute("alter table customer modify column created_at datetime(3)");
            }
            session.execute("insert into customer (name, created_at) values ('old', '1969-07-20 20:17:00')");
            session.execute("insert into invoice (customer_id) select id from customer");
            assertStops(
                    session,
                    Script.of("conversions", database.engine(), "bigint").statements());
            assertThat(session.number("select count(*) from customer join invoice on customer.id = customer_id"))
                    .isEqualTo(1);
        }
    }

    private static void assertStops(Session session, List<String> statements) throws SQLException {
        session.connection().setAutoCommit(!session.isPostgres());
        assertThatThrownBy(() -> {
                    for (String sql : statements) {
                        session.execute(sql);
                    }
                })
                .isInstanceOf(SQLException.class);
        if (session.isPostgres()) {
            session.connection().rollback();
        } else {
            session.execute("unlock tables");
        }
    }
}
