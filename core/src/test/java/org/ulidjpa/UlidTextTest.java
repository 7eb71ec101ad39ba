package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class UlidTextTest {
    private static final String TEXT = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                          |  0 | the end comes too early: 26 characters are needed",
                "01ARZ3NDEKTSV4RRFFQ69G5FA   | 25 | the end comes too early: 26 characters are needed",
                "01ARZ3NDEKTSV4RRFFQ69G5FAV0 | 26 | '0' is one too many: 26 characters are needed",
                "81ARZ3NDEKTSV4RRFFQ69G5FAV  |  0 | '8' is greater than 7: the id would be greater than 2^128-1",
                "U1ARZ3NDEKTSV4RRFFQ69G5FAV  |  0 | 'U' is not one of 0123456789ABCDEFGHJKMNPQRSTVWXYZ",
                "01ARZ3NDEKTSV4RRFFQ69G5FAi  | 25 | 'i' is not one of 0123456789ABCDEFGHJKMNPQRSTVWXYZ",
                "01ARZ3NDEK-TSV4RRFFQ69G5FAV | 10 | '-' is not one of 0123456789ABCDEFGHJKMNPQRSTVWXYZ",
                "01ARZ3NDEKTS 4RRFFQ69G5FAV  | 12 | U+0020 is not one of 0123456789ABCDEFGHJKMNPQRSTVWXYZ",
            })
    void parse_saysPositionCharacterAndReason(String text, int position, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Ulid.parse(text))
                .withMessage("Invalid ULID: at position " + position + ", " + reason);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "01ARZ3-NDEKTSV4RRFF-Q69G5FA   | 27 | the end comes too early: 26 characters are needed",
                "01ARZ3-NDEKTSV4RRFF-Q69G5FAV0 | 28 | '0' is one too many: 26 characters are needed",
                "-81ARZ3NDEKTSV4RRFFQ69G5FAV   |  1 | '8' is greater than 7: the id would be greater than 2^128-1",
                "01ARZ3-NDEKTSU4RRFFQ69G5FAV   | 13 | 'U' is not one of 0123456789ABCDEFGHJKMNPQRSTVWXYZ",
            })
    void parseLenient_countsPositionsWithHyphens(String text, int position, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Ulid.parseLenient(text))
                .withMessage("Invalid ULID: at position " + position + ", " + reason);
    }

    @Test
    void parseLenient_readsLookAlikesInEitherCase() {
        assertThat(Ulid.parseLenient("0oO-iIlL-0000000000000000000"))
                .isEqualTo(Ulid.parse("00011110000000000000000000"));
    }

    /** No character of all 65,536 but the 54 of the alphabet in either case may pass, at any position. */
    @Test
    void read_everyCharacterAtEveryPosition() {
        String accepted = ALPHABET + ALPHABET.toLowerCase(java.util.Locale.ROOT);
        for (int position = 0; position < TEXT.length(); position++) {
            StringBuilder text = new StringBuilder(TEXT);
            for (char character = 0; character < Character.MAX_VALUE; character++) {
                text.setCharAt(position, character);
                boolean digit = accepted.indexOf(character) >= 0;
                boolean small = position > 0 || character <= '7';
                if (Ulid.isValid(text) != (digit && small)) {
                    throw new AssertionError("position " + position + ", character " + (int) character);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource
    void read_hostileTextOfTheRightLength(String character) {
        String text = character + TEXT.substring(character.length());

        assertThat(Ulid.isValid(text)).isFalse();
        assertThat(Ulid.tryParse(text)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Ulid.parse(text))
                .withMessage(
                        "Invalid ULID: at position 0, U+%04X is not one of " + ALPHABET, (int) character.charAt(0));
    }

    static Stream<String> read_hostileTextOfTheRightLength() {
        return Stream.of("\uD83D\uDE00", "\uDE00\uD83D", "\u017F", "\u212A", "\uFF10", "\u0660", "\0", "\n", "\u007F");
    }

    @Test
    void read_aMegabyte() {
        String text = "0".repeat(1 << 20);

        assertThat(Ulid.isValid(text)).isFalse();
        assertThat(Ulid.tryParse(text)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Ulid.parse(text))
                .withMessage("Invalid ULID: at position 26, '0' is one too many: 26 characters are needed");
    }

    @Test
    void read_charSequenceThatIsNoString() {
        assertThat(Ulid.parse(new StringBuilder(TEXT))).hasToString(TEXT);
    }

    /** The reading and the writing of each digit at each position, one bit pattern at a time. */
    @Test
    void write_everyDigitAtEveryPosition() {
        IntStream.range(0, TEXT.length()).forEach(position -> {
            for (char digit : ALPHABET.substring(0, position == 0 ? 8 : 32).toCharArray()) {
                StringBuilder text = new StringBuilder(TEXT);
                text.setCharAt(position, digit);

                assertThat(Ulid.parse(text)).hasToString(text.toString());
                assertThat(Ulid.parse(text)).isEqualTo(Ulid.parseLenient(text));
            }
        });
    }
}
