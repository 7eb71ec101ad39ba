/** What JPA can do with an id under {@code @UlidId}, on every engine. */
@NullMarked
package org.ulidjpa.it.jpa;

import org.jspecify.annotations.NullMarked;
