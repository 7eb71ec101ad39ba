package org.ulidjpa.it.trust;

import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import org.jspecify.annotations.NullUnmarked;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

@Entity
@Table(name = "booking")
@NullUnmarked
class Booking {
    @Id
    @UlidId
    Ulid id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    Transfer transfer;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    Account account;

    long amount;

    Booking() {}

    Booking(Transfer transfer, Account account, long amount) {
        this.transfer = transfer;
        this.account = account;
        this.amount = amount;
    }
}
