package org.ulidjpa.it.spring;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

/** A number as the key, and a ULID to show to others. */
@Entity
class Branch {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private @Nullable Long id;

    @UlidId
    private @Nullable Ulid publicId;

    public @Nullable Long getId() {
        return id;
    }

    public @Nullable Ulid getPublicId() {
        return publicId;
    }
}
