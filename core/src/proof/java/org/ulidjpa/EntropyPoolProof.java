package org.ulidjpa;

import java.nio.ByteBuffer;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.api.Test;

/** Lincheck interleaves three threads that draw from a pool, and looks for bits that two of them get. */
class EntropyPoolProof {
    @Test
    void ulidAt_givesNoBitsTwice() {
        new ModelCheckingOptions()
                .threads(3)
                .actorsBefore(0)
                .actorsPerThread(3)
                .actorsAfter(0)
                .iterations(5)
                .invocationsPerIteration(500)
                .check(Calls.class);
    }

    public static class Calls {
        private final EntropyPool pool = new EntropyPool(new Numbers());
        private final Set<Ulid> drawn = ConcurrentHashMap.newKeySet();

        /** Each sequential run returns true; so must each interleaving. */
        @Operation
        public boolean drawNew() {
            return drawn.add(pool.ulidAt(1_000));
        }

        /** As if a second had passed: the next call finds the block too old. */
        @Operation
        public boolean drawNewLater() {
            return drawn.add(pool.ulidAt(500));
        }

        @Operation
        public void clear() {
            pool.clear();
        }
    }

    /** Blocks of which no two records are the same. Filled beforehand: Lincheck follows each step of a loop. */
    private static final class Numbers implements EntropySource {
        private static final byte[][] BLOCKS =
                IntStream.range(0, 32).mapToObj(Numbers::block).toArray(byte[][]::new);

        private final AtomicInteger next = new AtomicInteger();

        @Override
        public void fill(byte[] bytes) {
            System.arraycopy(BLOCKS[next.getAndIncrement()], 0, bytes, 0, bytes.length);
        }

        private static byte[] block(int number) {
            ByteBuffer block = ByteBuffer.allocate(2_560);
            for (int i = 0; i < 256; i++) {
                block.putShort(10 * i, (short) number).putLong(10 * i + 2, i);
            }
            return block.array();
        }
    }
}
