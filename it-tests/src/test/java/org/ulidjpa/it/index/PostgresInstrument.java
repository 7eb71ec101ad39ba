package org.ulidjpa.it.index;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.OptionalLong;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;

/** PostgreSQL: pages from {@code pgstattuple}, splits from the write-ahead log with {@code pg_walinspect}. */
record PostgresInstrument(Database database) implements IndexInstrument {
    private static final int PAGE = 8_152;
    private static final double FILL_FACTOR = 0.9;

    @Override
    public Measurement measure(KeyKind kind, Writer writer) throws SQLException {
        try (Connection connection = database.connect()) {
            Sql sql = new Sql(connection);
            sql.execute("CREATE EXTENSION IF NOT EXISTS pgstattuple");
            sql.execute("CREATE EXTENSION IF NOT EXISTS pg_walinspect");
            sql.execute("CREATE TABLE %s (id %s PRIMARY KEY, payload bytea NOT NULL)"
                    .formatted(kind.table(), kind.column().type(Engine.POSTGRESQL)));
            String start = position(sql);
            writer.fill(kind);
            String end = position(sql);
            long left = splits(sql, "SPLIT_L", start, end);
            long right = splits(sql, "SPLIT_R", start, end);
            long expected = expectedLeaves(kind.column().bytes(), writer.rows());
            return new Measurement(
                    kind, writer.rows(), pages(sql, kind), left + right, OptionalLong.of(left), expected);
        }
    }

    private static String position(Sql sql) throws SQLException {
        return sql.text("SELECT pg_current_wal_flush_lsn()");
    }

    private static long splits(Sql sql, String type, String start, String end) throws SQLException {
        return sql.number("""
                SELECT coalesce(sum(count), 0) FROM pg_get_wal_stats('%s', '%s', true)
                WHERE "resource_manager/record_type" = 'Btree/%s'""".formatted(start, end, type));
    }

    private static Measurement.Pages pages(Sql sql, KeyKind kind) throws SQLException {
        return sql.query(
                "SELECT leaf_pages, internal_pages, tree_level, avg_leaf_density FROM pgstatindex('%s_pkey')"
                        .formatted(kind.table()),
                row -> new Measurement.Pages(row.getLong(1), row.getLong(2), row.getInt(3), row.getDouble(4) / 100));
    }

    /** The right-most leaf is split when it is full, so that the left page keeps the fill factor's share of rows. */
    static long expectedLeaves(int keyBytes, long rows) {
        int item = aligned(8 + keyBytes) + 4;
        long perLeaf = Math.round(FILL_FACTOR * PAGE / item - 1);
        return (rows + perLeaf - 1) / perLeaf;
    }

    private static int aligned(int bytes) {
        return (bytes + 7) / 8 * 8;
    }
}
