/** A small shop: customers, orders and their lines, all with ULID keys. */
@NullMarked
package org.ulidjpa.demo;

import org.jspecify.annotations.NullMarked;
