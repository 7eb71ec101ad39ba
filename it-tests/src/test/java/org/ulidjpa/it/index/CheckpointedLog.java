package org.ulidjpa.it.index;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ulidjpa.it.database.Database;

/**
 * PostgreSQL's write-ahead log with the whole pages that it logs after each checkpoint: the bytes of a fill with a
 * checkpoint after each tenth of the rows.
 */
record CheckpointedLog(Database server, int rows) implements Experiment {
    /** Bytes beside the key of a small row: one number. */
    static final int SMALL = 8;

    private static final int CHECKPOINTS = 10;

    @Override
    public Map<Figure, List<Bar>> measure() throws SQLException, IOException {
        List<Bar> bars = new ArrayList<>();
        for (int payload : List.of(Writer.PAYLOAD, SMALL)) {
            for (KeyKind kind : List.of(KeyKind.BIGINT, KeyKind.ULID, KeyKind.ULID_NOT_MONOTONIC, KeyKind.UUID_V4)) {
                bars.add(new Bar(kind + ", " + payload + " bytes", bytes(kind, payload) / 1e6, kind == KeyKind.ULID));
            }
        }
        return Map.of(Figure.CHECKPOINTED_LOG, bars);
    }

    /** The log of rows with so many bytes beside the key. */
    long bytes(KeyKind kind, int payload) throws SQLException, IOException {
        Database database = server.fresh("checkpointed");
        Writer tenth = new Writer(database, rows / CHECKPOINTS, payload);
        return IndexInstrument.of(database)
                .measure(kind.table(), kind.column(), () -> {
                    try (Connection connection = database.connect()) {
                        for (int i = 0; i < CHECKPOINTS; i++) {
                            kind.fill(tenth);
                            new Sql(connection).execute("CHECKPOINT");
                        }
                    }
                })
                .logBytes();
    }

    @Override
    public String toString() {
        return "log with checkpoints";
    }
}
