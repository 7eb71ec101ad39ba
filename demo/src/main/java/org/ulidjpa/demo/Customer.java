package org.ulidjpa.demo;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

@Entity
class Customer {

    @Id
    @UlidId
    private Ulid id;

    private String name;

    protected Customer() {}

    @SuppressWarnings("NullAway.Init") // the id comes with persist
    Customer(String name) {
        this.name = name;
    }

    Ulid id() {
        return id;
    }

    String name() {
        return name;
    }
}
