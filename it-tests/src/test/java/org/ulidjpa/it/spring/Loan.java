package org.ulidjpa.it.spring;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

/** Two foreign keys. */
@Entity
class Loan {

    @Id
    @UlidId
    private @Nullable Ulid id;

    @ManyToOne
    private @Nullable Book book;

    @ManyToOne
    private @Nullable Reader reader;

    public @Nullable Ulid getId() {
        return id;
    }

    public @Nullable Book getBook() {
        return book;
    }

    public @Nullable Reader getReader() {
        return reader;
    }
}
