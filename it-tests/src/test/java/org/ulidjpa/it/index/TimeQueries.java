package org.ulidjpa.it.index;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;

/** The pages that an engine looks at to find rows by their time. */
record TimeQueries(Database server, int rows) implements Experiment {

    @Override
    public Map<Figure, List<Bar>> measure() throws SQLException {
        List<Bar> latest = new ArrayList<>();
        List<Bar> hour = new ArrayList<>();
        for (TimedTable table : TimedTable.values()) {
            Database database = server.fresh("timed");
            try (Connection connection = database.connect()) {
                Sql sql = new Sql(connection);
                table.fill(sql, new Writer(database, rows));
                tellThePlanner(sql, database.engine());
                PageReads pages = new PageReads(sql, database.engine());
                latest.add(bar(table, pages.of(table.latest(100))));
                hour.add(bar(table, pages.of(table.hourAfterNoon(database.engine()))));
            }
        }
        return Map.of(Figure.LATEST_ROWS, latest, Figure.ONE_HOUR, hour);
    }

    private static void tellThePlanner(Sql sql, Engine engine) throws SQLException {
        sql.execute((engine == Engine.POSTGRESQL ? "VACUUM ANALYZE " : "ANALYZE TABLE ") + TimedTable.NAME);
    }

    private static Bar bar(TimedTable table, long pages) {
        return new Bar(table.toString(), pages, table == TimedTable.ULID);
    }

    @Override
    public String toString() {
        return "latest rows and one hour";
    }
}
