package org.ulidjpa.it.index;

import java.io.IOException;
import java.io.InputStream;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.OptionalLong;
import org.ulidjpa.it.database.Database;

/** MySQL and MariaDB: splits from {@code INNODB_METRICS}, pages from the table's file. */
record InnoDbInstrument(Database database) implements IndexInstrument {
    private static final int PAGE = 16_252;
    private static final int KEPT_FREE = 1_024;
    private static final int ROW_OVERHEAD = 5 + 1 + 13;

    @Override
    public Measurement measure(KeyKind kind, Writer writer) throws SQLException, IOException {
        try (Connection connection = database.connect()) {
            Sql sql = new Sql(connection);
            sql.execute("SET GLOBAL innodb_monitor_enable = 'module_index'");
            sql.execute("CREATE TABLE %s (id %s PRIMARY KEY, payload varbinary(%d) NOT NULL) STATS_AUTO_RECALC = 0"
                    .formatted(kind.table(), kind.column().type(database.engine()), Writer.PAYLOAD));
            long before = splits(sql);
            writer.fill(kind);
            long splits = splits(sql) - before;
            long expected = expectedLeaves(kind.column().bytes(), writer.rows());
            return new Measurement(kind, writer.rows(), pages(sql, kind), splits, OptionalLong.empty(), expected);
        }
    }

    private static long splits(Sql sql) throws SQLException {
        return sql.number("SELECT count FROM information_schema.innodb_metrics WHERE name = 'index_page_splits'");
    }

    private Measurement.Pages pages(Sql sql, KeyKind kind) throws SQLException, IOException {
        String path = sql.text("SELECT @@datadir") + "/" + database.name() + "/" + kind.table() + ".ibd";
        sql.execute("FLUSH TABLES " + kind.table() + " FOR EXPORT");
        try (InputStream file = database.open(path)) {
            return InnoDbFile.read(file).pages();
        } finally {
            sql.execute("UNLOCK TABLES");
        }
    }

    /** Leaf pages by the server's own statistics, the second instrument. */
    long leavesByStatistics(KeyKind kind) throws SQLException {
        try (Connection connection = database.connect()) {
            Sql sql = new Sql(connection);
            sql.query("ANALYZE TABLE " + kind.table(), row -> row.getString(1));
            return sql.number("""
                    SELECT stat_value FROM mysql.innodb_index_stats WHERE stat_name = 'n_leaf_pages'
                    AND database_name = '%s' AND table_name = '%s'""".formatted(database.name(), kind.table()));
        }
    }

    /**
     * Rows in key order fill a page but for the sixteenth that InnoDB keeps free for updates; each row also reserves
     * half a byte of the page's directory.
     */
    static long expectedLeaves(int keyBytes, long rows) {
        int row = ROW_OVERHEAD + keyBytes + Writer.PAYLOAD;
        long perLeaf = (long) ((PAGE - KEPT_FREE) / (row + 0.5));
        return (rows + perLeaf - 1) / perLeaf;
    }
}
