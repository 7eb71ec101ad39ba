package org.ulidjpa.demo;

import java.util.List;
import java.util.Optional;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.ulidjpa.Ulid;

@Service
@Transactional
class Shop {

    static final int PAGE_SIZE = 20;

    private final Customers customers;
    private final Orders orders;

    Shop(Customers customers, Orders orders) {
        this.customers = customers;
        this.orders = orders;
    }

    List<OrderView> ordersBefore(Ulid id) {
        return orders.findByIdLessThanOrderByIdDesc(id, Limit.of(PAGE_SIZE)).stream()
                .map(OrderView::of)
                .toList();
    }

    Optional<OrderView> order(Ulid id) {
        return orders.findById(id).map(OrderView::of);
    }

    /** Returns the order as stored, or empty if there is no such customer. */
    Optional<OrderView> place(NewOrder request) {
        return customers.findById(request.customerId()).map(customer -> {
            Order order = new Order(customer);
            request.lines().forEach(line -> order.add(line.product(), line.quantity(), line.unitCents()));
            return OrderView.of(orders.save(order));
        });
    }
}
