package org.ulidjpa.it.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.Parameter;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.schema.LiveWriters.Form;

/**
 * Each conversion of the guide, on 100,000 customers and their invoices while others insert. The first run of each is
 * killed half-way; the old column then works as before, and the second run loses nothing.
 */
@OnEachEngine
@NullUnmarked
class ConversionsTest {

    private record Customer(String name, long number, Instant createdAt) {}

    @Parameter
    Database given;

    @TestFactory
    List<DynamicTest> oldKey_becomesSixteenBytes() {
        return OldKey.on(given.engine()).stream()
                .map(key -> DynamicTest.dynamicTest(key.name(), () -> convert(key, given.fresh("converted"))))
                .toList();
    }

    private static void convert(OldKey key, Database database) throws Exception {
        Session.installFunctions(database);
        try (Session session = Session.open(database)) {
            Shop shop = new Shop(session);
            shop.create(key.type() + " not null", key.type());
            shop.fill("id, name, created_at", key.fromHex(database.engine()) + ", concat('n', n), current_timestamp");
            Map<String, Ulid> expected = new HashMap<>(shop.ids(key::read));
            assertThat(expected).hasSize(Shop.ROWS);

            expected.putAll(new Conversion(
                            database,
                            key.script(database.engine()),
                            Form.of(key::toJdbc),
                            Form.of(session::bytes),
                            key.isRefusedLater())
                    .run(key.name(), key::read));

            assertThat(shop.ids(session::id)).isEqualTo(expected);
            shop.assertKeys();
        }
    }

    @Test
    void bigint_becomesAnIdWithTheTimeOfTheRow() throws Exception {
        Database database = given.fresh("numbered");
        Session.installFunctions(database);
        try (Session session = Session.open(database)) {
            Shop shop = new Shop(session);
            shop.create(
                    "bigint not null " + (session.isPostgres() ? "generated always as identity" : "auto_increment"),
                    "bigint");
            // in each millisecond ten rows, and each seventh row an hour late
            shop.fill(
                    "name, created_at",
                    "concat('n', n), "
                            + (session.isPostgres()
                                    ? "timestamptz '2024-01-01 00:00:00+00' + (floor(n / 10) - case when mod(n, 7) = 0"
                                            + " then 60 else 0 end) * interval '1 minute'"
                                    : "timestamp '2024-01-01 00:00:00' + interval floor(n / 10) - case when mod(n, 7)"
                                            + " = 0 then 60 else 0 end minute"));
            List<Customer> before = session.rows(
                    row -> new Customer(row.getString(1), row.getLong(2), session.time(row, 3)),
                    "select name, id, created_at from customer order by created_at, id");

            Map<String, Ulid> written = new Conversion(
                            database,
                            Script.of("conversions", database.engine(), "bigint")
                                    .statements(),
                            Form.numbered(),
                            Form.of(session::bytes),
                            true)
                    .run("BIGINT", (row, column) -> new Ulid(0, row.getLong(column)));

            Map<String, Ulid> ids = shop.ids(session::id);
            assertThat(ids.keySet()).containsAll(written.keySet()).hasSize(Shop.ROWS + written.size());
            assertOrder(before, ids);
            shop.assertKeys();
        }
    }

    private static void assertOrder(List<Customer> inOrder, Map<String, Ulid> ids) {
        Ulid last = Ulid.MIN;
        for (Customer customer : inOrder) {
            Ulid id = ids.get(customer.name);
            assertThat(id.instant()).isEqualTo(customer.createdAt);
            assertThat(id).isGreaterThan(last);
            last = id;
        }
    }
}
