package org.ulidjpa;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Hands out random bits, 80 at a time, from blocks that are filled in bulk: a cryptographically strong generator costs
 * several times less per byte for a block than for 10 bytes.
 *
 * <p>The state is one block with a counter that every thread adds to, so no bits are handed out twice. Whoever takes the
 * bits at an eighth of a block fills the next one, while the others use this one up. Whoever needs the next one earlier
 * fills one, takes the first bits of it, and offers the rest to the others with one compare-and-set. There is no lock and
 * no retry: if another was faster, the rest is dropped.
 *
 * <p>A block is used for a second at most. A copy of the process, restored from an image of its memory, would else go on
 * with the same bits as the original. The times that are compared are those of the ids, so each generator has a pool of its
 * own.
 */
final class EntropyPool {
    private static final int RECORD_BYTES = 10;
    private static final int BLOCK_RECORDS = 256;
    private static final int FILL_NEXT_AT = BLOCK_RECORDS / 8 * RECORD_BYTES;
    private static final long BLOCK_MILLIS = 1_000;

    private final AtomicReference<Block> current = new AtomicReference<>(Block.usedUp());
    private final EntropySource source;

    EntropyPool(EntropySource source) {
        this.source = source;
    }

    /** Returns the id of a time, in ms since the Unix epoch, and 80 random bits. */
    Ulid ulidAt(long time) {
        UlidTime.requireInRange(time);
        Block block = current.get();
        int position = block.take(time);
        if (position < 0) {
            return ulidOfNextBlock(block, time);
        }
        if (position == FILL_NEXT_AT) {
            block.next = fill(time);
        }
        return block.ulidAt(time, position);
    }

    private Ulid ulidOfNextBlock(Block block, long time) {
        Block next = block.next;
        int position = next.take(time);
        if (position < 0) {
            next = fill(time);
            position = next.take(time);
        }
        current.compareAndSet(block, next);
        return next.ulidAt(time, position);
    }

    /** Forgets the bits of the block and what its source knows of the next. */
    void clear() {
        source.reset();
        current.set(Block.usedUp());
    }

    private Block fill(long time) {
        byte[] bytes = new byte[BLOCK_RECORDS * RECORD_BYTES];
        source.fill(bytes);
        return new Block(ByteBuffer.wrap(bytes), time);
    }

    private static final class Block {
        private final ByteBuffer bytes;
        private final long born;
        private final AtomicLong taken = new AtomicLong();

        /** The one to go on with, or this one as long as there is none. */
        volatile Block next = this;

        Block(ByteBuffer bytes, long born) {
            this.bytes = bytes;
            this.born = born;
        }

        /** A new one each time, so that whoever still has the last cannot replace it with bits from before. */
        static Block usedUp() {
            return new Block(ByteBuffer.allocate(0), 0);
        }

        /** Returns the position of bits that nobody else gets, or -1 if none are left or the block is too old. */
        int take(long time) {
            if (Math.abs(time - born) >= BLOCK_MILLIS) {
                return -1;
            }
            long position = taken.getAndAdd(RECORD_BYTES);
            return position < bytes.limit() ? (int) position : -1;
        }

        Ulid ulidAt(long time, int position) {
            return new Ulid(time << 16 | bytes.getShort(position) & 0xFFFF, bytes.getLong(position + 2));
        }
    }
}
