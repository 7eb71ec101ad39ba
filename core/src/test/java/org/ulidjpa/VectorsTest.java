package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The facts of {@code ulid.json} and {@code uuid7.json}: the specifications, other implementations, articles. */
class VectorsTest {
    @ParameterizedTest
    @MethodSource
    void parse_valid(JsonNode vector) {
        Ulid id = Ulid.parse(vector.get("text").asText());

        assertThat(id).hasToString(vector.get("canonical").asText());
        assertThat(HexFormat.of().formatHex(id.toBytes()))
                .isEqualTo(vector.get("hex").asText());
        assertThat(id.timestamp()).isEqualTo(vector.get("timestampMillis").asLong());
        assertThat(id.toUuid()).isEqualTo(UUID.fromString(vector.get("uuid").asText()));
        assertThat(Ulid.tryParse(vector.get("text").asText())).contains(id);
        assertThat(Ulid.parseLenient(vector.get("text").asText())).isEqualTo(id);
        assertThat(Ulid.isValid(vector.get("text").asText())).isTrue();
    }

    static Stream<JsonNode> parse_valid() {
        return ulid("/valid");
    }

    @ParameterizedTest
    @MethodSource
    void parse_invalid(JsonNode vector) {
        String text = vector.get("text").asText();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> Ulid.parse(text))
                .withMessageMatching("Invalid ULID: at position \\d+, ('.'|U\\+[0-9A-F]{4}|the end) .+");
        assertThat(Ulid.tryParse(text)).isEmpty();
        assertThat(Ulid.isValid(text)).isFalse();
    }

    static Stream<JsonNode> parse_invalid() {
        return ulid("/invalid");
    }

    @ParameterizedTest
    @MethodSource
    void parseLenient_lookAlikesAndHyphens(JsonNode vector) {
        assertThat(Ulid.parseLenient(vector.get("text").asText()))
                .hasToString(vector.get("canonical").asText());
        assertThat(Ulid.isValid(vector.get("text").asText())).isFalse();
    }

    static Stream<JsonNode> parseLenient_lookAlikesAndHyphens() {
        return ulid("/lenient");
    }

    @ParameterizedTest
    @MethodSource("monotonic")
    void increment_countsAsTheSequence(JsonNode vector) {
        List<Ulid> ids = ids(vector.get("sequence"));

        for (int i = 1; i < ids.size(); i++) {
            assertThat(ids.get(i - 1).increment()).isEqualTo(ids.get(i));
        }
    }

    @ParameterizedTest
    @MethodSource("monotonic")
    void next_countsAsTheSequence(JsonNode vector) {
        List<Ulid> ids = ids(vector.get("sequence"));
        UlidGenerator generator = UlidGenerator.builder()
                .clock(new ManualClock(ids.get(0).timestamp()))
                .entropy(Entropy.ofId(ids.get(0)))
                .build();

        assertThat(ids).allSatisfy(id -> assertThat(generator.next()).isEqualTo(id));
    }

    static Stream<JsonNode> monotonic() {
        return ulid("/monotonic");
    }

    @ParameterizedTest
    @MethodSource
    void compareTo_ordersAsTextAndBytes(JsonNode ascending) {
        List<Ulid> expected = ids(ascending);
        List<Ulid> ids = new ArrayList<>(expected);
        Collections.reverse(ids);

        assertThat(ids.stream().sorted()).isEqualTo(expected);
        assertThat(ids.stream().map(Ulid::toString).sorted().map(Ulid::parse)).isEqualTo(expected);
        assertThat(ids.stream().map(Ulid::toUuid).sorted(Uuid7.UNSIGNED_ORDER).map(Ulid::fromUuid))
                .isEqualTo(expected);
        assertThat(ids.stream().map(Ulid::toUuid).sorted().map(Ulid::fromUuid)).isNotEqualTo(expected);
    }

    static Stream<JsonNode> compareTo_ordersAsTextAndBytes() {
        return Stream.of(read("ulid.json").at("/ordering/ascending"));
    }

    @ParameterizedTest
    @MethodSource
    void time_outOfRange(JsonNode millis) {
        Instant time = Instant.ofEpochMilli(millis.asLong());

        assertThatIllegalArgumentException().isThrownBy(() -> Ulid.min(time));
        assertThatIllegalArgumentException().isThrownBy(() -> Ulid.max(time));
        assertThatIllegalArgumentException().isThrownBy(() -> UlidRange.between(time, time));
    }

    static Stream<JsonNode> time_outOfRange() {
        return ulid("/encodeErrors/timestampMillis");
    }

    @ParameterizedTest
    @MethodSource
    void uuid7_valid(JsonNode vector) {
        UUID uuid = UUID.fromString(vector.get("uuid").asText());

        assertThat(Uuid7.isUuid7(uuid)).isTrue();
        assertThat(uuid.variant()).isEqualTo(vector.get("variant").asInt());
        assertThat(Uuid7.timestamp(uuid))
                .isEqualTo(vector.get("timestampMillis").asLong());
        assertThat(Instant.ofEpochMilli(Uuid7.timestamp(uuid)))
                .isEqualTo(vector.get("instant").asText());
    }

    static Stream<JsonNode> uuid7_valid() {
        return elements(read("uuid7.json").at("/valid"));
    }

    @ParameterizedTest
    @MethodSource
    void uuid7_otherVersion(JsonNode text) {
        UUID uuid = UUID.fromString(text.asText());

        assertThat(Uuid7.isUuid7(uuid)).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Uuid7.timestamp(uuid))
                .withMessageContaining(text.asText());
    }

    static Stream<JsonNode> uuid7_otherVersion() {
        return elements(read("uuid7.json").at("/notVersion7"));
    }

    private static List<Ulid> ids(JsonNode texts) {
        return elements(texts).map(JsonNode::asText).map(Ulid::parse).toList();
    }

    private static Stream<JsonNode> ulid(String path) {
        return elements(read("ulid.json").at(path));
    }

    /** Fails on a path that is missing: a parameterized test of nothing would pass over it. */
    private static Stream<JsonNode> elements(JsonNode array) {
        assertThat(array).isNotEmpty();
        return StreamSupport.stream(array.spliterator(), false);
    }

    private static JsonNode read(String name) {
        try (InputStream in = VectorsTest.class.getResourceAsStream(name)) {
            return new ObjectMapper().readTree(in);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
