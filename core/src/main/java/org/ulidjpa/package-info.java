/**
 * ULIDs: the value ({@link org.ulidjpa.Ulid}), its text, its generators ({@link org.ulidjpa.UlidGenerator}), ranges of
 * time ({@link org.ulidjpa.UlidRange}) and UUIDs of version 7 ({@link org.ulidjpa.Uuid7}).
 *
 * <p>A {@code null} argument is a {@link NullPointerException} unless the method says otherwise.
 */
@NullMarked
package org.ulidjpa;

import org.jspecify.annotations.NullMarked;
