package org.ulidjpa.demo;

import java.time.Instant;
import java.util.List;
import org.ulidjpa.Ulid;

/** An order as the API and the page show it. */
record OrderView(Ulid id, Instant placedAt, String customer, List<Line> lines, long totalCents) {

    record Line(String product, int quantity, int unitCents) {}

    static OrderView of(Order order) {
        List<Line> lines = order.lines().stream()
                .map(line -> new Line(line.product(), line.quantity(), line.unitCents()))
                .toList();
        long total = lines.stream()
                .mapToLong(line -> (long) line.quantity() * line.unitCents())
                .sum();
        return new OrderView(order.id(), order.placedAt(), order.customer().name(), lines, total);
    }
}
