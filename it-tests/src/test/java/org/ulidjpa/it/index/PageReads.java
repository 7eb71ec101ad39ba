package org.ulidjpa.it.index;

import java.sql.SQLException;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.ulidjpa.it.database.Engine;

/** Counts the pages that the engine looks at for a query, in its cache or not; one may count several times. */
record PageReads(Sql sql, Engine engine) {
    private static final Pattern ROOT_BLOCKS =
            Pattern.compile("\"Shared Hit Blocks\": (\\d+),\\s*\"Shared Read Blocks\": (\\d+)");
    private static final int TRIES = 3;

    long of(String query) throws SQLException {
        return engine == Engine.POSTGRESQL ? byPlan(query) : byStatus(query);
    }

    /** The plan's root comes first in the text, and its counts contain those of all steps below. */
    private long byPlan(String query) throws SQLException {
        String plan = sql.text("EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) " + query);
        MatchResult blocks = ROOT_BLOCKS.matcher(plan).results().findFirst().orElseThrow();
        return Long.parseLong(blocks.group(1)) + Long.parseLong(blocks.group(2));
    }

    /** The least of some tries, because the server's own threads look at pages, too. */
    private long byStatus(String query) throws SQLException {
        InnoDbStatus status = new InnoDbStatus(sql);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            long before = status.of("Innodb_buffer_pool_read_requests");
            sql.each(query, row -> {});
            least = Math.min(least, status.of("Innodb_buffer_pool_read_requests") - before);
        }
        return least;
    }
}
