package org.ulidjpa;

/** Fills blocks with random bytes. Safe for use by several threads. */
@FunctionalInterface
interface EntropySource {
    void fill(byte[] bytes);

    /** Forgets what the next bytes could be foretold from, as far as that is ours. */
    default void reset() {}
}
