package org.ulidjpa.hibernate;

import org.hibernate.type.descriptor.jdbc.BinaryJdbcType;

/**
 * {@code BINARY(16)} that Hibernate lets into {@code min}, {@code max} and comparisons.
 *
 * <p>Hibernate 6.6 holds binary values to be incomparable, and stops at {@code max(id)}; the engines compare them
 * byte by byte, which is the order of ULIDs.
 */
final class SixteenBytesJdbcType extends BinaryJdbcType {

    static final SixteenBytesJdbcType INSTANCE = new SixteenBytesJdbcType();

    private static final long serialVersionUID = 1L;

    private SixteenBytesJdbcType() {}

    @Override
    public boolean isComparable() {
        return true;
    }
}
