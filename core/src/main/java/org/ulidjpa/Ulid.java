package org.ulidjpa;

import java.io.Serializable;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A 128-bit identifier that sorts by its time of creation, per the
 * <a href="https://github.com/ulid/spec">ULID specification</a>.
 *
 * <p>The bits, most significant first:
 *
 * <ul>
 *   <li>48 bits: milliseconds since the Unix epoch, 0 to 2<sup>48</sup>&minus;1 (year 10889)
 *   <li>80 bits: random
 * </ul>
 *
 * <p>Ids compare as unsigned 128-bit numbers. The order of the ids is also the order of their texts, of their bytes and,
 * by the millisecond, of their times.
 *
 * <p>Immutable and safe for use by several threads. A value-based class: use {@link #equals(Object)}, not {@code ==} and
 * not its monitor.
 */
@SuppressWarnings("exports") // of jspecify, which nobody needs who compiles against this module
public final class Ulid implements Comparable<Ulid>, Serializable {
    private static final long serialVersionUID = 1L;

    /** The smallest id: all bits zero. */
    public static final Ulid MIN = new Ulid(0, 0);

    /** The largest id: all bits one, {@code 7ZZZZZZZZZZZZZZZZZZZZZZZZZ}. */
    public static final Ulid MAX = new Ulid(-1, -1);

    /** The 48 bits of time and the upper 16 random bits. */
    private final long mostSignificantBits;

    /** The lower 64 random bits. */
    private final long leastSignificantBits;

    /**
     * Makes an id of its 128 bits; every combination is a valid id.
     *
     * @param mostSignificantBits the 48 bits of time and the upper 16 random bits
     * @param leastSignificantBits the lower 64 random bits
     */
    public Ulid(long mostSignificantBits, long leastSignificantBits) {
        this.mostSignificantBits = mostSignificantBits;
        this.leastSignificantBits = leastSignificantBits;
    }

    private Ulid(ByteBuffer bytes) {
        this(bytes.getLong(), bytes.getLong());
    }

    /**
     * Returns a new id of {@link UlidGenerator#monotonic()}, greater than every id it gave before.
     *
     * @return a new id
     * @throws IllegalArgumentException if the system clock stands before 1970 or after the year 10889
     */
    public static Ulid next() {
        return MonotonicUlidGenerator.SHARED.next();
    }

    /**
     * Reads the text of an id: exactly 26 characters of {@code 0123456789ABCDEFGHJKMNPQRSTVWXYZ}, in either case, the
     * first at most {@code 7}.
     *
     * @param text 26 characters
     * @return the id
     * @throws IllegalArgumentException if the text is no id; the message names the position, the character and the reason
     */
    public static Ulid parse(CharSequence text) {
        Ulid id = UlidText.read(text);
        return id != null ? id : UlidText.readByDigit(text, UlidText.STRICT);
    }

    /**
     * Reads the text of an id as people write it: as {@link #parse(CharSequence)}, with {@code I} and {@code L} read as
     * 1, {@code O} as 0, and hyphens skipped.
     *
     * @param text 26 characters, hyphens not counted
     * @return the id
     * @throws IllegalArgumentException if the text is no id; the message names the position, the character and the reason
     */
    public static Ulid parseLenient(CharSequence text) {
        return UlidText.readByDigit(text, UlidText.LENIENT);
    }

    /**
     * Reads the text of an id as {@link #parse(CharSequence)} does. Never throws.
     *
     * @param text any text, or null
     * @return the id, or empty if the text is null or no id
     */
    public static Optional<Ulid> tryParse(@Nullable CharSequence text) {
        return text == null ? Optional.empty() : Optional.ofNullable(UlidText.read(text));
    }

    /**
     * Says whether {@link #parse(CharSequence)} reads the text. Never throws.
     *
     * @param text any text, or null
     * @return whether the text is that of an id
     */
    public static boolean isValid(@Nullable CharSequence text) {
        return text != null && UlidText.read(text) != null;
    }

    /**
     * The same as {@link #parse(CharSequence)}, under the name that conversion services look for.
     *
     * @param text 26 characters
     * @return the id
     * @throws IllegalArgumentException if the text is no id; the message names the position, the character and the reason
     */
    public static Ulid valueOf(String text) {
        return parse(text);
    }

    /**
     * Returns the id that has the same 128 bits as a UUID, of whatever version.
     *
     * @param uuid any UUID
     * @return the id with the same bits
     */
    public static Ulid fromUuid(UUID uuid) {
        return new Ulid(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
    }

    /**
     * Returns the id of 16 bytes, most significant first.
     *
     * @param bytes 16 bytes
     * @return the id
     * @throws IllegalArgumentException if there are not 16 bytes
     */
    public static Ulid fromBytes(byte[] bytes) {
        if (bytes.length != 16) {
            throw new IllegalArgumentException("Invalid ULID: " + bytes.length + " bytes where 16 are needed");
        }
        return new Ulid(ByteBuffer.wrap(bytes));
    }

    /**
     * Returns the first id of the millisecond that contains the instant.
     *
     * @param instant 1970-01-01T00:00:00Z to the end of {@code MAX.instant()}'s millisecond
     * @return the id with that time and all random bits zero
     * @throws IllegalArgumentException if the instant is outside that range
     */
    public static Ulid min(Instant instant) {
        return new Ulid(UlidTime.of(instant) << 16, 0);
    }

    /**
     * Returns the last id of the millisecond that contains the instant.
     *
     * @param instant 1970-01-01T00:00:00Z to the end of {@code MAX.instant()}'s millisecond
     * @return the id with that time and all random bits one
     * @throws IllegalArgumentException if the instant is outside that range
     */
    public static Ulid max(Instant instant) {
        return new Ulid(UlidTime.of(instant) << 16 | 0xFFFF, -1);
    }

    /**
     * Returns the next greater id, as the exclusive bound of a page of keys is the inclusive bound of the next.
     *
     * @return this id plus one
     * @throws IllegalArgumentException if this is {@link #MAX}
     */
    public Ulid increment() {
        if (equals(MAX)) {
            throw new IllegalArgumentException("Invalid ULID: " + this + " is the largest and has no next");
        }
        long low = leastSignificantBits + 1;
        return new Ulid(low == 0 ? mostSignificantBits + 1 : mostSignificantBits, low);
    }

    /**
     * Returns the upper half of the id.
     *
     * @return the 48 bits of time and the upper 16 random bits
     */
    public long mostSignificantBits() {
        return mostSignificantBits;
    }

    /**
     * Returns the lower half of the id.
     *
     * @return the lower 64 random bits
     */
    public long leastSignificantBits() {
        return leastSignificantBits;
    }

    /**
     * Returns the time of the id in milliseconds since the Unix epoch.
     *
     * @return 0 to 2<sup>48</sup>&minus;1 ms
     */
    public long timestamp() {
        return mostSignificantBits >>> 16;
    }

    /**
     * Returns the time of the id, exact to the millisecond.
     *
     * @return 1970-01-01T00:00:00Z to +10889-08-02T05:31:50.655Z
     */
    public Instant instant() {
        return Instant.ofEpochMilli(timestamp());
    }

    /**
     * Returns the UUID that has the same 128 bits. Its version and variant bits mean nothing.
     *
     * @return the UUID with the same bits
     */
    public UUID toUuid() {
        return new UUID(mostSignificantBits, leastSignificantBits);
    }

    /**
     * Returns the 16 bytes of the id, most significant first.
     *
     * @return a new array
     */
    public byte[] toBytes() {
        return ByteBuffer.allocate(16)
                .putLong(mostSignificantBits)
                .putLong(leastSignificantBits)
                .array();
    }

    /** Compares two ids as unsigned 128-bit numbers. */
    @Override
    public int compareTo(Ulid other) {
        int high = Long.compareUnsigned(mostSignificantBits, other.mostSignificantBits);
        return high != 0 ? high : Long.compareUnsigned(leastSignificantBits, other.leastSignificantBits);
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof Ulid other
                && mostSignificantBits == other.mostSignificantBits
                && leastSignificantBits == other.leastSignificantBits;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(mostSignificantBits ^ leastSignificantBits);
    }

    /**
     * Returns the canonical text of the id.
     *
     * @return 26 characters of {@code 0123456789ABCDEFGHJKMNPQRSTVWXYZ}
     */
    @Override
    public String toString() {
        return UlidText.write(mostSignificantBits, leastSignificantBits);
    }
}
