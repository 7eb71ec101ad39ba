package org.ulidjpa;

import static java.util.Objects.requireNonNull;

import java.time.Instant;

/**
 * The ids from {@code first} to {@code last}, both inclusive; none where {@code first > last}. In a query:
 * {@code where id between :first and :last}.
 *
 * <p>Immutable and safe for use by several threads.
 *
 * @param first the smallest id of the range
 * @param last the largest id of the range
 */
public record UlidRange(Ulid first, Ulid last) {
    private static final UlidRange EMPTY = new UlidRange(Ulid.MAX, Ulid.MIN);

    /**
     * Makes a range of ids.
     *
     * @param first the smallest id of the range
     * @param last the largest id of the range
     */
    public UlidRange {
        requireNonNull(first, "first");
        requireNonNull(last, "last");
    }

    /**
     * Returns the ids with from &le; time &lt; to. An id's time is a whole millisecond, so both bounds are rounded up to
     * the next one.
     *
     * @param from the inclusive bound, 1970-01-01T00:00:00Z to the end of {@code Ulid.MAX.instant()}'s millisecond
     * @param to the exclusive bound, in the same limits
     * @return the range; empty, with {@code first > last}, if no millisecond starts between the bounds
     * @throws IllegalArgumentException if a bound is outside the limits, or {@code from} is after {@code to}
     */
    public static UlidRange between(Instant from, Instant to) {
        long first = roundUp(from);
        long end = roundUp(to);
        if (from.isAfter(to)) {
            throw new IllegalArgumentException("Invalid ULID range: from " + from + " is after to " + to);
        }
        return first == end ? EMPTY : new UlidRange(new Ulid(first << 16, 0), new Ulid((end << 16) - 1, -1));
    }

    /**
     * Says whether the id is in the range.
     *
     * @param id any id
     * @return whether {@code first <= id <= last}
     */
    public boolean contains(Ulid id) {
        return first.compareTo(id) <= 0 && id.compareTo(last) <= 0;
    }

    private static long roundUp(Instant instant) {
        long millis = UlidTime.of(instant);
        return instant.getNano() % 1_000_000 == 0 ? millis : millis + 1;
    }
}
