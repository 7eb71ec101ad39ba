package org.ulidjpa;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The text of an id: 26 digits of Crockford's Base32, the first of 3 bits (0 to 7), the others of 5.
 *
 * <p>Reading has two ways. {@link #read} is for texts that are ids: each character is looked up in a table, where wrong
 * ones are -1. Shifted and OR-ed together, one -1 makes the whole negative, so all 26 are checked at once at the end.
 * {@link #readByDigit} can skip hyphens, and can say what is wrong and where.
 *
 * <p>Writing takes 10 bits at a time from a table of the 1,024 pairs of digits, and writes four pairs at once.
 */
final class UlidText {
    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final int LENGTH = 26;
    private static final byte WRONG = -1;
    private static final byte HYPHEN = -2;

    /** The value of each Latin-1 character as a digit, or {@link #WRONG}. */
    static final byte[] STRICT = strict();

    /** The same with the look-alikes I, L and O, and with {@link #HYPHEN}. */
    static final byte[] LENIENT = lenient();

    private static final short[] PAIRS = pairs();
    private static final VarHandle ONE_PAIR =
            MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle FOUR_PAIRS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private UlidText() {}

    /** Returns the id, or null if the text is none. */
    static @Nullable Ulid read(CharSequence text) {
        if (text.length() != LENGTH) {
            return null;
        }
        long first = digit(STRICT, text.charAt(0));
        long upper = twelveDigits(text, 1);
        long middle = digit(STRICT, text.charAt(13));
        long lower = twelveDigits(text, 14);
        // "the largest valid ULID encoded in Base32 is 7ZZZZZZZZZZZZZZZZZZZZZZZZZ" (specification, Overflow Errors)
        if ((first | upper | middle | lower) < 0 || first > 7) {
            return null;
        }
        return new Ulid(first << 61 | upper << 1 | middle >>> 4, middle << 60 | lower);
    }

    private static long twelveDigits(CharSequence text, int from) {
        long digits = 0;
        for (int i = from; i < from + 12; i++) {
            digits = digits << 5 | digit(STRICT, text.charAt(i));
        }
        return digits;
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
            require(digit != WRONG, text, i, "is not one of " + ALPHABET);
            require(digit <= 7 || count > 0, text, i, "is greater than 7: the id would be greater than 2^128-1");
            require(count < LENGTH, text, i, "is one too many: 26 characters are needed");
            high = high << 5 | low >>> 59;
            low = low << 5 | digit;
            count++;
        }
        require(count == LENGTH, text, text.length(), "comes too early: 26 characters are needed");
        return new Ulid(high, low);
    }

    private static int digit(byte[] digits, char character) {
        return character < digits.length ? digits[character] : WRONG;
    }

    private static void require(boolean good, CharSequence text, int position, String reason) {
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

    /** The value of the first character, 0 to 31, or a negative number if there is none or it is no digit. */
    static int firstDigit(String text) {
        return text.isEmpty() ? WRONG : digit(STRICT, text.charAt(0));
    }

    static String withFirstDigit(String text, int digit) {
        return ALPHABET.charAt(digit) + text.substring(1);
    }

    @SuppressWarnings("deprecation") // of the one constructor that takes ASCII as it is, the fastest
    static String write(long high, long low) {
        byte[] text = new byte[LENGTH];
        FOUR_PAIRS.set(text, 0, fourPairs(high >>> 26));
        FOUR_PAIRS.set(text, 8, fourPairs(high << 14 | low >>> 50));
        FOUR_PAIRS.set(text, 16, fourPairs(low >>> 10));
        ONE_PAIR.set(text, 24, (short) pair(low));
        return new String(text, 0);
    }

    private static long fourPairs(long bits) {
        return pair(bits) << 48 | pair(bits >>> 10) << 32 | pair(bits >>> 20) << 16 | pair(bits >>> 30);
    }

    private static long pair(long bits) {
        return PAIRS[(int) bits & 0x3FF];
    }

    private static byte[] strict() {
        byte[] digits = new byte[256];
        Arrays.fill(digits, WRONG);
        for (byte i = 0; i < ALPHABET.length(); i++) {
            digits[ALPHABET.charAt(i)] = i;
            digits[Character.toLowerCase(ALPHABET.charAt(i))] = i;
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
            pairs[i] = (short) (ALPHABET.charAt(i & 31) << 8 | ALPHABET.charAt(i >>> 5));
        }
        return pairs;
    }
}
