/** The core beside the other Java libraries for the same work. One class for each operation, one method for each library. */
@NullMarked
package org.ulidjpa.benchmarks;

import org.jspecify.annotations.NullMarked;
