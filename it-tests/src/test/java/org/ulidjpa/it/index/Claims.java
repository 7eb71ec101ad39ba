package org.ulidjpa.it.index;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** What articles say of time-ordered keys, beside what was measured. */
final class Claims {
    record Claim(String said, String measured, String verdict) {}

    private Claims() {}

    static List<Claim> of(List<LabResult> results) {
        return List.of(
                new Claim(
                        "2 to 10 times fewer page splits than UUIDv4",
                        each(results, "%.2f times fewer", r -> r.splitsRatio(KeyKind.UUID_V4, KeyKind.ULID)),
                        "Not seen: splits make pages, so their ratio is the ratio of the pages"),
                new Claim(
                        "Pages 94 % full against 50 % with UUIDv4",
                        each(results, "%.1f %%", r -> 100 * r.of(KeyKind.ULID).fill())
                                + "; UUIDv4 "
                                + each(
                                        results,
                                        "%.1f %%",
                                        r -> 100 * r.of(KeyKind.UUID_V4).fill()),
                        "UUIDv4 is better than said, near ln 2 = 69 %; ULIDs are as full as said with one session only"),
                new Claim(
                        "Half the size of UUIDv4",
                        each(results, "%.2f of the leaves", r -> r.leavesRatio(KeyKind.ULID, KeyKind.UUID_V4)),
                        "A fifth to a third smaller, in order"),
                new Claim(
                        "1 TB of char(36) becomes 450 GB of 16 bytes",
                        each(results, "%.2f of the leaves", r -> r.leavesRatio(KeyKind.ULID, KeyKind.UUID_V4_TEXT)),
                        "About right for an index of keys alone; less where the rows lie in the index (InnoDB)"));
    }

    private static String each(List<LabResult> results, String format, ToDoubleFunction<LabResult> figure) {
        return results.stream()
                .map(result ->
                        result.product() + " " + String.format(Locale.ROOT, format, figure.applyAsDouble(result)))
                .collect(Collectors.joining(", "));
    }
}
