package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Locale;
import java.util.Random;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

/** Random texts, most of them close to a valid one, against a second implementation that is slow and obvious. */
@NullUnmarked
class UlidTextFuzzTest {
    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final String CHARACTERS =
            ALPHABET + ALPHABET.toLowerCase(Locale.ROOT) + "ILOUilou-[@`{/:^ \0\u00FF\u017F\u212A\uFF10\uD83D\uDE00";
    private static final BigInteger MAX = BigInteger.TWO.pow(128).subtract(BigInteger.ONE);

    @Test
    void parse_randomTexts() {
        long seed = Long.getLong("seed", System.nanoTime());
        Random random = new Random(seed);
        int valid = 0;
        for (int i = 0; i < 300_000; i++) {
            String text = randomText(random);
            try {
                valid += requireAgreement(text) ? 1 : 0;
            } catch (Throwable e) {
                throw new AssertionError("text " + i + " of -Dseed=" + seed + ": '" + text + "'", e);
            }
        }
        assertThat(valid).as("valid texts of -Dseed=" + seed).isBetween(50_000, 250_000);
    }

    /** Returns whether the text is valid. */
    private static boolean requireAgreement(String text) {
        BigInteger expected = value(text);
        boolean valid = expected != null;
        require(Ulid.isValid(text) == valid);
        require(Ulid.tryParse(text).isPresent() == valid);
        try {
            Ulid id = Ulid.parse(text);
            require(valid && new BigInteger(1, id.toBytes()).equals(expected));
            require(id.toString().equals(text.toUpperCase(Locale.ROOT)));
        } catch (IllegalArgumentException e) {
            require(!valid && e.getMessage().startsWith("Invalid ULID: at position "));
        }
        return valid;
    }

    private static void require(boolean agreement) {
        if (!agreement) {
            throw new AssertionError("The two implementations disagree");
        }
    }

    /** The value of the text, or null if it is none. */
    private static BigInteger value(String text) {
        if (text.length() != 26) {
            return null;
        }
        BigInteger value = BigInteger.ZERO;
        for (char character : text.toCharArray()) {
            int digit = ALPHABET.indexOf(character >= 'a' && character <= 'z' ? character - 32 : character);
            if (digit < 0) {
                return null;
            }
            value = value.shiftLeft(5).add(BigInteger.valueOf(digit));
        }
        return value.compareTo(MAX) > 0 ? null : value;
    }

    private static String randomText(Random random) {
        StringBuilder text = new StringBuilder(new Ulid(random.nextLong(), random.nextLong()).toString());
        for (int changes = random.nextInt(4); changes > 0 && !text.isEmpty(); changes--) {
            int position = random.nextInt(text.length());
            char character = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
            switch (random.nextInt(8)) {
                case 0 -> text.insert(position, character);
                case 1 -> text.deleteCharAt(position);
                case 2 -> text.setLength(position);
                default -> text.setCharAt(position, character);
            }
        }
        return text.toString();
    }
}
