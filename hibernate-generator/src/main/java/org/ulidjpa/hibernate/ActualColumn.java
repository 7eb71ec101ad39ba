package org.ulidjpa.hibernate;

/** A column as the database describes it: its type with the length, in lower case. */
record ActualColumn(String table, String name, String type, boolean nullable) {

    @Override
    public String toString() {
        return table + "." + name;
    }
}
