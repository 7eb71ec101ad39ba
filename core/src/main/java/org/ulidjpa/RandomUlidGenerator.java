package org.ulidjpa;

import org.jspecify.annotations.Nullable;

/** Makes ids of 80 fresh random bits each. Stateless but for the pool. */
final class RandomUlidGenerator implements UlidGenerator {
    static final UlidGenerator SHARED = new RandomUlidGenerator(SystemEntropy.SHARED);

    private final EntropyPool entropy;
    private final @Nullable Object checkpoint;

    RandomUlidGenerator(EntropySource source) {
        this.entropy = new EntropyPool(source);
        this.checkpoint = Checkpoint.onRestore(entropy::clear);
    }

    @Override
    public Ulid next() {
        return entropy.ulidAt(System.currentTimeMillis());
    }
}
