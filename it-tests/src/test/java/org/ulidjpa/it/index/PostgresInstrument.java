package org.ulidjpa.it.index;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;

/**
 * PostgreSQL: the index from {@code pgstattuple}, its leaves from {@code pageinspect}, splits from the write-ahead log
 * with {@code pg_walinspect}.
 */
record PostgresInstrument(Database database) implements IndexInstrument {
    private static final int PAGE = 8_152;
    private static final double FILL_FACTOR = 0.9;

    private record Totals(long internal, int level, double density) {}

    @Override
    public Reading measure(String table, KeyColumn key, Filling filling) throws SQLException {
        try (Connection connection = database.connect()) {
            Sql sql = new Sql(connection);
            for (String extension : List.of("pgstattuple", "pageinspect", "pg_walinspect")) {
                sql.execute("CREATE EXTENSION IF NOT EXISTS " + extension);
            }
            sql.execute("CREATE TABLE %s (id %s PRIMARY KEY, payload bytea NOT NULL)"
                    .formatted(table, key.type(Engine.POSTGRESQL)));
            String start = position(sql);
            filling.run();
            String end = position(sql);
            long left = splits(sql, "count", "SPLIT_L", start, end);
            return new Reading(
                    index(sql, table),
                    left + splits(sql, "count", "SPLIT_R", start, end),
                    OptionalLong.of(left),
                    OptionalLong.of(splits(sql, "record_size", "SPLIT__", start, end)),
                    sql.number("SELECT pg_wal_lsn_diff('%s', '%s')".formatted(end, start)));
        }
    }

    private static String position(Sql sql) throws SQLException {
        return sql.text("SELECT pg_current_wal_flush_lsn()");
    }

    private static long splits(Sql sql, String column, String type, String start, String end) throws SQLException {
        return sql.number("""
                SELECT coalesce(sum(%s), 0) FROM pg_get_wal_stats('%s', '%s', true)
                WHERE "resource_manager/record_type" LIKE 'Btree/%s'""".formatted(column, start, end, type));
    }

    private static Index index(Sql sql, String table) throws SQLException {
        Totals totals = sql.query(
                "SELECT internal_pages, tree_level, avg_leaf_density FROM pgstatindex('%s_pkey')".formatted(table),
                row -> new Totals(row.getLong(1), row.getInt(2), row.getDouble(3) / 100));
        return new Index(leaves(sql, table), totals.internal, totals.level, totals.density);
    }

    private static List<Leaf> leaves(Sql sql, String table) throws SQLException {
        Map<Long, LeafChain.Link> pages = new HashMap<>();
        sql.each(
                """
                SELECT blkno, btpo_next, btpo_prev, 1 - free_size::float8 / %d
                FROM bt_multi_page_stats('%s_pkey', 1, -1) WHERE btpo_level = 0 AND type IN ('l', 'r')""".formatted(PAGE, table),
                row -> pages.put(
                        row.getLong(1),
                        new LeafChain.Link(
                                new Leaf(row.getLong(1), row.getDouble(4)), row.getLong(2), row.getLong(3) == 0)));
        return LeafChain.inKeyOrder(pages);
    }

    /** The right-most leaf is split when it is full, so that the left page keeps the fill factor's share of rows. */
    @Override
    public long expectedLeaves(KeyColumn key, long rows) {
        int item = aligned(8 + key.bytes()) + 4;
        long perLeaf = Math.round(FILL_FACTOR * PAGE / item - 1);
        return (rows + perLeaf - 1) / perLeaf;
    }

    private static int aligned(int bytes) {
        return (bytes + 7) / 8 * 8;
    }
}
