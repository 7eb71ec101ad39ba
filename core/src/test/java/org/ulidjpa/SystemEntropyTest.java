package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.SecureRandomSpi;
import java.security.Security;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SystemEntropyTest {
    private static final long TIME = 1_700_000_000_000L;

    private final ManualClock clock = new ManualClock(TIME);
    private final List<SecureRandom> made = new ArrayList<>();
    private final SystemEntropy entropy = new SystemEntropy(clock, () -> {
        made.add(new SecureRandom());
        return made.get(made.size() - 1);
    });

    @Test
    void fill_seedsAtTheFirstUse() {
        assertThat(made).isEmpty();
        assertThat(fill()).isNotEqualTo(new byte[64]).isNotEqualTo(fill());
        assertThat(made).hasSize(1);
    }

    @Test
    void fill_seedsAnewOnceASecondOld() {
        fill();
        clock.set(TIME + 999);
        fill();
        assertThat(made).hasSize(1);

        clock.set(TIME + 1_000);
        fill();
        assertThat(made).hasSize(2);

        clock.set(TIME);
        fill();
        assertThat(made).hasSize(3);
    }

    @Test
    void reset_seedsAnew() {
        fill();
        entropy.reset();
        assertThat(made).hasSize(1);
        fill();
        assertThat(made).hasSize(2);
    }

    @Test
    void shared_isTheDrbgOfTheJdk() {
        byte[] bytes = new byte[2_560];
        SystemEntropy.SHARED.fill(bytes);

        assertThat(SystemEntropy.newSecureRandom().getAlgorithm()).isEqualTo("DRBG");
        assertThat(bytes).isNotEqualTo(new byte[2_560]);
    }

    /** Left alone, a DRBG takes a seed that copies of the process have, too: see {@link CriuTest}. */
    @Test
    void newSecureRandom_isSeededByTheOperatingSystem() {
        Recorder.seed = "";
        Security.insertProviderAt(new StandIn(), 1);
        try {
            SystemEntropy.newSecureRandom();
        } finally {
            Security.removeProvider(StandIn.NAME);
        }

        assertThat(Recorder.seed).isEqualTo("s".repeat(48));
    }

    private byte[] fill() {
        byte[] bytes = new byte[64];
        entropy.fill(bytes);
        return bytes;
    }

    /** Stands in for the JDK's provider. */
    @SuppressWarnings("serial")
    private static final class StandIn extends Provider {
        static final String NAME = "StandIn";

        StandIn() {
            super(NAME, "1", "DRBG and the operating system");
            put("SecureRandom.DRBG", Recorder.class.getName());
            put("SecureRandom.NativePRNGNonBlocking", Recorder.class.getName());
        }
    }

    /** Gives seeds of the letter s, and keeps the last that it was given. */
    @SuppressWarnings("serial")
    public static final class Recorder extends SecureRandomSpi {
        static String seed = "";

        @Override
        protected void engineSetSeed(byte[] seed) {
            Recorder.seed = new String(seed, StandardCharsets.US_ASCII);
        }

        @Override
        protected void engineNextBytes(byte[] bytes) {}

        @Override
        protected byte[] engineGenerateSeed(int length) {
            return "s".repeat(length).getBytes(StandardCharsets.US_ASCII);
        }
    }
}
