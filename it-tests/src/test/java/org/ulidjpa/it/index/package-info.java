/** What keys do to the pages of a primary key's index, told by the engines' own counters. */
@NullMarked
package org.ulidjpa.it.index;

import org.jspecify.annotations.NullMarked;
