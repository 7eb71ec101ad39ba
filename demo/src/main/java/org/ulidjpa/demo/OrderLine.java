package org.ulidjpa.demo;

import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

@Entity
class OrderLine {

    @Id
    @UlidId
    private Ulid id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    private Order order;

    private String product;
    private int quantity;
    private int unitCents;

    protected OrderLine() {}

    @SuppressWarnings("NullAway.Init") // the id comes with persist
    OrderLine(Order order, String product, int quantity, int unitCents) {
        this.order = order;
        this.product = product;
        this.quantity = quantity;
        this.unitCents = unitCents;
    }

    String product() {
        return product;
    }

    int quantity() {
        return quantity;
    }

    int unitCents() {
        return unitCents;
    }
}
