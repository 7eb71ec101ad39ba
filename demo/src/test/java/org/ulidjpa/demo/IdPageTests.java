package org.ulidjpa.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.ui.ExtendedModelMap;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

class IdPageTests {

    private final IdPage page = new IdPage(UlidGenerator.monotonic());
    private final ExtendedModelMap model = new ExtendedModelMap();
    private final MockHttpServletResponse response = new MockHttpServletResponse();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "01ARZ3NDEKTSV4RRFFQ69G5FAV",
                " 01arz3ndektsv4rrffq69g5fav\n",
                "01563e3a-b5d3-d676-4c61-efb99302bd5b",
                "01563E3A-B5D3-D676-4C61-EFB99302BD5B"
            })
    void anIdIsTakenApart(String text) {
        page.decode(text, model, response);
        IdParts parts = (IdParts) Objects.requireNonNull(model.get("id"));
        assertThat(parts.id()).hasToString("01ARZ3NDEKTSV4RRFFQ69G5FAV");
        assertThat(parts.uuid()).hasToString("01563e3a-b5d3-d676-4c61-efb99302bd5b");
        assertThat(parts.time()).isEqualTo("2016-07-30T23:54:10.259Z");
        assertThat(parts.random()).isEqualTo("d6 76 4c 61 ef b9 93 02 bd 5b");
        assertThat(parts.bytes()).isEqualTo("01 56 3e 3a b5 d3 d6 76 4c 61 ef b9 93 02 bd 5b");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            017f22e2-79b0-7cc3-98c4-dc0c0c07398f | version 7. It starts with the time
            919108f7-52d1-4320-9bac-f847db4148a8 | version 4. It is random
            c232ab00-9414-11ec-b3c8-9f6bdeced846 | version 1. It has its time elsewhere
            1ec9414c-232a-6b00-b3c8-9f6bdeced846 | version 6. It has its time elsewhere
            5df41881-3aed-3515-88a7-2f4a814cf09e | version 3. The time shown means nothing
            01563e3a-b5d3-d676-4c61-efb99302bd5b | no version that RFC 9562 describes
            01ARZ3NDEKTSV4RRFFQ69G5FAV           | A ULID. Its UUID has no version""")
    void theNoteTellsTheVersion(String text, String note) {
        assertThat(IdParts.of(text).note()).contains(note);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            01ARZ3NDEKTSV4RRFFQ69G5FA             | at position 25, the end comes too early
            81ARZ3NDEKTSV4RRFFQ69G5FAV            | at position 0, '8' is greater than 7
            01ARZ3NDEKTSV4RRFFQ69G5FAU            | at position 25, 'U' is not one of
            01563e3a-b5d3-d676-4c61-efb99302bd5g  | Invalid UUID: 36 characters are there""")
    void otherTextIsRefusedWithTheReason(String text, String reason) {
        page.decode(text, model, response);
        assertThat(response.getStatus()).isEqualTo(400);
        assertThat(model).doesNotContainKeys("id", "meant").containsEntry("text", text);
        assertThat(model.get("refused")).asString().contains(reason);
    }

    @Test
    void ofMistakenLettersTheIdThatWasMeantIsOffered() {
        page.decode("OlARZ3NDEK-TSV4RRFFQ69G5FAV", model, response);
        assertThat(model).containsEntry("meant", Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 999, 1000})
    void asManyIdsAreMadeAsAreAskedFor(int count) {
        page.make(String.valueOf(count), model, response);
        assertThat(response.getStatus()).isEqualTo(200);
        List<?> ids = (List<?>) Objects.requireNonNull(model.get("ids"));
        assertThat(ids).hasSize(count).doesNotHaveDuplicates();
        assertThat(ids.stream().map(Ulid.class::cast).toList()).isSorted();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-1", "1001", "1e3", "10000000000", "ten"})
    void anotherNumberIsRefused(String count) {
        page.make(count, model, response);
        assertThat(response.getStatus()).isEqualTo(400);
        assertThat(model)
                .doesNotContainKey("ids")
                .containsEntry("countRefused", "Not a number from 1 to 1000: " + count);
    }
}
