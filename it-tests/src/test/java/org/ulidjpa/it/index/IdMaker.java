package org.ulidjpa.it.index;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;

/** Who makes the ids that Hibernate inserts. */
enum IdMaker {
    SHARED("shared generator", "off"),
    LANES("lanes", "auto"),
    UUID_V4("UUIDv4", "off") {
        @Override
        @Nullable
        Ulid assigned() {
            return Ulid.fromUuid(UUID.randomUUID());
        }
    };

    private final String label;
    private final String lanes;

    IdMaker(String label, String lanes) {
        this.label = label;
        this.lanes = lanes;
    }

    /** The setting ulid.lanes. */
    String lanes() {
        return lanes;
    }

    /** The id to set before persisting, or null where Hibernate's generator makes it. */
    @Nullable
    Ulid assigned() {
        return null;
    }

    @Override
    public String toString() {
        return label;
    }
}
