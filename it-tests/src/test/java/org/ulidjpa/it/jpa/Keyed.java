package org.ulidjpa.it.jpa;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidBinaryConverter;
import org.ulidjpa.hibernate.UlidId;
import org.ulidjpa.hibernate.UlidStringConverter;
import org.ulidjpa.hibernate.UlidUuidConverter;

/** Entities whose ids have each Java type that {@link UlidId} takes, and attributes beside a key. */
@NullUnmarked
final class Keyed {

    private Keyed() {}

    @Entity(name = "UuidKeyed")
    @Table(name = "uuid_keyed")
    static class UuidKeyed {
        @Id
        @UlidId
        UUID id;

        @ManyToOne
        @JoinColumn(name = "parent_id")
        UuidKeyed parent;
    }

    @Entity(name = "Uuid7Keyed")
    @Table(name = "uuid7_keyed")
    static class Uuid7Keyed {
        @Id
        @UlidId(layout = UlidId.Layout.UUID7)
        UUID id;

        String note;
    }

    @Entity(name = "TextKeyed")
    @Table(name = "text_keyed")
    static class TextKeyed {
        @Id
        @UlidId
        String id;

        @ManyToOne
        @JoinColumn(name = "parent_id")
        TextKeyed parent;
    }

    @Entity(name = "BytesKeyed")
    @Table(name = "bytes_keyed")
    static class BytesKeyed {
        @Id
        @UlidId
        byte[] id;

        @ManyToOne
        @JoinColumn(name = "parent_id")
        BytesKeyed parent;
    }

    /** A numeric key inside, a ULID for the outside. */
    @Entity(name = "Ticket")
    @Table(name = "ticket")
    static class Ticket {
        @Id
        long number;

        @UlidId
        @Column(name = "public_id", nullable = false, unique = true)
        Ulid publicId;

        protected Ticket() {}

        Ticket(long number) {
            this.number = number;
        }
    }

    /** Attributes that are no ids, through the converters that serve every engine. */
    @Entity(name = "Converted")
    @Table(name = "converted")
    static class Converted {
        @Id
        long id;

        @Convert(converter = UlidBinaryConverter.class)
        @Column(name = "as_bytes", length = 16)
        Ulid asBytes;

        @Convert(converter = UlidStringConverter.class)
        @Column(name = "as_text", length = 26)
        Ulid asText;

        protected Converted() {}

        Converted(long id, Ulid value) {
            this.id = id;
            this.asBytes = value;
            this.asText = value;
        }
    }

    /** The converter for engines whose {@code uuid} sorts bytewise: not for MariaDB. */
    @Entity(name = "ConvertedToUuid")
    @Table(name = "converted_to_uuid")
    static class ConvertedToUuid {
        @Id
        long id;

        @Convert(converter = UlidUuidConverter.class)
        @Column(name = "as_uuid")
        Ulid asUuid;

        protected ConvertedToUuid() {}

        ConvertedToUuid(long id, Ulid value) {
            this.id = id;
            this.asUuid = value;
        }
    }

    @Entity(name = "Versioned")
    @Table(name = "versioned")
    static class Versioned {
        @Id
        @UlidId
        Ulid id;

        @Version
        Long version;

        String note;

        protected Versioned() {}

        Versioned(Ulid id, String note) {
            this.id = id;
            this.note = note;
        }
    }
}
