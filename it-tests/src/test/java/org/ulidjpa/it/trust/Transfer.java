package org.ulidjpa.it.trust;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Transient;
import java.util.List;
import org.hibernate.Session;
import org.jspecify.annotations.NullUnmarked;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

/** An aggregate of three rows: the transfer and two bookings, whose amounts add up to zero. */
@Entity
@Table(name = "transfer")
@NullUnmarked
class Transfer {
    @Id
    @UlidId
    Ulid id;

    int writer;

    /** Counts the transfers of the writer. */
    int number;

    /** The machine's clock, in ms since the Unix epoch, when the id was made. */
    long madeAt;

    @Transient
    List<Booking> bookings;

    Transfer() {}

    Transfer(int writer, int number, Account from, Account to, long amount) {
        this.writer = writer;
        this.number = number;
        this.bookings = List.of(new Booking(this, from, -amount), new Booking(this, to, amount));
    }

    /** May be tried again after a failure: the ids stay. */
    void persist(Session session) {
        if (id == null) {
            madeAt = System.currentTimeMillis();
        }
        session.persist(this);
        bookings.forEach(session::persist);
    }
}
