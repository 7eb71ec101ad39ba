package org.ulidjpa.it.index;

/**
 * One leaf page of an index.
 *
 * @param block its place in the file, counted in pages
 * @param fill how full it is, 0 to 1
 */
record Leaf(long block, double fill) {}
