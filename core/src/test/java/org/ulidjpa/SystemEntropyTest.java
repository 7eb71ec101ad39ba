package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
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

    private byte[] fill() {
        byte[] bytes = new byte[64];
        entropy.fill(bytes);
        return bytes;
    }
}
