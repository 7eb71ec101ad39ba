package org.ulidjpa;

import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The cryptographically strong source of the JDK: its {@code DRBG}, a deterministic random bit generator per NIST SP
 * 800-90A that the operating system's entropy seeds. Where a provider has none, the platform's default.
 *
 * <p>It is made at the first use, never when a class is initialised, so that no seed gets into a native image; and anew
 * once it is older than a second, so that copies of a process part.
 */
final class SystemEntropy implements EntropySource {
    /** Unseeded until a generator first needs bits. */
    static final SystemEntropy SHARED = new SystemEntropy();

    private static final long SEED_MILLIS = 1_000;

    private final AtomicReference<@Nullable Seeded> current = new AtomicReference<>();

    @Override
    public void fill(byte[] bytes) {
        long now = System.currentTimeMillis();
        Seeded seeded = current.get();
        if (seeded == null || Math.abs(now - seeded.time) >= SEED_MILLIS) {
            seeded = new Seeded(newSecureRandom(), now);
            current.set(seeded);
        }
        seeded.random.nextBytes(bytes);
    }

    @Override
    public void reset() {
        current.set(null);
    }

    private static SecureRandom newSecureRandom() {
        try {
            return SecureRandom.getInstance("DRBG");
        } catch (NoSuchAlgorithmException e) {
            return new SecureRandom();
        }
    }

    private record Seeded(SecureRandom random, long time) {}
}
