package org.ulidjpa;

import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The JDK's own cryptographically strong generator {@code DRBG}, a deterministic random bit generator per NIST SP 800-90A;
 * where no provider has one, the platform's default. In bulk it costs a fifth of the platform's default, and nothing about
 * it is of our making.
 *
 * <p>Its seed is read from the operating system. Left alone it takes the seed from one generator that the JDK keeps for all
 * of a process, and copies of the process have the same one: they would go on with the same bits for ever.
 *
 * <p>It is made at the first use, never when a class is initialised, so that no seed gets into a native image; and made
 * anew, with a new seed, once it is a second old, so that copies of a process part.
 */
final class SystemEntropy implements EntropySource {
    static final SystemEntropy SHARED = new SystemEntropy(Clock.systemUTC(), SystemEntropy::newSecureRandom);

    private static final long SEED_MILLIS = 1_000;
    private static final int SEED_BYTES = 48;

    private final AtomicReference<@Nullable Seeded> current = new AtomicReference<>();
    private final Clock clock;
    private final Supplier<SecureRandom> factory;

    SystemEntropy(Clock clock, Supplier<SecureRandom> factory) {
        this.clock = clock;
        this.factory = factory;
    }

    @Override
    public void fill(byte[] bytes) {
        long now = clock.millis();
        Seeded seeded = current.get();
        if (seeded == null || Math.abs(now - seeded.time) >= SEED_MILLIS) {
            seeded = new Seeded(factory.get(), now);
            current.set(seeded);
        }
        seeded.random.nextBytes(bytes);
    }

    @Override
    public void reset() {
        current.set(null);
    }

    static SecureRandom newSecureRandom() {
        SecureRandom random = instance("DRBG");
        random.setSeed(instance("NativePRNGNonBlocking").generateSeed(SEED_BYTES));
        return random;
    }

    /** Windows has no {@code NativePRNGNonBlocking}; there the default reads its seeds from the operating system, too. */
    private static SecureRandom instance(String algorithm) {
        try {
            return SecureRandom.getInstance(algorithm);
        } catch (NoSuchAlgorithmException e) {
            return new SecureRandom();
        }
    }

    private record Seeded(SecureRandom random, long time) {}
}
