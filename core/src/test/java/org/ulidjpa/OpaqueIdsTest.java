package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@NullUnmarked
class OpaqueIdsTest {
    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");
    private static final byte[] SECRET = HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f");
    private static final byte[] OTHER = HexFormat.of().parseHex("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff");

    private final ManualClock clock = new ManualClock(NOW.toEpochMilli());
    private final OpaqueIds opaque =
            OpaqueIds.builder().key(1, SECRET).clock(clock).build();

    /** FIPS 197, appendix C: plaintext 00112233445566778899aabbccddeeff under the keys 00 01 02 …. */
    @ParameterizedTest
    @CsvSource({
        "000102030405060708090a0b0c0d0e0f, 69c4e0d86a7b0430d8cdb78070b4c55a",
        "000102030405060708090a0b0c0d0e0f1011121314151617, dda97ca4864cdfe06eaf70a0ec0d7191",
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f, 8ea2b7ca516745bfeafc49904b496089"
    })
    void encode_isAesOfTheStandard(String secret, String block) {
        Ulid id = Ulid.fromBytes(HexFormat.of().parseHex("00112233445566778899aabbccddeeff"));
        String expected = Ulid.fromBytes(HexFormat.of().parseHex(block)).toString();
        OpaqueIds ids =
                OpaqueIds.builder().key(2, HexFormat.of().parseHex(secret)).build();

        String text = ids.encode(id);

        assertThat(text.substring(1)).isEqualTo(expected.substring(1));
        assertThat(text).matches("[GHJKMNPQ].*");
        assertThat(ids.decode(text)).isEqualTo(id);
    }

    @Test
    void decode_returnsTheIdThatWasEncoded() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 10_000; i++) {
            long time = (long) (random.nextDouble() * NOW.toEpochMilli());
            Ulid id = new Ulid(time << 16 | random.nextInt(1 << 16), random.nextLong());
            String text = opaque.encode(id);

            assertThat(text).as("seed %d", seed).matches("[89ABCDEF][0-9A-HJKMNP-TV-Z]{25}");
            assertThat(Ulid.isValid(text)).as("seed %d", seed).isFalse();
            assertThat(opaque.decode(text)).as("seed %d", seed).isEqualTo(id);
            assertThat(opaque.decode(text.toLowerCase())).as("seed %d", seed).isEqualTo(id);
        }
    }

    /** The share of pairs in ascending order is 1/2 for texts without order; 5 standard deviations are 0.025. */
    @Test
    void encode_ofAscendingIds_isInNoOrder() {
        Ulid first = Ulid.min(NOW);
        String[] texts = IntStream.range(0, 10_001)
                .mapToObj(i -> opaque.encode(new Ulid(first.mostSignificantBits(), i)))
                .toArray(String[]::new);
        long ascending = IntStream.range(0, 10_000)
                .filter(i -> texts[i].compareTo(texts[i + 1]) < 0)
                .count();

        assertThat(ascending / 10_000.0).isBetween(0.475, 0.525);
        assertThat(texts).doesNotHaveDuplicates();
    }

    @Test
    void key_theFirstEncodesAndAllDecode() {
        OpaqueIds before = OpaqueIds.builder().key(1, SECRET).key(2, OTHER).build();
        OpaqueIds after = OpaqueIds.builder().key(2, OTHER).key(1, SECRET).build();
        Ulid id = Ulid.min(NOW);

        assertThat(before.encode(id)).matches("[89A-F].*").isEqualTo(opaque.encode(id));
        assertThat(after.encode(id)).matches("[GHJKMNPQ].*");
        assertThat(before.decode(after.encode(id))).isEqualTo(id);
        assertThat(after.decode(before.encode(id))).isEqualTo(id);
    }

    @Test
    void decode_anotherKey_throws() {
        String text = OpaqueIds.builder().key(3, OTHER).build().encode(Ulid.min(NOW));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> opaque.decode(text))
                .withMessage("Invalid opaque id: key 3 is not among the keys");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "U1ARZ3NDEKTSV4RRFFQ69G5FAV", "\u0661", "-"})
    void decode_noOpaqueText_throws(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> opaque.decode(text))
                .withMessage("Invalid opaque id: at position 0, one of 8 to Z is needed");
    }

    @Test
    void decode_wrongCharacterOrLength_namesThePosition() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> opaque.decode("8123U"))
                .withMessageContaining("at position 4, 'U' is not one of");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> opaque.decode(opaque.encode(Ulid.min(NOW)) + "0"))
                .withMessageContaining("at position 26, '0' is one too many");
    }

    /** The chance that the Javadoc names, 1/156 from 1970 on: of 100,000 texts, 641 are expected; 5 deviations are 127. */
    @Test
    void decode_textsMadeByHand_passAsRarelyAsTheWindowIsNarrow() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        int passed = 0;
        for (int i = 0; i < 100_000; i++) {
            String block = new Ulid(random.nextLong(), random.nextLong()).toString();
            try {
                opaque.decode("89ABCDEF".charAt(block.charAt(0) - '0') + block.substring(1));
                passed++;
            } catch (IllegalArgumentException refused) {
                assertThat(refused).hasMessage("Invalid opaque id: it was not made with key 1");
            }
        }

        assertThat(passed).as("seed %d", seed).isBetween(500, 780);
    }

    @Test
    void window_bothBounds() {
        OpaqueIds narrow = OpaqueIds.builder()
                .key(1, SECRET)
                .window(NOW.minusMillis(5), Duration.ofMillis(5))
                .clock(clock)
                .build();

        assertThat(narrow.decode(narrow.encode(Ulid.min(NOW.minusMillis(5))))).isEqualTo(Ulid.min(NOW.minusMillis(5)));
        assertThat(narrow.decode(narrow.encode(Ulid.max(NOW.plusMillis(4))))).isEqualTo(Ulid.max(NOW.plusMillis(4)));
        for (Instant outside : new Instant[] {NOW.minusMillis(6), NOW.plusMillis(5)}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> narrow.encode(Ulid.min(outside)))
                    .withMessage("Invalid id for an opaque text:"
                            + " its time is not between 2026-11-30T11:59:59.995Z and now + PT0.005S");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> narrow.decode(opaque.encode(Ulid.min(outside))))
                    .withMessage("Invalid opaque id: it was not made with key 1");
        }
    }

    @Test
    void window_moreAheadThanAnyTime_endsNever() {
        OpaqueIds wide = OpaqueIds.builder()
                .key(1, SECRET)
                .window(Instant.EPOCH, Duration.ofSeconds(Long.MAX_VALUE))
                .build();

        assertThat(wide.decode(wide.encode(Ulid.MAX))).isEqualTo(Ulid.MAX);
        assertThat(wide.decode(wide.encode(Ulid.MIN))).isEqualTo(Ulid.MIN);
    }

    @Test
    void key_wrongNumberOrSecret_throwsWithoutTheSecret() {
        OpaqueIds.Builder builder = OpaqueIds.builder().key(1, SECRET);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.key(0, OTHER))
                .withMessage("Invalid key 0 for opaque ids: its number must be 1 to 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.key(4, OTHER))
                .withMessage("Invalid key 4 for opaque ids: its number must be 1 to 3");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.key(1, OTHER))
                .withMessage("Invalid key 1 for opaque ids: there is one with that number");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.key(2, SECRET))
                .withMessage("Invalid key 2 for opaque ids: it is the same as key 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.key(2, new byte[15]))
                .withMessage("Invalid key 2 for opaque ids: 120 bits where 128, 192 or 256 are needed");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.window(NOW, Duration.ofMillis(-1)))
                .withMessage("Invalid window for opaque ids: PT-0.001S ahead is negative");
    }

    @Test
    void build_withoutAKey_throws() {
        assertThatIllegalStateException()
                .isThrownBy(() -> OpaqueIds.builder().build())
                .withMessage("Opaque ids need a key: call key(1, secret) before build()");
    }

    @Test
    void toString_doesNotShowTheSecret() {
        assertThat(opaque.toString()).doesNotContain("key").doesNotContainIgnoringCase("0001020304");
    }
}
