package org.ulidjpa.it.index;

/**
 * A number for one case of a comparison.
 *
 * @param highlighted whether this case is what the comparison is about
 */
record Bar(String label, double value, boolean highlighted) {}
