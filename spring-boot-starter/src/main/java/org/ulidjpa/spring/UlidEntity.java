package org.ulidjpa.spring;

import com.fasterxml.jackson.annotation.JsonIgnore;
import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import jakarta.persistence.PostLoad;
import jakarta.persistence.PostPersist;
import jakarta.persistence.Transient;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Persistable;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

/**
 * A base class for entities whose id may be given before they are saved: {@code repository.save(entity)} of a new
 * entity is one insert, with a given id as with a generated one. Without this class Spring Data takes an entity with an
 * id for a stored one, and looks for it with a select first.
 *
 * <p>An entity is new until it is persisted or loaded. One that was built from a request under the id of a stored one is
 * new, too: load it and change it, or {@code save} ends with a duplicate key.
 *
 * <p>As any entity, it is for one thread at a time.
 */
@MappedSuperclass
public abstract class UlidEntity implements Persistable<Ulid> {

    @Id
    @UlidId
    private @Nullable Ulid id;

    @Transient
    private boolean isNew = true;

    /** The id is generated when the entity is persisted. */
    protected UlidEntity() {}

    /** The id is the given one. */
    protected UlidEntity(Ulid id) {
        this.id = id;
    }

    /** Returns the id, or null if none was given and the entity is not yet persisted. */
    @Override
    public @Nullable Ulid getId() {
        return id;
    }

    @Override
    @JsonIgnore
    public boolean isNew() {
        return isNew;
    }

    @PostPersist
    @PostLoad
    void markStored() {
        isNew = false;
    }
}
