/** ULID ids for Hibernate ORM: the annotation {@link org.ulidjpa.hibernate.UlidId} and what stands behind it. */
@NullMarked
package org.ulidjpa.hibernate;

import org.jspecify.annotations.NullMarked;
