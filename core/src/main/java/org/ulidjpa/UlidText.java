package org.ulidjpa;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The text of an id: 26 digits of Crockford's Base32, the first of 3 bits (0 to 7), the others of 5.
 *
 * <p>Reading has two ways. {@link #read} is for texts that are ids: each character is looked up in a table, wrong ones
 * give -1, and the sign of all digits OR-ed together is checked once at the end. {@link #readByDigit} goes digit by
 * digit, so it can skip hyphens and can say what is wrong and where.
 *
 * <p>Writing takes 10 bits at a time from a table of the 1,024 pairs of digits.
 */
final class UlidText {
    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int LENGTH = 26;
    private static final byte HYPHEN = -2;

    /** The value of each character as a digit, or -1. */
    static final byte[] STRICT = strict();

    /** The same, with the look-alikes I, L and O and with {@link #HYPHEN}. */
    static final byte[] LENIENT = lenient();

    private static final VarHandle PAIR = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    private static final short[] PAIRS = pairs();

    private UlidText() {}

    /** Returns the id, or null if the text is none. */
    static @Nullable Ulid read(CharSequence text) {
        if (text.length() != LENGTH) {
            return null;
        }
        // 13 digits are 65 bits. Of the upper half the first digit has only 3, which leaves 63 and room for the top
        // bit of the lower half, the one that is shifted out there.
        long high = 0;
        long low = 0;
        int all = 0;
        for (int i = 0; i < LENGTH / 2; i++) {
            int highDigit = digit(STRICT, text.charAt(i));
            int lowDigit = digit(STRICT, text.charAt(i + LENGTH / 2));
            all |= highDigit | lowDigit;
            high = high << 5 | highDigit;
            low = low << 5 | lowDigit;
        }
        if (all < 0 || text.charAt(0) > '7') {
            return null;
        }
        return new Ulid(high << 1 | digit(STRICT, text.charAt(LENGTH / 2)) >>> 4, low);
    }

    /** Returns the id, or throws an exception that names the first wrong position, its character and the reason. */
    static Ulid readByDigit(CharSequence text, byte[] digits) {
        long high = 0;
        long low = 0;
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = digit(digits, text.charAt(i));
            if (digit == HYPHEN) {
                continue;
            }
            check(digit >= 0, text, i, "is not one of " + ALPHABET);
            check(count > 0 || digit <= 7, text, i, "is greater than 7: the value would be above 2^128-1");
            check(count < LENGTH, text, i, "is one too many: 26 characters are needed");
            high = high << 5 | low >>> 59;
            low = low << 5 | digit;
            count++;
        }
        check(count == LENGTH, text, text.length(), "comes too early: 26 characters are needed");
        return new Ulid(high, low);
    }

    static String write(long high, long low) {
        byte[] text = new byte[LENGTH];
        for (int i = LENGTH - 2; i >= 0; i -= 2) {
            PAIR.set(text, i, PAIRS[(int) low & 0x3FF]);
            low = low >>> 10 | high << 54;
            high >>>= 10;
        }
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    private static int digit(byte[] digits, char character) {
        return character < digits.length ? digits[character] : -1;
    }

    private static void check(boolean good, CharSequence text, int position, String reason) {
        if (!good) {
            throw new IllegalArgumentException(
                    "Invalid ULID: at position " + position + ", " + show(text, position) + " " + reason);
        }
    }

    private static String show(CharSequence text, int position) {
        if (position == text.length()) {
            return "the end";
        }
        char character = text.charAt(position);
        return character > ' ' && character < 127 ? "'" + character + "'" : String.format("U+%04X", (int) character);
    }

    private static byte[] strict() {
        byte[] digits = new byte[128];
        Arrays.fill(digits, (byte) -1);
        for (int i = 0; i < ALPHABET.length(); i++) {
            char digit = ALPHABET.charAt(i);
            digits[digit] = (byte) i;
            digits[Character.toLowerCase(digit)] = (byte) i;
        }
        return digits;
    }

    private static byte[] lenient() {
        byte[] digits = strict();
        digits['O'] = digits['o'] = 0;
        digits['I'] = digits['i'] = digits['L'] = digits['l'] = 1;
        digits['-'] = HYPHEN;
        return digits;
    }

    private static short[] pairs() {
        short[] pairs = new short[1024];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = (short) (ALPHABET.charAt(i >>> 5) << 8 | ALPHABET.charAt(i & 31));
        }
        return pairs;
    }
}
