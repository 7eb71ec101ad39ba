package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@NullUnmarked
class UlidRangeTest {
    private static final Instant TIME = Instant.parse("2026-11-30T12:00:00.123Z");

    @Test
    void between_isHalfOpen() {
        UlidRange range = UlidRange.between(TIME, TIME.plusMillis(2));

        assertThat(range.first()).isEqualTo(Ulid.min(TIME));
        assertThat(range.last()).isEqualTo(Ulid.max(TIME.plusMillis(1)));
        assertThat(range.contains(Ulid.max(TIME.minusMillis(1)))).isFalse();
        assertThat(range.contains(Ulid.min(TIME))).isTrue();
        assertThat(range.contains(Ulid.max(TIME.plusMillis(1)))).isTrue();
        assertThat(range.contains(Ulid.min(TIME.plusMillis(2)))).isFalse();
    }

    /** An id of millisecond m has the time m exactly: it is in the range if from <= m < to, in nanoseconds. */
    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "999_999, 1", "0, 999_999", "1, 999_999", "999_999, 999_999", "0, 0", "1, 0"})
    void between_nanoseconds(String fromNanos, String toNanos) {
        Instant from = TIME.plusNanos(Long.parseLong(fromNanos.replace("_", "")));
        Instant to = TIME.plusMillis(3).plusNanos(Long.parseLong(toNanos.replace("_", "")));
        UlidRange range = UlidRange.between(from, to);

        for (int i = -1; i < 6; i++) {
            Instant millisecond = TIME.plusMillis(i);
            boolean inside = !millisecond.isBefore(from) && millisecond.isBefore(to);
            assertThat(range.contains(Ulid.min(millisecond))).isEqualTo(inside);
            assertThat(range.contains(Ulid.max(millisecond))).isEqualTo(inside);
        }
    }

    @Test
    void between_equalBounds_isEmpty() {
        UlidRange range = UlidRange.between(TIME, TIME);

        assertThat(range.first()).isGreaterThan(range.last());
        assertThat(range.contains(Ulid.min(TIME))).isFalse();
        assertThat(range.contains(Ulid.MIN)).isFalse();
        assertThat(range.contains(Ulid.MAX)).isFalse();
        assertThat(UlidRange.between(Instant.EPOCH, Instant.EPOCH)).isEqualTo(range);
        assertThat(UlidRange.between(TIME.plusNanos(1), TIME.plusNanos(2))).isEqualTo(range);
    }

    @Test
    void between_theWholeTime() {
        Instant last = Ulid.MAX.instant();

        assertThat(UlidRange.between(Instant.EPOCH, last).last()).isEqualTo(Ulid.max(last.minusMillis(1)));
        assertThat(UlidRange.between(Instant.EPOCH, last.plusNanos(1))).isEqualTo(new UlidRange(Ulid.MIN, Ulid.MAX));
    }

    @Test
    void between_reversedBounds() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> UlidRange.between(TIME.plusNanos(1), TIME))
                .withMessage(
                        "Invalid ULID range: from 2026-11-30T12:00:00.123000001Z is after to 2026-11-30T12:00:00.123Z");
    }

    @Test
    void between_outOfRange() {
        Instant end = Ulid.MAX.instant().plusMillis(1);

        assertThatIllegalArgumentException().isThrownBy(() -> UlidRange.between(Instant.MIN, TIME));
        assertThatIllegalArgumentException().isThrownBy(() -> UlidRange.between(TIME, Instant.MAX));
        assertThatIllegalArgumentException().isThrownBy(() -> UlidRange.between(TIME, end));
        assertThatIllegalArgumentException().isThrownBy(() -> UlidRange.between(Instant.EPOCH.minusNanos(1), TIME));
    }

    @Test
    void nullArguments() {
        assertThatNullPointerException().isThrownBy(() -> new UlidRange(null, Ulid.MAX));
        assertThatNullPointerException().isThrownBy(() -> new UlidRange(Ulid.MIN, null));
        assertThatNullPointerException().isThrownBy(() -> UlidRange.between(null, TIME));
        assertThatNullPointerException().isThrownBy(() -> UlidRange.between(TIME, null));
    }
}
