/**
 * What a team asks before it puts ids under money: several nodes that write at the same time, faults while they do, and
 * more load than the pool takes. {@code -Dulid.it.trust=full} runs it at full length. docs/trust.md has the figures.
 */
@NullMarked
package org.ulidjpa.it.trust;

import org.jspecify.annotations.NullMarked;
