package org.ulidjpa;

import static java.util.Objects.requireNonNull;

import java.security.GeneralSecurityException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;

/**
 * Texts that stand for ids in public. An id tells when its row was made, and several ids how often rows are made; the text
 * tells neither, and needs no second column and no second index: the id's 128 bits are one block of AES
 * (<a href="https://doi.org/10.6028/NIST.FIPS.197-upd1">FIPS 197</a>) under a secret key.
 *
 * <p>The bits of the text, 26 digits of Crockford's Base32, most significant first:
 *
 * <ul>
 *   <li>2 bits: the number of the key, 1 to 3
 *   <li>128 bits: the encrypted id
 * </ul>
 *
 * <p>So the text begins with {@code 8} to {@code Z} and is never that of a plain id. An id has the same text as long as the
 * key is the same.
 *
 * <p><strong>It is no authorisation.</strong> Whoever holds a text may pass it on, and every text decrypts to some id. Of
 * that id only the time is checked, so a text made by hand passes with a chance of (length of the window in ms) /
 * 2<sup>48</sup> for each try: 1 in 156 from 1970 to 2026, 1 in 1,784 for five years. What comes out then is an id with 80
 * random bits, which no row has.
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class OpaqueIds {
    /** How many bits of the first digit belong to the encrypted id. The number of the key is above them. */
    private static final int FIRST_DIGIT_BITS = 3;

    private final List<Key> keys;
    private final Instant from;
    private final Duration ahead;
    private final Clock clock;

    private OpaqueIds(Builder builder) {
        this.keys = List.copyOf(builder.keys);
        this.from = builder.from;
        this.ahead = builder.ahead;
        this.clock = builder.clock;
    }

    /**
     * Returns a builder, which needs a key.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns the text that stands for an id.
     *
     * @param id an id with a time within the window
     * @return 26 characters of {@code 0123456789ABCDEFGHJKMNPQRSTVWXYZ}, the first of them {@code 8} to {@code Z}
     * @throws IllegalArgumentException if the id's time is outside the window, so that {@link #decode} would refuse the text;
     *     the message does not hold the id
     */
    public String encode(Ulid id) {
        if (!isPlausible(id)) {
            throw new IllegalArgumentException(
                    "Invalid id for an opaque text: its time is not between " + from + " and now + " + ahead);
        }
        Key key = keys.get(0);
        String block = key.crypt(Cipher.ENCRYPT_MODE, id).toString();
        return UlidText.withFirstDigit(block, key.number << FIRST_DIGIT_BITS | UlidText.firstDigit(block));
    }

    /**
     * Returns the id that a text stands for.
     *
     * @param text what {@link #encode} returned, in either case
     * @return the id
     * @throws IllegalArgumentException if the text has not that form, its key is not known, or the id's time is outside the
     *     window; the message tells nothing about the id
     */
    public Ulid decode(CharSequence text) {
        String digits = text.toString();
        int first = UlidText.firstDigit(digits);
        int number = first >> FIRST_DIGIT_BITS;
        if (number <= 0) {
            throw invalid("at position 0, one of 8 to Z is needed");
        }
        Ulid block = Ulid.parse(UlidText.withFirstDigit(digits, first & (1 << FIRST_DIGIT_BITS) - 1));
        Ulid id = key(number).crypt(Cipher.DECRYPT_MODE, block);
        if (!isPlausible(id)) {
            throw invalid("it was not made with key " + number);
        }
        return id;
    }

    private Key key(int number) {
        return keys.stream()
                .filter(key -> key.number == number)
                .findAny()
                .orElseThrow(() -> invalid("key " + number + " is not among the keys"));
    }

    private boolean isPlausible(Ulid id) {
        Instant time = id.instant();
        return !time.isBefore(from) && Duration.between(clock.instant(), time).compareTo(ahead) < 0;
    }

    private static IllegalArgumentException invalid(String reason) {
        return new IllegalArgumentException("Invalid opaque id: " + reason);
    }

    private record Key(int number, SecretKeySpec secret) {
        /** One block under one key: ECB, the mode that treats each block alike, has no second one to show a likeness. */
        Ulid crypt(int mode, Ulid block) {
            try {
                Cipher cipher = Cipher.getInstance("AES/ECB/NoPadding");
                cipher.init(mode, secret);
                return Ulid.fromBytes(cipher.doFinal(block.toBytes()));
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException("The JDK's AES failed", e);
            }
        }
    }

    /** Configures {@link OpaqueIds}. For one thread. */
    public static final class Builder {
        private static final int MAX_NUMBER = 3;

        private final List<Key> keys = new ArrayList<>();
        private Instant from = Instant.EPOCH;
        private Duration ahead = Duration.ofDays(1);
        private Clock clock = Clock.systemUTC();

        private Builder() {}

        /**
         * Adds a key. The first that is added encodes; all decode. To change the key, let every machine decode with the new
         * one, then put it first, and drop the old one once its texts may go.
         *
         * @param number 1 to 3: how texts name the key
         * @param secret 16, 24 or 32 bytes from a cryptographically strong source
         * @return this
         * @throws IllegalArgumentException if the number is another or taken, or the secret has another length or is that of
         *     another number
         */
        public Builder key(int number, byte[] secret) {
            check(number >= 1 && number <= MAX_NUMBER, number, "its number must be 1 to " + MAX_NUMBER);
            check(
                    secret.length == 16 || secret.length == 24 || secret.length == 32,
                    number,
                    secret.length * 8 + " bits where 128, 192 or 256 are needed");
            Key key = new Key(number, new SecretKeySpec(secret, "AES"));
            for (Key other : keys) {
                check(other.number != number, number, "there is one with that number");
                check(!other.secret.equals(key.secret), number, "it is the same as key " + other.number);
            }
            keys.add(key);
            return this;
        }

        private static void check(boolean good, int number, String reason) {
            if (!good) {
                throw new IllegalArgumentException("Invalid key " + number + " for opaque ids: " + reason);
            }
        }

        /**
         * Sets the window of times that an id may have. The narrower, the fewer texts made by hand decode. Default: from 1970
         * until one day from now.
         *
         * @param from the time of the oldest id
         * @param ahead zero or more: how far the clock of the machine that made an id may be ahead of this one's
         * @return this
         * @throws IllegalArgumentException if {@code ahead} is negative
         */
        public Builder window(Instant from, Duration ahead) {
            if (ahead.isNegative()) {
                throw new IllegalArgumentException("Invalid window for opaque ids: " + ahead + " ahead is negative");
            }
            this.from = requireNonNull(from, "from");
            this.ahead = ahead;
            return this;
        }

        /**
         * Sets the clock that says until when the window is. Default: the system's clock.
         *
         * @param clock a clock that is safe for use by several threads
         * @return this
         */
        public Builder clock(Clock clock) {
            this.clock = requireNonNull(clock, "clock");
            return this;
        }

        /**
         * Makes the ids' codec.
         *
         * @return a new codec
         * @throws IllegalStateException if there is no key
         */
        public OpaqueIds build() {
            if (keys.isEmpty()) {
                throw new IllegalStateException("Opaque ids need a key: call key(1, secret) before build()");
            }
            return new OpaqueIds(this);
        }
    }
}
