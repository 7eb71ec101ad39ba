package org.ulidjpa.demo;

import jakarta.persistence.CascadeType;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OrderBy;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.annotations.BatchSize;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

/** No column says when an order was placed, nor in which order its lines were added: the ids tell. */
@Entity
@Table(name = "purchase_order")
class Order {

    @Id
    @UlidId
    private Ulid id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    private Customer customer;

    @OneToMany(mappedBy = "order", cascade = CascadeType.ALL)
    @OrderBy("id")
    @BatchSize(size = 50)
    private List<OrderLine> lines = new ArrayList<>();

    protected Order() {}

    @SuppressWarnings("NullAway.Init") // the id comes with persist
    Order(Customer customer) {
        this.customer = customer;
    }

    /** An order that was placed before: its id says when, and persist keeps it. */
    Order(Ulid id, Customer customer) {
        this.id = id;
        this.customer = customer;
    }

    Order add(String product, int quantity, int unitCents) {
        lines.add(new OrderLine(this, product, quantity, unitCents));
        return this;
    }

    Ulid id() {
        return id;
    }

    Instant placedAt() {
        return id.instant();
    }

    Customer customer() {
        return customer;
    }

    List<OrderLine> lines() {
        return lines;
    }
}
