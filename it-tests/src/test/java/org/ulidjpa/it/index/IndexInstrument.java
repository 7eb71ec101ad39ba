package org.ulidjpa.it.index;

import java.io.IOException;
import java.sql.SQLException;
import org.ulidjpa.it.database.Database;

/** Reads an engine's own counters. They are the server's, so nothing else may write meanwhile. */
interface IndexInstrument {
    /** Inserts rows. */
    interface Filling {
        void run() throws SQLException;
    }

    /** Creates the table, has it filled, and reads what became of the primary key's index. */
    Reading measure(String table, KeyColumn key, Filling filling) throws SQLException, IOException;

    /** The leaves that rows in key order take. */
    long expectedLeaves(KeyColumn key, long rows);

    default Measurement measure(KeyKind kind, Writer writer) throws SQLException, IOException {
        Reading reading = measure(kind.table(), kind.column(), () -> kind.fill(writer));
        return new Measurement(kind, writer.rows(), reading, expectedLeaves(kind.column(), writer.rows()));
    }

    static IndexInstrument of(Database database) {
        return switch (database.engine()) {
            case POSTGRESQL -> new PostgresInstrument(database);
            case MYSQL, MARIADB -> new InnoDbInstrument(database);
            case H2 -> throw new IllegalArgumentException("H2 keeps no counters of its pages");
        };
    }
}
