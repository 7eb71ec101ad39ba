package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntropyPoolTest {
    private static final long TIME = 1_700_000_000_000L;

    private final AtomicInteger fills = new AtomicInteger();
    private final AtomicInteger resets = new AtomicInteger();
    private final EntropySource numbered = Entropy.ofBlocks(fills::incrementAndGet)::nextBytes;

    @Test
    void ulidAt_takesTheBytesInOrder() {
        EntropyPool pool = new EntropyPool(bytes -> {
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) (i + 1);
            }
        });

        assertThat(pool.ulidAt(TIME)).isEqualTo(new Ulid(TIME << 16 | 0x0102, 0x030405060708090AL));
        assertThat(pool.ulidAt(TIME)).isEqualTo(new Ulid(TIME << 16 | 0x0B0C, 0x0D0E0F1011121314L));
    }

    @Test
    void ulidAt_upperBitsDoNotReachTheTime() {
        assertThat(new EntropyPool(bytes -> Arrays.fill(bytes, (byte) -1)).ulidAt(0))
                .isEqualTo(new Ulid(0xFFFF, -1));
    }

    @Test
    void ulidAt_fillsOnceFor256Ids() {
        EntropyPool pool = new EntropyPool(numbered);
        assertThat(fills).hasValue(0);

        for (int block = 1; block <= 3; block++) {
            for (int i = 0; i < 256; i++) {
                assertThat(pool.ulidAt(TIME).leastSignificantBits()).isEqualTo(block);
            }
        }
    }

    @Test
    void ulidAt_fillsTheNextBlockAtAnEighthOfOne() {
        EntropyPool pool = new EntropyPool(numbered);

        take(pool, 32);
        assertThat(fills).hasValue(1);
        take(pool, 1);
        assertThat(fills).hasValue(2);
        take(pool, 223 + 32);
        assertThat(fills).hasValue(2);
    }

    @Test
    void ulidAt_dropsANextBlockThatIsASecondOff() {
        EntropyPool pool = new EntropyPool(numbered);
        take(pool, 33);

        assertThat(pool.ulidAt(TIME + 1_000).leastSignificantBits()).isEqualTo(3);
    }

    @Test
    void clear_dropsTheNextBlock() {
        EntropyPool pool = new EntropyPool(numbered);
        take(pool, 33);
        pool.clear();

        assertThat(pool.ulidAt(TIME).leastSignificantBits()).isEqualTo(3);
    }

    private static void take(EntropyPool pool, int ids) {
        for (int i = 0; i < ids; i++) {
            pool.ulidAt(TIME);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {-1_000, 1_000, 86_400_000, -86_400_000})
    void ulidAt_dropsABlockThatIsASecondOff(long millis) {
        EntropyPool pool = new EntropyPool(numbered);
        pool.ulidAt(TIME);

        assertThat(pool.ulidAt(TIME + millis).leastSignificantBits()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(longs = {-999, 0, 999})
    void ulidAt_keepsABlockForASecond(long millis) {
        EntropyPool pool = new EntropyPool(numbered);
        pool.ulidAt(TIME);

        assertThat(pool.ulidAt(TIME + millis).leastSignificantBits()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 1L << 48, Long.MIN_VALUE, Long.MAX_VALUE})
    void ulidAt_timeOutOfRange(long millis) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new EntropyPool(numbered).ulidAt(millis))
                .withMessage(
                        "Invalid ULID: time " + millis + " ms is outside 0..281474976710655 ms since the Unix epoch");
    }

    @Test
    void ulidAt_sourceThatFails() {
        EntropyPool pool = new EntropyPool(bytes -> {
            if (fills.incrementAndGet() == 1) {
                throw new IllegalStateException("no entropy yet");
            }
        });

        assertThatIllegalStateException().isThrownBy(() -> pool.ulidAt(TIME));
        assertThat(pool.ulidAt(TIME).timestamp()).isEqualTo(TIME);
    }

    @Test
    void clear_dropsTheBlockAndResetsTheSource() {
        EntropyPool pool = new EntropyPool(new EntropySource() {
            @Override
            public void fill(byte[] bytes) {
                numbered.fill(bytes);
            }

            @Override
            public void reset() {
                resets.incrementAndGet();
            }
        });
        pool.ulidAt(TIME);
        pool.clear();

        assertThat(pool.ulidAt(TIME).leastSignificantBits()).isEqualTo(2);
        assertThat(resets).hasValue(1);
    }

    @Test
    void ulidAt_manyThreads_noBitsTwice() {
        EntropyPool pool = new EntropyPool(new SecureRandom()::nextBytes);
        Set<Ulid> ids = ConcurrentHashMap.newKeySet();
        IntStream.range(0, 200_000).parallel().forEach(i -> ids.add(pool.ulidAt(TIME)));

        assertThat(ids).hasSize(200_000);
    }
}
