package org.ulidjpa.demo;

import java.time.Instant;
import java.util.HexFormat;
import java.util.Optional;
import java.util.UUID;
import org.ulidjpa.Ulid;

/** What is in an id, as the page shows it. */
record IdParts(Ulid id, UUID uuid, Instant time, String random, String bytes, String note) {

    private static final String UUID_TEXT = "[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}";
    private static final HexFormat SPACED = HexFormat.ofDelimiter(" ");

    /**
     * Reads a ULID or a UUID, with white space around it.
     *
     * @throws IllegalArgumentException if the text is neither
     */
    static IdParts of(String text) {
        String stripped = text.strip();
        if (stripped.matches(UUID_TEXT)) {
            UUID uuid = UUID.fromString(stripped);
            return of(Ulid.fromUuid(uuid), "A UUID of " + version(uuid));
        }
        if (stripped.length() == 36) {
            throw new IllegalArgumentException("Invalid UUID: 36 characters are there, but not 32 hexadecimal digits"
                    + " in groups of 8, 4, 4, 4 and 12");
        }
        return of(Ulid.parse(stripped), "A ULID. Its UUID has no version: these bits are part of the random ones.");
    }

    /** The id that somebody meant who took 1 for I or L, 0 for O, or put hyphens in. */
    static Optional<Ulid> meant(String text) {
        try {
            return Optional.of(Ulid.parseLenient(text.strip()));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static IdParts of(Ulid id, String note) {
        byte[] bytes = id.toBytes();
        return new IdParts(
                id, id.toUuid(), id.instant(), SPACED.formatHex(bytes, 6, 16), SPACED.formatHex(bytes), note);
    }

    private static String version(UUID uuid) {
        if (uuid.variant() != 2) {
            return "no version that RFC 9562 describes. If it was made from a ULID, the time is right.";
        }
        return switch (uuid.version()) {
            case 7 -> "version 7. It starts with the time in milliseconds, as a ULID does.";
            case 4 -> "version 4. It is random: the time shown means nothing, unless it was made from a ULID.";
            case 1, 6 -> "version " + uuid.version() + ". It has its time elsewhere: the one shown means nothing.";
            default -> "version " + uuid.version() + ". The time shown means nothing, unless it was made from a ULID.";
        };
    }
}
