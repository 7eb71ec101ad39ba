package org.ulidjpa.spring;

import java.time.Instant;
import org.springframework.data.jpa.domain.Specification;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidRange;

/** Conditions on an entity's {@link Ulid} id, for a {@code JpaSpecificationExecutor}. */
public final class UlidSpecifications {

    private UlidSpecifications() {}

    /**
     * Selects the entities with from &le; time of the id &lt; to: a range scan of the primary key, no other index needed.
     *
     * @param from the inclusive bound, 1970-01-01T00:00:00Z to the end of {@code Ulid.MAX.instant()}'s millisecond
     * @param to the exclusive bound, in the same limits
     * @return the condition, for entities with one id attribute of type {@link Ulid}; for others the query throws
     *     {@link IllegalArgumentException}
     * @throws IllegalArgumentException if a bound is outside the limits, or {@code from} is after {@code to}
     */
    public static <T> Specification<T> createdBetween(Instant from, Instant to) {
        UlidRange range = UlidRange.between(from, to);
        return (root, query, builder) ->
                builder.between(root.get(root.getModel().getId(Ulid.class)), range.first(), range.last());
    }
}
