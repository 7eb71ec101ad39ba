package org.ulidjpa;

/** Makes ids of 80 fresh random bits each. Stateless but for the pool. */
final class RandomUlidGenerator implements UlidGenerator {
    static final UlidGenerator SHARED = new RandomUlidGenerator();

    private final EntropyPool entropy = new EntropyPool(SystemEntropy.SHARED);

    @Override
    public Ulid next() {
        return entropy.ulidAt(System.currentTimeMillis());
    }
}
