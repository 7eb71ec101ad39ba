package org.ulidjpa.it.index;

import java.util.List;
import java.util.stream.Stream;

/** What the report compares beside the pages of the key's index: a number for each case. */
enum Figure {
    CHECKPOINTED_LOG("Write-ahead log with a checkpoint after each tenth of the rows", "MB", "%,.1f", """
            After a checkpoint, the first change of a page puts the whole page into PostgreSQL's log. In-order keys
            change the last page of the index, random ones change them all, ten times over. The rows' own bytes are the
            same for either, so the smaller the rows, the greater the difference. InnoDB logs no whole pages: its redo
            log is as shown above, whenever checkpoints come."""),
    LATEST_ROWS("Pages looked at for the latest 100 rows", "pages", "%,.0f", """
            In the cache or not, rows included. A ULID or a counter is asked for by the key's own index. A UUIDv4 says
            nothing of time, so its table needs a column with the time, and an index on it or a look at every row."""),
    ONE_HOUR("Pages looked at for the rows of one hour of 24", "pages", "%,.0f", """
            In the cache or not, rows included. On InnoDB the rows lie in the order of the key: one hour of ULIDs is one
            piece of the table, whereas an index on a column leads to each row by itself, by a path of several pages, which
            may be more looks than a scan of the whole table takes. PostgreSQL keeps rows in the order of their arrival,
            whatever the key: there, an index on a column does as well as ULID or a little better, being smaller, and
            all that ULID saves is that index."""),
    SECONDARY_INDEXES("Two secondary indexes on numbers", "MB", "%,.1f", """
            On InnoDB each entry of a secondary index carries the primary key, so every byte of the key is paid for
            again: ULID loses to bigint. On PostgreSQL an entry carries the row's place, and the key does not matter."""),
    TRANSACTIONS_PER_SECOND("Transactions a second, relative to UUIDv4", "times UUIDv4", "%.2f", """
            16 sessions, 30-row batches, through Hibernate, all in one run. A time, unlike the rest: it is of this
            machine, whose cache holds the whole table, and of this run."""),
    SLOWEST_TRANSACTIONS("99th percentile of a transaction's time, relative to UUIDv4", "times UUIDv4", "%.2f", """
            In the same run; less is better. As much as the throughput, it is of this machine and of this run."""),
    COLD_CACHE("Pages read from disk for 1,000 inserts into a table ten times the cache", "pages", "%,.1f", """
            InnoDB, a buffer pool of 8 MB, 150,000 rows of 500 bytes beside the key, then 10,000 inserts. A random key
            goes to a page that is rarely in the cache; keys with the time in front go to pages just written, even where
            they are out of order within a millisecond. PostgreSQL's cache has one size from start to stop, so it is not
            measured.""");

    private final String title;
    private final String unit;
    private final String format;
    private final String meaning;

    Figure(String title, String unit, String format, String meaning) {
        this.title = title;
        this.unit = unit;
        this.format = format;
        this.meaning = meaning;
    }

    /** The figures that at least one of the results has. */
    static List<Figure> of(List<LabResult> results) {
        return Stream.of(values())
                .filter(figure ->
                        results.stream().anyMatch(result -> result.figures().containsKey(figure)))
                .toList();
    }

    String title() {
        return title;
    }

    String unit() {
        return unit;
    }

    /** Of a value, such as {@code %,.0f}. */
    String format() {
        return format;
    }

    /** What the figure says, and where ULID loses, in some lines. */
    String meaning() {
        return meaning;
    }
}
