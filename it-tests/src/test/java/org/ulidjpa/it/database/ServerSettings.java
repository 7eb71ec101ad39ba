package org.ulidjpa.it.database;

import java.util.List;
import java.util.Map;

/** What the servers are started with, alike in a container and embedded. */
final class ServerSettings {
    /** The write-ahead log holds the tests' own writes only, all of them, and at once (embedded, commits would lag). */
    static final Map<String, String> POSTGRES = Map.of(
            "autovacuum", "off",
            "fsync", "off",
            "synchronous_commit", "on",
            "max_wal_size", "8GB",
            "wal_keep_size", "8GB",
            "shared_buffers", "256MB");

    /** Memory for the tables of the index comparison, in chunks so small that it can shrink to one of them. */
    static final List<String> INNODB = List.of(
            "--innodb-buffer-pool-size=512M",
            "--innodb-buffer-pool-chunk-size=8M",
            "--innodb-flush-log-at-trx-commit=0");

    private ServerSettings() {}
}
