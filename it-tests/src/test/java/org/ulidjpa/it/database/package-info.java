/** The databases that the tests run on, started once per JVM when the first test asks for them. */
@NullMarked
package org.ulidjpa.it.database;

import org.jspecify.annotations.NullMarked;
