package org.ulidjpa.spring;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

@Entity
class Book {

    @Id
    @UlidId
    private Ulid id;

    Ulid id() {
        return id;
    }
}
