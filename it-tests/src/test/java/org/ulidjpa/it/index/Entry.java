package org.ulidjpa.it.index;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.jspecify.annotations.NullUnmarked;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

/** A row that Hibernate writes. An id that is set stays, so that random keys take the same way as generated ones. */
@Entity
@Table(name = "entry")
@NullUnmarked
class Entry {
    @Id
    @UlidId
    Ulid id;

    @Column(nullable = false, length = Writer.PAYLOAD)
    byte[] payload;

    Entry() {}

    Entry(Ulid id, byte[] payload) {
        this.id = id;
        this.payload = payload;
    }
}
