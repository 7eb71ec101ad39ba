package org.ulidjpa.demo;

import jakarta.persistence.EntityManager;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

/** Gives an empty shop the orders of its last two days. */
@Component
class SampleOrders implements ApplicationRunner {

    static final int COUNT = 48;

    private final Customers customers;
    private final EntityManager entityManager;

    SampleOrders(Customers customers, EntityManager entityManager) {
        this.customers = customers;
        this.entityManager = entityManager;
    }

    @Override
    @Transactional
    public void run(ApplicationArguments arguments) {
        if (customers.count() == 0) {
            fill();
        }
    }

    private void fill() {
        List<Customer> buyers = customers.saveAll(
                Stream.of("Ada", "Grace", "Barbara").map(Customer::new).toList());
        for (int i = 0; i < COUNT; i++) {
            Ulid id = placed(Duration.ofMinutes(61L * (COUNT - i)));
            Order order = new Order(id, buyers.get(i % buyers.size())).add("Notebook", 1 + i % 4, 450);
            if (i % 2 == 0) {
                order.add("Fountain pen", 1, 2900);
            }
            entityManager.persist(order);
        }
    }

    private static Ulid placed(Duration ago) {
        Clock clock = Clock.offset(Clock.systemUTC(), ago.negated());
        return UlidGenerator.builder().clock(clock).build().next();
    }
}
