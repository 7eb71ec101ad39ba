package org.ulidjpa.it.spring;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

/** One annotation, and the id is null until save. */
@Entity
class Reader {

    @Id
    @UlidId
    private @Nullable Ulid id;

    private @Nullable String name;
    private @Nullable Ulid favourite;

    protected Reader() {}

    Reader(String name) {
        this.name = name;
    }

    public @Nullable Ulid getId() {
        return id;
    }

    public @Nullable String getName() {
        return name;
    }

    public @Nullable Ulid getFavourite() {
        return favourite;
    }

    void setFavourite(@Nullable Ulid favourite) {
        this.favourite = favourite;
    }
}
