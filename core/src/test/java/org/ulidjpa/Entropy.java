package org.ulidjpa;

import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Random bits that a test knows: the same 80 for each id of a block. */
final class Entropy implements RandomGenerator {
    private final Supplier<Ulid> records;

    private Entropy(Supplier<Ulid> records) {
        this.records = records;
    }

    /** The random bits of an id, for all ids. */
    static Entropy ofId(Ulid id) {
        return new Entropy(() -> id);
    }

    /** The upper 16 bits and the lower 64, for all ids. */
    static Entropy of(int high, long low) {
        return ofId(new Ulid(high, low));
    }

    /** The bits after which so many more ids fit into the millisecond. */
    static Entropy withRoomFor(long ids) {
        return of(0xFFFF, -1 - ids);
    }

    /** The number of a block, for the ids of the block. */
    static Entropy ofBlocks(IntSupplier numbers) {
        return new Entropy(() -> new Ulid(0, numbers.getAsInt()));
    }

    @Override
    public void nextBytes(byte[] bytes) {
        byte[] record = records.get().toBytes();
        for (int i = 0; i < bytes.length; i += 10) {
            System.arraycopy(record, 6, bytes, i, 10);
        }
    }

    @Override
    public long nextLong() {
        throw new UnsupportedOperationException("only bytes are drawn");
    }
}
