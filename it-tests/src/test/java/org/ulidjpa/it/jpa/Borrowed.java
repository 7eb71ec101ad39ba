package org.ulidjpa.it.jpa;

import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToMany;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MapKeyJoinColumn;
import jakarta.persistence.MapsId;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;
import org.ulidjpa.it.jpa.Keyed.TextKeyed;
import org.ulidjpa.it.jpa.Keyed.UuidKeyed;
import org.ulidjpa.it.jpa.Shop.Tag;

/** Entities with attributes that share the column of a reference to an id which is no {@code Ulid} in Java. */
@NullUnmarked
final class Borrowed {

    private Borrowed() {}

    /** An embedded key of texts: one part is the owner's, the other is generated. */
    @Entity(name = "TextLine")
    static class TextLine {
        @EmbeddedId
        TextLineId id = new TextLineId();

        @MapsId("ownerId")
        @ManyToOne
        TextKeyed owner;
    }

    @Embeddable
    static class TextLineId implements Serializable {
        private static final long serialVersionUID = 1L;

        String ownerId;

        @UlidId
        String lineId;

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof TextLineId that
                    && Objects.equals(ownerId, that.ownerId)
                    && Objects.equals(lineId, that.lineId);
        }

        @Override
        public int hashCode() {
            return Objects.hash(ownerId, lineId);
        }
    }

    /** The reference itself is a part of the key. */
    @Entity(name = "TextVisit")
    @IdClass(TextVisitId.class)
    static class TextVisit {
        @Id
        @ManyToOne
        TextKeyed owner;

        @Id
        int number;
    }

    static class TextVisitId implements Serializable {
        private static final long serialVersionUID = 1L;

        String owner;
        int number;

        TextVisitId() {}

        TextVisitId(String owner, int number) {
            this.owner = owner;
            this.number = number;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof TextVisitId that && Objects.equals(owner, that.owner) && number == that.number;
        }

        @Override
        public int hashCode() {
            return Objects.hash(owner, number);
        }
    }

    /** Each reference has copies that are read only. */
    @Entity(name = "Copies")
    static class Copies {
        @Id
        @UlidId
        String id;

        @ManyToOne
        @JoinColumn(name = "text_id")
        TextKeyed text;

        @Column(name = "text_id", insertable = false, updatable = false)
        String textId;

        /** The same in another form than the owner's. */
        @Column(name = "text_id", insertable = false, updatable = false)
        Ulid ulidOfText;

        @ManyToOne
        @JoinColumn(name = "uuid_id")
        UuidKeyed uuid;

        @Column(name = "uuid_id", insertable = false, updatable = false)
        UUID uuidId;

        @ManyToOne
        @JoinColumn(name = "tag_id")
        Tag tag;

        @Column(name = "tag_id", insertable = false, updatable = false)
        String textOfTag;

        @ManyToMany
        Collection<TextKeyed> friends = new ArrayList<>();

        @ElementCollection
        @MapKeyJoinColumn
        Map<TextKeyed, String> notes = new HashMap<>();
    }

    /** Hibernate asks for the type of the ids in a set of a join table before any annotation of others is read. */
    @Entity(name = "Early")
    static class Early {
        @Id
        @UlidId
        String id;

        @ManyToMany
        Set<TextKeyed> friends = new HashSet<>();
    }
}
