@NullMarked
package org.ulidjpa.hibernate;

import org.jspecify.annotations.NullMarked;
