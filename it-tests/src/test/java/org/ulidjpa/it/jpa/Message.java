package org.ulidjpa.it.jpa;

import org.ulidjpa.Ulid;

/** What a test sees of a {@link Letter} whose class another loader has defined. */
public interface Message {
    Ulid id();

    String text();

    void rewrite(String text);
}
