package org.ulidjpa.it.index;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ulidjpa.it.database.Database;

/**
 * The pages that InnoDB reads from disk to insert into a table that is ten times as large as its buffer pool, which is
 * made smaller for the time.
 */
record ColdCache(Database server) implements Experiment {
    private static final List<KeyKind> KINDS =
            List.of(KeyKind.BIGINT, KeyKind.ULID, KeyKind.ULID_NOT_MONOTONIC, KeyKind.UUID_V4);
    /** In bytes; InnoDB takes 5 MB at least, and whole chunks. */
    private static final long SMALL_POOL = 8 << 20;

    private static final int PAYLOAD = 500;
    private static final int ROWS = 150_000;
    private static final int INSERTS = 10_000;
    private static final int LONGEST_RESIZE_SECONDS = 120;

    @Override
    public Map<Figure, List<Bar>> measure() throws SQLException {
        List<Bar> bars = new ArrayList<>();
        for (KeyKind kind : KINDS) {
            bars.add(new Bar(kind.toString(), reads(kind) * 1_000.0 / INSERTS, kind == KeyKind.ULID));
        }
        return Map.of(Figure.COLD_CACHE, bars);
    }

    private long reads(KeyKind kind) throws SQLException {
        Database database = server.fresh("cold");
        try (Connection connection = database.connect()) {
            Sql sql = new Sql(connection);
            Writer writer = new Writer(database, ROWS, PAYLOAD);
            sql.execute("CREATE TABLE %s (id %s PRIMARY KEY, payload %s NOT NULL)"
                    .formatted(kind.table(), kind.column().type(database.engine()), writer.payloadType()));
            kind.fill(writer);
            long pool = sql.number("SELECT @@innodb_buffer_pool_size");
            resize(sql, SMALL_POOL);
            try {
                return readsOfInserts(sql, kind, new Writer(database, INSERTS, PAYLOAD));
            } finally {
                resize(sql, pool);
            }
        }
    }

    private static long readsOfInserts(Sql sql, KeyKind kind, Writer writer) throws SQLException {
        InnoDbStatus status = new InnoDbStatus(sql);
        long before = status.of("Innodb_buffer_pool_reads");
        kind.fill(writer);
        return status.of("Innodb_buffer_pool_reads") - before;
    }

    /** The server resizes in the background, and passes over a wish for another size until it is done. */
    private static void resize(Sql sql, long bytes) throws SQLException {
        sql.execute("SET GLOBAL innodb_buffer_pool_size = " + bytes);
        long pages = bytes / sql.number("SELECT @@innodb_page_size");
        for (int waits = 0; !isResized(sql, pages); waits++) {
            if (waits == LONGEST_RESIZE_SECONDS) {
                throw new IllegalStateException(
                        "The buffer pool does not have %d pages after %d s".formatted(pages, LONGEST_RESIZE_SECONDS));
            }
            HibernateWriter.pause(1_000);
        }
    }

    private static boolean isResized(Sql sql, long pages) throws SQLException {
        InnoDbStatus status = new InnoDbStatus(sql);
        return status.text("Innodb_buffer_pool_resize_status").startsWith("Completed")
                && Math.abs(status.of("Innodb_buffer_pool_pages_total") - pages) <= pages / 10;
    }

    @Override
    public String toString() {
        return "inserts with a small cache";
    }
}
