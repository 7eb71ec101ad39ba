package org.ulidjpa.it.index;

import java.io.IOException;
import java.sql.SQLException;
import org.ulidjpa.it.database.Database;

/** Reads an engine's own counters. They are the server's, so nothing else may write meanwhile. */
interface IndexInstrument {
    /** Creates the kind's table, has the writer fill it, and reads what became of the primary key's index. */
    Measurement measure(KeyKind kind, Writer writer) throws SQLException, IOException;

    static IndexInstrument of(Database database) {
        return switch (database.engine()) {
            case POSTGRESQL -> new PostgresInstrument(database);
            case MYSQL, MARIADB -> new InnoDbInstrument(database);
            case H2 -> throw new IllegalArgumentException("H2 keeps no counters of its pages");
        };
    }
}
