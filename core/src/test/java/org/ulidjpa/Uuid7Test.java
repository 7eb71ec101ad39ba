package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Uuid7Test {
    @Test
    void next_hasVersionVariantAndTime() {
        long before = System.currentTimeMillis();
        UUID uuid = Uuid7.next();

        assertThat(uuid.version()).isEqualTo(7);
        assertThat(uuid.variant()).isEqualTo(2);
        assertThat(Uuid7.isUuid7(uuid)).isTrue();
        assertThat(Uuid7.timestamp(uuid)).isBetween(before, System.currentTimeMillis());
    }

    @Test
    void next_ascends() {
        List<UUID> uuids = Stream.generate(Uuid7::next).limit(100_000).toList();

        assertThat(uuids).isSortedAccordingTo(Uuid7.UNSIGNED_ORDER).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({
        "0x0000000000000000, 0x0000000000000000, 00000000-0000-7000-8000-000000000000",
        "0x0123456789AB0000, 0x0000000000000001, 01234567-89ab-7000-8000-000000000001",
        "0x0123456789AB0000, 0x3FFFFFFFFFFFFFFF, 01234567-89ab-7000-bfff-ffffffffffff",
        "0x0123456789AB0000, 0x4000000000000000, 01234567-89ab-7001-8000-000000000000",
        "0x0123456789AB0001, 0x0000000000000000, 01234567-89ab-7004-8000-000000000000",
        "0x7FFFFFFFFFFF03FF, 0x7FFFFFFFFFFFFFFF, 7fffffff-ffff-7ffd-bfff-ffffffffffff",
    })
    void of_spreads74Bits(String high, String low, UUID expected) {
        assertThat(Uuid7.of(new Ulid(Long.decode(high), Long.decode(low)))).isEqualTo(expected);
    }

    @Test
    void of_allBits() {
        assertThat(Uuid7.of(new Ulid(-1L << 16 | 0x03FF, -1)))
                .isEqualTo(UUID.fromString("ffffffff-ffff-7fff-bfff-ffffffffffff"));
    }

    /** 74 bits, not 80: a number that starts near their end overflows there, and goes on in the next millisecond. */
    @Test
    void next_overflowOf74Bits() {
        ManualClock clock = new ManualClock(5);
        UlidGenerator generator = UlidGenerator.builder()
                .clock(clock)
                .entropy(Entropy.of(0x03FF, -2))
                .build(0x03FF);

        assertThat(Uuid7.of(generator.next())).hasToString("00000000-0005-7fff-bfff-fffffffffffe");
        assertThat(Uuid7.of(generator.next())).hasToString("00000000-0005-7fff-bfff-ffffffffffff");
        clock.set(4);
        assertThat(Uuid7.of(generator.next())).hasToString("00000000-0006-7fff-bfff-fffffffffffe");
    }

    @ParameterizedTest
    @CsvSource({
        "017f22e2-79b0-6cc3-98c4-dc0c0c07398f, 6, 2",
        "017f22e2-79b0-7cc3-18c4-dc0c0c07398f, 7, 0",
        "017f22e2-79b0-7cc3-d8c4-dc0c0c07398f, 7, 6",
    })
    void timestamp_otherVersionOrVariant(UUID uuid, int version, int variant) {
        assertThat(Uuid7.isUuid7(uuid)).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Uuid7.timestamp(uuid))
                .withMessage("Invalid UUID of version 7: " + uuid + " has version " + version + " and variant "
                        + variant + ", not 7 and 2");
    }

    @Test
    void unsignedOrder_isThatOfTheDatabases() {
        UUID low = UUID.fromString("7fffffff-ffff-7fff-bfff-ffffffffffff");
        UUID high = UUID.fromString("80000000-0000-7000-8000-000000000000");

        assertThat(Uuid7.UNSIGNED_ORDER.compare(low, high)).isNegative();
        assertThat(low.compareTo(high)).isPositive();
        assertThat(Collections.max(List.of(low, high), Uuid7.UNSIGNED_ORDER)).isEqualTo(high);
    }
}
