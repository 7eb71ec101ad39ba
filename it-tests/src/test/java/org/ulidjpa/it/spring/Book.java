package org.ulidjpa.it.spring;

import jakarta.persistence.Entity;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;
import org.ulidjpa.spring.UlidEntity;

/** An entity whose id may be given before it is saved. */
@Entity
class Book extends UlidEntity {

    private @Nullable String title;

    protected Book() {}

    Book(String title) {
        this.title = title;
    }

    Book(Ulid id, String title) {
        super(id);
        this.title = title;
    }

    public @Nullable String getTitle() {
        return title;
    }

    void setTitle(String title) {
        this.title = title;
    }
}
