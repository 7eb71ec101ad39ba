package org.ulidjpa.spring;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Explains a wrong key of opaque ids without its value, which Spring Boot's own analyzer would print. */
final class OpaqueKeyFailureAnalyzer extends AbstractFailureAnalyzer<OpaqueKeyFailureAnalyzer.WrongKeyException> {

    static final String KEYS = "ulid.opaque.keys";

    @Override
    protected FailureAnalysis analyze(Throwable rootFailure, WrongKeyException cause) {
        return new FailureAnalysis(
                "Wrong value of the property " + KEYS + " (a secret, not shown): " + cause.getMessage(),
                "Use NUMBER:SECRET, or several of them with commas between, with a number from 1 to 3."
                        + " Make a secret with: openssl rand -base64 16",
                cause);
    }

    /** A key that is of no use; the message does not hold it. */
    static final class WrongKeyException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        WrongKeyException(@Nullable String reason) {
            super(reason);
        }
    }
}
