package org.ulidjpa.it.index;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;

/** How fast the writers were, relative to UUIDv4 with the same traffic. */
record Throughput(Map<LabCase, Pace> paces) {

    Map<Figure, List<Bar>> figures() {
        return Map.of(
                Figure.TRANSACTIONS_PER_SECOND, relative(Pace::perSecond),
                Figure.SLOWEST_TRANSACTIONS, relative(Pace::percentile99));
    }

    private List<Bar> relative(ToDoubleFunction<Pace> speed) {
        return paces.entrySet().stream()
                .map(entry -> new Bar(
                        entry.getKey().ids().toString(),
                        speed.applyAsDouble(entry.getValue()) / speed.applyAsDouble(reference(entry.getKey())),
                        entry.getKey().ids() == IdMaker.LANES))
                .toList();
    }

    private Pace reference(LabCase written) {
        return Objects.requireNonNull(paces.get(new LabCase(IdMaker.UUID_V4, written.traffic())));
    }
}
