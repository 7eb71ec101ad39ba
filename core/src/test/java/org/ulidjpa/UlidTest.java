package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@NullUnmarked
class UlidTest {
    private static final Ulid ID = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");
    private static final long MAX_TIME = 281474976710655L;

    @Test
    void halves_areKept() {
        Ulid id = new Ulid(0x0123456789ABCDEFL, 0xFEDCBA9876543210L);

        assertThat(id.mostSignificantBits()).isEqualTo(0x0123456789ABCDEFL);
        assertThat(id.leastSignificantBits()).isEqualTo(0xFEDCBA9876543210L);
        assertThat(id.timestamp()).isEqualTo(0x0123456789ABL);
        assertThat(id.instant()).isEqualTo(Instant.ofEpochMilli(0x0123456789ABL));
    }

    @Test
    void next_ascends() {
        Ulid first = Ulid.next();

        assertThat(Ulid.next()).isGreaterThan(first);
        assertThat(UlidGenerator.monotonic().next()).isGreaterThan(first);
    }

    @Test
    void minAndMaxConstants_areAllZerosAndAllOnes() {
        assertThat(Ulid.MIN).isEqualTo(new Ulid(0, 0)).hasToString("00000000000000000000000000");
        assertThat(Ulid.MAX).isEqualTo(new Ulid(-1, -1)).hasToString("7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
    }

    @ParameterizedTest
    @CsvSource({"0,0", "0,1", "1,0", "1469922850259,0", "281474976710655,999999"})
    void minAndMax_ofAMillisecond(long millis, long nanos) {
        Instant instant = Instant.ofEpochMilli(millis).plusNanos(nanos);

        assertThat(Ulid.min(instant)).isEqualTo(new Ulid(millis << 16, 0));
        assertThat(Ulid.max(instant)).isEqualTo(new Ulid(millis << 16 | 0xFFFF, -1));
        assertThat(Ulid.max(instant).timestamp()).isEqualTo(millis);
    }

    @Test
    void minAndMax_outOfRange() {
        List<Instant> wrong = List.of(
                Instant.MIN,
                Instant.EPOCH.minusNanos(1),
                Instant.ofEpochMilli(-1),
                Instant.ofEpochMilli(MAX_TIME + 1),
                Instant.MAX);

        assertThat(wrong).allSatisfy(instant -> {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Ulid.min(instant))
                    .withMessage(
                            "Invalid ULID: time " + instant + " is outside 0..281474976710655 ms since the Unix epoch");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Ulid.max(instant))
                    .withMessageContaining(instant.toString());
        });
    }

    @ParameterizedTest
    @CsvSource({"0,0,0,1", "0,-1,1,0", "5,7,5,8", "-1,-2,-1,-1", "0xFFFF,-1,0x10000,0"})
    void increment_carries(String high, String low, String nextHigh, String nextLow) {
        Ulid id = new Ulid(Long.decode(high), Long.decode(low));

        assertThat(id.increment()).isEqualTo(new Ulid(Long.decode(nextHigh), Long.decode(nextLow)));
    }

    @Test
    void increment_ofMax() {
        assertThatIllegalArgumentException()
                .isThrownBy(Ulid.MAX::increment)
                .withMessage("Invalid ULID: 7ZZZZZZZZZZZZZZZZZZZZZZZZZ is the largest and has no next");
    }

    @Test
    void compareTo_isUnsignedOverAll128Bits() {
        List<Ulid> ascending = List.of(
                new Ulid(0, 0),
                new Ulid(0, 1),
                new Ulid(0, Long.MAX_VALUE),
                new Ulid(0, Long.MIN_VALUE),
                new Ulid(0, -1),
                new Ulid(1, 0),
                new Ulid(Long.MAX_VALUE, 0),
                new Ulid(Long.MIN_VALUE, 0),
                new Ulid(-1, 0),
                new Ulid(-1, -1));

        for (int i = 0; i < ascending.size(); i++) {
            for (int j = 0; j < ascending.size(); j++) {
                assertThat(Integer.signum(ascending.get(i).compareTo(ascending.get(j))))
                        .isEqualTo(Integer.compare(i, j));
            }
        }
    }

    @Test
    void equals_comparesBothHalves() {
        assertThat(ID)
                .isEqualTo(Ulid.parse(ID.toString()))
                .hasSameHashCodeAs(Ulid.parse(ID.toString()))
                .isNotEqualTo(new Ulid(ID.mostSignificantBits(), 0))
                .isNotEqualTo(new Ulid(0, ID.leastSignificantBits()))
                .isNotEqualTo(ID.toUuid())
                .isNotEqualTo(null);
    }

    @Test
    void hashCode_spreadsIdsThatFollowEachOther() {
        HashSet<Integer> hashes = new HashSet<>();
        Ulid id = ID;
        for (int i = 0; i < 1_000; i++) {
            hashes.add(id.hashCode());
            id = id.increment();
        }

        assertThat(hashes).hasSize(1_000);
    }

    @Test
    void serialization_keepsTheValue() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(ID);

        assertThat(new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject())
                .isEqualTo(ID);
    }

    @Test
    void bytes_areMostSignificantFirst() {
        byte[] bytes = new Ulid(0x0001020304050607L, 0x08090A0B0C0D0E0FL).toBytes();

        assertThat(bytes).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        assertThat(Ulid.fromBytes(bytes)).isEqualTo(new Ulid(0x0001020304050607L, 0x08090A0B0C0D0E0FL));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 15, 17, 26})
    void fromBytes_otherLength(int length) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Ulid.fromBytes(new byte[length]))
                .withMessage("Invalid ULID: " + length + " bytes where 16 are needed");
    }

    @Test
    void uuid_hasTheSameBits() {
        UUID uuid = UUID.fromString("f47ac10b-58cc-4372-a567-0e02b2c3d479");

        assertThat(Ulid.fromUuid(uuid).toUuid()).isEqualTo(uuid);
        assertThat(Ulid.fromUuid(uuid))
                .isEqualTo(new Ulid(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits()));
    }

    @Test
    void valueOf_parses() {
        assertThat(Ulid.valueOf("01arz3ndektsv4rrffq69g5fav")).isEqualTo(ID);
        assertThatIllegalArgumentException().isThrownBy(() -> Ulid.valueOf("1"));
    }

    @Test
    void nullArguments() {
        assertThat(Ulid.isValid(null)).isFalse();
        assertThat(Ulid.tryParse(null)).isEmpty();
        assertThatNullPointerException().isThrownBy(() -> Ulid.parse(null));
        assertThatNullPointerException().isThrownBy(() -> Ulid.parseLenient(null));
        assertThatNullPointerException().isThrownBy(() -> Ulid.valueOf(null));
        assertThatNullPointerException().isThrownBy(() -> Ulid.fromUuid(null));
        assertThatNullPointerException().isThrownBy(() -> Ulid.fromBytes(null));
        assertThatNullPointerException().isThrownBy(() -> Ulid.min(null));
        assertThatNullPointerException().isThrownBy(() -> Ulid.max(null));
        assertThatNullPointerException().isThrownBy(() -> ID.compareTo(null));
    }
}
