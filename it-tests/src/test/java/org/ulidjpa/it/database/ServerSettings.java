package org.ulidjpa.it.database;

import java.util.List;
import java.util.Map;

/** What the servers are started with, alike in a container and embedded. */
final class ServerSettings {
    /** Quiet enough that the write-ahead log holds the tests' own writes only, and large enough to keep them all. */
    static final Map<String, String> POSTGRES = Map.of(
            "autovacuum", "off",
            "fsync", "off",
            "max_wal_size", "8GB",
            "wal_keep_size", "8GB",
            "shared_buffers", "256MB");

    /** Counts page splits, and keeps a table of the comparison in memory. */
    static final List<String> INNODB = List.of(
            "--innodb-monitor-enable=module_index",
            "--innodb-buffer-pool-size=512M",
            "--innodb-flush-log-at-trx-commit=0");

    private ServerSettings() {}
}
