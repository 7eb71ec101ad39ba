package org.ulidjpa.it.index;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ulidjpa.it.database.Database;

/** Measures everything that the report shows, on one database, and tells how far it is. */
record Lab(Database database, int rows) {
    private static final List<LabCase> WRITERS = List.of(
            new LabCase(IdMaker.UUID_V4, Traffic.batches(16)),
            new LabCase(IdMaker.SHARED, Traffic.batches(16)),
            new LabCase(IdMaker.LANES, Traffic.batches(16)));

    LabResult measure() throws SQLException, IOException {
        List<Measurement> keys = keys();
        Map<LabCase, Reading> writers = new LinkedHashMap<>();
        for (LabCase written : WRITERS) {
            System.out.printf("%s: %s (%d of %d)%n", database, written, writers.size() + 1, WRITERS.size());
            writers.put(written, written.measure(database, rows));
        }
        return new LabResult(database.toString(), keys, writers, Disorder.curve(database, rows));
    }

    private List<Measurement> keys() throws SQLException, IOException {
        List<Measurement> keys = new ArrayList<>();
        for (KeyKind kind : KeyKind.values()) {
            System.out.printf("%s: %s (%d of %d)%n", database, kind, keys.size() + 1, KeyKind.values().length);
            keys.add(IndexInstrument.of(database).measure(kind, new Writer(database, rows)));
        }
        return keys;
    }
}
