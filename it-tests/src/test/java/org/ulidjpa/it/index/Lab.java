package org.ulidjpa.it.index;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;

/** Measures everything that the report shows, on one database, and tells how far it is. */
final class Lab {
    private static final List<LabCase> WRITERS = List.of(
            new LabCase(IdMaker.UUID_V4, Traffic.batches(16)),
            new LabCase(IdMaker.SHARED, Traffic.batches(16)),
            new LabCase(IdMaker.LANES, Traffic.batches(16)));

    private final Database database;
    private final int rows;
    private final List<KeyKind> kinds;
    private final List<Experiment> experiments;
    private final Progress progress;

    Lab(Database database, int rows) {
        this.database = database;
        this.rows = rows;
        this.kinds = KeyKind.of(database.engine());
        this.experiments = List.of(
                new TimeQueries(database, rows),
                new SecondaryIndexes(database, rows),
                database.engine() == Engine.POSTGRESQL ? new CheckpointedLog(database, rows) : new ColdCache(database));
        this.progress = new Progress(
                database.toString(), kinds.size() + WRITERS.size() + Disorder.WINDOWS.size() + experiments.size());
    }

    LabResult measure() throws SQLException, IOException {
        List<Measurement> keys = keys();
        Map<LabCase, Pace> paces = new LinkedHashMap<>();
        Map<LabCase, Reading> writers = writers(paces);
        List<Disorder> disorder = disorder();
        Map<Figure, List<Bar>> figures = experiments();
        figures.putAll(new Throughput(paces).figures());
        return new LabResult(database.toString(), keys, writers, disorder, figures);
    }

    private List<Measurement> keys() throws SQLException, IOException {
        List<Measurement> keys = new ArrayList<>();
        for (KeyKind kind : kinds) {
            progress.next(kind);
            keys.add(IndexInstrument.of(database).measure(kind, new Writer(database, rows)));
        }
        return keys;
    }

    private Map<LabCase, Reading> writers(Map<LabCase, Pace> paces) throws SQLException, IOException {
        Map<LabCase, Reading> writers = new LinkedHashMap<>();
        // or the first case would be the slowest, with code that is not compiled yet
        WRITERS.get(0).measure(database, rows / 10);
        for (LabCase written : WRITERS) {
            progress.next(written);
            Pace pace = new Pace();
            writers.put(written, written.measure(database, rows, pace));
            paces.put(written, pace);
        }
        return writers;
    }

    private List<Disorder> disorder() throws SQLException, IOException {
        List<Disorder> curve = new ArrayList<>();
        for (int window : Disorder.WINDOWS) {
            progress.next("disorder of " + window);
            curve.add(Disorder.measure(database, rows, window));
        }
        return curve;
    }

    private Map<Figure, List<Bar>> experiments() throws SQLException, IOException {
        Map<Figure, List<Bar>> figures = new EnumMap<>(Figure.class);
        for (Experiment experiment : experiments) {
            progress.next(experiment);
            figures.putAll(experiment.measure());
        }
        return figures;
    }
}
