package org.ulidjpa.it.index;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;

/** The size of two indexes on numbers, beside keys of every width. */
record SecondaryIndexes(Database server, int rows) implements Experiment {
    private static final List<KeyKind> KINDS =
            List.of(KeyKind.BIGINT, KeyKind.ULID, KeyKind.ULID_TEXT, KeyKind.UUID_V4, KeyKind.UUID_V4_TEXT);
    private static final int CUSTOMERS = 10_000;
    private static final int PRICES = 1_000;

    @Override
    public Map<Figure, List<Bar>> measure() throws SQLException {
        List<Bar> bars = new ArrayList<>();
        for (KeyKind kind : KINDS) {
            bars.add(new Bar(kind.toString(), bytes(kind) / 1e6, kind == KeyKind.ULID));
        }
        return Map.of(Figure.SECONDARY_INDEXES, bars);
    }

    private long bytes(KeyKind kind) throws SQLException {
        Database database = server.fresh("secondary");
        try (Connection connection = database.connect()) {
            Sql sql = new Sql(connection);
            fill(sql, kind, new Writer(database, rows));
            return database.engine() == Engine.POSTGRESQL ? bytesOnPostgres(sql) : bytesOnInnoDb(sql, database.name());
        }
    }

    private static void fill(Sql sql, KeyKind kind, Writer writer) throws SQLException {
        Engine engine = writer.database().engine();
        sql.execute("""
                CREATE TABLE sale (id %s PRIMARY KEY, customer bigint NOT NULL, price bigint NOT NULL, payload %s NOT NULL)
                """.formatted(kind.column().type(engine), writer.payloadType()));
        if (engine != Engine.POSTGRESQL) {
            // or the server's own analysis of the table, still small, may be written after ours
            sql.execute("ALTER TABLE sale STATS_AUTO_RECALC = 0");
        }
        sql.execute("CREATE INDEX sale_customer ON sale (customer)");
        sql.execute("CREATE INDEX sale_price ON sale (price)");
        Random random = new Random(1);
        writer.insert("INSERT INTO sale (payload, id, customer, price) VALUES (?, ?, ?, ?)", (insert, number) -> {
            insert.setObject(2, KeyColumn.parameter(kind.next(), engine));
            insert.setLong(3, random.nextInt(CUSTOMERS));
            insert.setLong(4, random.nextInt(PRICES));
        });
    }

    private static long bytesOnPostgres(Sql sql) throws SQLException {
        return sql.number("SELECT pg_relation_size('sale_customer') + pg_relation_size('sale_price')");
    }

    /** Leaf pages, because a file also has pages set aside for an index and not used yet. */
    private static long bytesOnInnoDb(Sql sql, String database) throws SQLException {
        sql.query("ANALYZE TABLE sale", row -> row.getString(1));
        return sql.number("""
                SELECT sum(stat_value) * @@innodb_page_size FROM mysql.innodb_index_stats
                WHERE database_name = '%s' AND index_name <> 'PRIMARY' AND stat_name = 'n_leaf_pages'""".formatted(database));
    }

    @Override
    public String toString() {
        return "secondary indexes";
    }
}
