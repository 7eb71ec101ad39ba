package org.ulidjpa.it.trust;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.jspecify.annotations.NullUnmarked;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

/** A parent: one writer makes it, another books on it. */
@Entity
@Table(name = "account")
@NullUnmarked
class Account {
    @Id
    @UlidId
    Ulid id;

    int writer;
    long balance;

    Account() {}

    Account(int writer) {
        this.writer = writer;
    }
}
