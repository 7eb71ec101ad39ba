package org.ulidjpa.it.index;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What the lab measured on one database.
 *
 * @param keys written by one session, a table for each kind of key
 * @param writers written through Hibernate
 * @param disorder the fill against how far out of order inserts arrive
 * @param figures those that this database has
 */
record LabResult(
        String database,
        List<Measurement> keys,
        Map<LabCase, Reading> writers,
        List<Disorder> disorder,
        Map<Figure, List<Bar>> figures) {

    /** Without version and place. */
    String product() {
        return database.split(" ", 2)[0];
    }

    List<Bar> figure(Figure figure) {
        return figures.getOrDefault(figure, List.of());
    }

    Measurement of(KeyKind kind) {
        return keys.stream().filter(keys -> keys.kind() == kind).findFirst().orElseThrow();
    }

    /** How many times as many the first kind takes as the second. */
    double leavesRatio(KeyKind one, KeyKind other) {
        return (double) of(one).leaves() / of(other).leaves();
    }

    double splitsRatio(KeyKind one, KeyKind other) {
        return (double) of(one).reading().splits() / of(other).reading().splits();
    }

    Reading writers(LabCase written) {
        return Objects.requireNonNull(writers.get(written), written::toString);
    }
}
