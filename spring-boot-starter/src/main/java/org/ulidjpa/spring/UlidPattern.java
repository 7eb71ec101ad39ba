package org.ulidjpa.spring;

/** What {@link org.ulidjpa.Ulid#parse} reads, as a regular expression of Java and of JSON Schema. */
final class UlidPattern {

    static final String REGEXP = "^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$";

    private UlidPattern() {}
}
