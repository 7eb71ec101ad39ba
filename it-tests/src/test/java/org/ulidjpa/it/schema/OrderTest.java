package org.ulidjpa.it.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.sql.SQLException;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/** What the guide says of the order of ids that are kept, and of the pages of their index. */
@OnEachEngine
@NullUnmarked
class OrderTest {

    private static final int ROWS = 100_000;

    @Parameter
    Database given;

    private Database database;
    private Session session;

    @BeforeParameterizedClassInvocation
    static void onlyWhereSupported(Database database) {
        Session.assumeSupported(database);
    }

    @BeforeEach
    void connect() throws SQLException {
        database = given.fresh("ordered");
        session = Session.open(database);
        session.execute("create table digit (d int not null)");
        session.execute("insert into digit values (0), (1), (2), (3), (4), (5), (6), (7), (8), (9)");
    }

    @AfterEach
    void disconnect() throws SQLException {
        session.close();
    }

    /** One id a minute: the low 32 bits of its time, which stand first, start anew each 7 minutes. */
    @Test
    void uuidVersion1_isInOrderWhileItIsSwappedOnly() throws SQLException {
        assumeTrue(database.engine() == Engine.MYSQL, "UUID_TO_BIN is a function of MySQL");
        session.execute("create table visit (n int not null, swapped binary(16) not null, plain binary(16))");
        long ticks = 0x1EC_0000_0000_0000L;
        for (int n = 0; n < 1_000; n++, ticks += 600_000_000L) {
            long high = ticks << 32 | (ticks >>> 32 & 0xFFFF) << 16 | 0x1000 | ticks >>> 48 & 0xFFF;
            session.execute(
                    "insert into visit (n, swapped) values (?, uuid_to_bin(?, 1))",
                    n,
                    new UUID(high, 0x8000_0000_0000_0001L).toString());
        }
        session.execute("update visit set plain = uuid_to_bin(bin_to_uuid(swapped, 1))");
        assertThat(stepsBack("swapped")).isZero();
        assertThat(stepsBack("plain")).isGreaterThan(400);
    }

    /** How many rows stand behind a later one. */
    private long stepsBack(String column) throws SQLException {
        return session.number("select count(*) from (select n, lag(n) over (order by " + column
                + ") as previous from visit) as pairs where n < previous");
    }

    @Test
    void ulidsAfterUuidVersion4_standBeforeThemAndSplitPostgresPagesInHalf() throws SQLException {
        session.execute("create table mixed (id %s not null primary key, n int)".formatted(session.idType()));
        session.execute("create table pure (id %s not null primary key, n int)".formatted(session.idType()));
        insert("mixed", session.isPostgres() ? "gen_random_uuid()" : "random_bytes(16)", 0);
        String ulid = session.isPostgres()
                ? "(lpad(to_hex(1764500000000 + n), 12, '0') || substr(md5(n::text), 1, 20))::uuid"
                : "concat(unhex(lpad(hex(1764500000000 + n), 12, '0')), random_bytes(10))";
        insert("mixed", ulid, ROWS);
        insert("pure", ulid, ROWS);
        long before = session.number("select count(*) from mixed as old where n < " + ROWS
                + " and id < (select id from mixed where n = " + ROWS + ")");
        System.out.printf(
                "%,d ULIDs after %,d random ids on %s: %,d random ids stand before them; %,d leaf pages for both, %,d"
                        + " for the ULIDs alone%n",
                ROWS, ROWS, database, before, leaves("mixed"), leaves("pure"));
        assertThat(before).isLessThan(ROWS / 50);
    }

    private void insert(String table, String id, int first) throws SQLException {
        session.execute("insert into " + table + " select " + id + ", n from (select " + first
                + " + a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d as n"
                + " from digit a, digit b, digit c, digit e, digit f) as numbers order by n");
    }

    private long leaves(String table) throws SQLException {
        if (session.isPostgres()) {
            session.execute("create extension if not exists pgstattuple");
            return session.number("select leaf_pages from pgstatindex('" + table + "_pkey')");
        }
        session.execute("analyze table " + table);
        return session.number("select stat_value from mysql.innodb_index_stats where stat_name = 'n_leaf_pages'"
                + " and database_name = database() and table_name = '" + table + "'");
    }
}
