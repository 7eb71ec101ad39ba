package org.ulidjpa;

import org.jspecify.annotations.Nullable;

/** Makes ids of 80 fresh random bits each. Stateless but for the pool. */
final class RandomUlidGenerator implements UlidGenerator {
    static final UlidGenerator SHARED = new RandomUlidGenerator();

    private final EntropyPool entropy = new EntropyPool(SystemEntropy.SHARED);
    private final @Nullable Object checkpoint = Checkpoint.onRestore(entropy::clear);

    @Override
    public Ulid next() {
        return entropy.ulidAt(System.currentTimeMillis());
    }
}
