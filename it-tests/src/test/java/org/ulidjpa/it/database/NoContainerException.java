package org.ulidjpa.it.database;

/** No Docker engine, or no image; the message says which and why. */
public final class NoContainerException extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoContainerException(String message) {
        super(message);
    }
}
