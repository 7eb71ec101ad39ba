package org.ulidjpa;

import java.util.Comparator;
import java.util.UUID;

/**
 * UUIDs of version 7, per <a href="https://www.rfc-editor.org/rfc/rfc9562#section-5.7">RFC 9562, section 5.7</a>.
 *
 * <p>The bits, most significant first:
 *
 * <ul>
 *   <li>48 bits {@code unix_ts_ms}: milliseconds since the Unix epoch
 *   <li>4 bits {@code ver}: 0111
 *   <li>12 bits {@code rand_a}: random, the upper part
 *   <li>2 bits {@code var}: 10
 *   <li>62 bits {@code rand_b}: random, the lower part
 * </ul>
 *
 * <p>Stateless but for the generator behind {@link #next()}; safe for use by several threads.
 */
public final class Uuid7 {
    /** The order of UUIDs as databases have it, as unsigned 128-bit numbers; {@link UUID#compareTo} compares signed. */
    public static final Comparator<UUID> UNSIGNED_ORDER = Comparator.comparing(Ulid::fromUuid);

    private static final int VERSION = 7;
    private static final int VARIANT = 2;

    /** Of an id's 80 random bits a UUID has room for 74, so 10 of the id's upper half. */
    private static final long RANDOM_MASK = 0x03FF;

    private static final UlidGenerator GENERATOR = UlidGenerator.builder().build(RANDOM_MASK);

    private Uuid7() {}

    /**
     * Returns a new UUID, greater (unsigned) than every one that this method returned before in this process. Within a
     * millisecond, and while the clock is behind, the 74 random bits count up by 1: RFC 9562, section 6.2, method 2
     * (monotonic random). Whoever knows one can tell the next ones of its millisecond.
     *
     * @return a new UUID of version 7
     */
    public static UUID next() {
        return of(GENERATOR.next());
    }

    /** Spreads the 74 lower random bits of an id over {@code rand_a} and {@code rand_b}. */
    static UUID of(Ulid id) {
        long high = id.mostSignificantBits();
        long low = id.leastSignificantBits();
        return new UUID(
                high & -1L << 16 | VERSION << 12 | (high & RANDOM_MASK) << 2 | low >>> 62,
                (long) VARIANT << 62 | low << 2 >>> 2);
    }

    /**
     * Says whether a UUID has the version 7 and the variant of RFC 9562.
     *
     * @param uuid any UUID
     * @return whether it is of version 7
     */
    public static boolean isUuid7(UUID uuid) {
        return uuid.version() == VERSION && uuid.variant() == VARIANT;
    }

    /**
     * Returns the time of a UUID of version 7 in milliseconds since the Unix epoch.
     *
     * @param uuid a UUID of version 7
     * @return 0 to 2<sup>48</sup>&minus;1 ms
     * @throws IllegalArgumentException if the UUID is of another version or variant
     */
    public static long timestamp(UUID uuid) {
        if (!isUuid7(uuid)) {
            throw new IllegalArgumentException("Invalid UUID of version 7: " + uuid + " has version " + uuid.version()
                    + " and variant " + uuid.variant() + ", not 7 and 2");
        }
        return uuid.getMostSignificantBits() >>> 16;
    }
}
