package org.ulidjpa.it.jpa;

import jakarta.persistence.Basic;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import org.jspecify.annotations.NullUnmarked;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;

/** An entity with an attribute that is loaded late, which takes enhanced bytecode. */
@NullUnmarked
@Entity
public class Letter implements Message {
    @Id
    @UlidId
    private Ulid id;

    @Basic(fetch = FetchType.LAZY)
    private String text;

    protected Letter() {}

    public Letter(String text) {
        this.text = text;
    }

    @Override
    public Ulid id() {
        return id;
    }

    @Override
    public String text() {
        return text;
    }

    @Override
    public void rewrite(String text) {
        this.text = text;
    }
}
