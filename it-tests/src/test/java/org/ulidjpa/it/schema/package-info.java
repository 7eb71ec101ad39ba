/** The SQL functions, the linter and the conversions, on real servers; the guides show the statements that run here. */
@NullMarked
package org.ulidjpa.it.schema;

import org.jspecify.annotations.NullMarked;
