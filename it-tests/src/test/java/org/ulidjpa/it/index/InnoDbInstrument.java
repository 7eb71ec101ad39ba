package org.ulidjpa.it.index;

import java.io.BufferedInputStream;
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
    public Reading measure(String table, KeyColumn key, Filling filling) throws SQLException, IOException {
        try (Connection connection = database.connect()) {
            Sql sql = new Sql(connection);
            sql.execute("SET GLOBAL innodb_monitor_enable = 'module_index'");
            // the pages come out the same, and sessions need not wait for the disk at each commit
            sql.execute("SET GLOBAL sync_binlog = 0");
            sql.execute("CREATE TABLE %s (id %s PRIMARY KEY, payload varbinary(%d) NOT NULL) STATS_AUTO_RECALC = 0"
                    .formatted(table, key.type(database.engine()), Writer.PAYLOAD));
            long splits = splits(sql);
            long log = logPosition(sql);
            filling.run();
            return new Reading(
                    index(sql, table),
                    splits(sql) - splits,
                    OptionalLong.empty(),
                    OptionalLong.empty(),
                    logPosition(sql) - log);
        }
    }

    private static long splits(Sql sql) throws SQLException {
        return sql.number("SELECT count FROM information_schema.innodb_metrics WHERE name = 'index_page_splits'");
    }

    /** Bytes written to the redo log since it was created; MySQL and MariaDB name it differently. */
    private static long logPosition(Sql sql) throws SQLException {
        return sql.query(
                "SHOW GLOBAL STATUS WHERE variable_name IN ('Innodb_redo_log_current_lsn', 'Innodb_lsn_current')",
                row -> row.getLong(2));
    }

    private Index index(Sql sql, String table) throws SQLException, IOException {
        String path = sql.text("SELECT @@datadir") + "/" + database.name() + "/" + table + ".ibd";
        sql.execute("FLUSH TABLES " + table + " FOR EXPORT");
        try (InputStream file = new BufferedInputStream(database.open(path))) {
            return InnoDbFile.read(file);
        } finally {
            sql.execute("UNLOCK TABLES");
        }
    }

    /** Leaf pages by the server's own statistics, the second instrument. */
    long leavesByStatistics(String table) throws SQLException {
        try (Connection connection = database.connect()) {
            Sql sql = new Sql(connection);
            sql.query("ANALYZE TABLE " + table, row -> row.getString(1));
            return sql.number("""
                    SELECT stat_value FROM mysql.innodb_index_stats WHERE stat_name = 'n_leaf_pages'
                    AND database_name = '%s' AND table_name = '%s'""".formatted(database.name(), table));
        }
    }

    /**
     * Rows in key order fill a page but for the sixteenth that InnoDB keeps free for updates; each row also reserves
     * half a byte of the page's directory.
     */
    @Override
    public long expectedLeaves(KeyColumn key, long rows) {
        int row = ROW_OVERHEAD + key.bytes() + Writer.PAYLOAD;
        long perLeaf = (long) ((PAGE - KEPT_FREE) / (row + 0.5));
        return (rows + perLeaf - 1) / perLeaf;
    }
}
