package org.ulidjpa.it.trust;

import java.sql.SQLException;
import java.util.Set;

/** Why a transaction failed, as far as it matters here. */
enum Failure {
    /** None: the transaction was committed, but the connection broke before the writer was told. */
    ANSWER_LOST,
    /** A key that is there already. */
    DUPLICATE,
    /** Certification, deadlock or lock wait: the transaction was rolled back because of another one. */
    CONFLICT,
    /** The connection broke or cannot be had; after a commit was sent, its outcome is unknown. */
    CONNECTION,
    /** Anything else, such as a node that is read-only. */
    REFUSED;

    private static final Set<String> DUPLICATE_STATES = Set.of("23505", "23000");
    private static final Set<Integer> CERTIFICATION_CODES = Set.of(3101, 1180);

    static Failure of(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException e && e.getSQLState() != null) {
                return of(e.getSQLState(), e.getErrorCode());
            }
        }
        return CONNECTION;
    }

    /** The innermost message, which is that of the server or the driver. */
    static String reasonOf(Throwable failure) {
        Throwable cause = failure.getCause();
        return cause == null ? String.valueOf(failure.getMessage()) : reasonOf(cause);
    }

    private static Failure of(String state, int code) {
        if (DUPLICATE_STATES.contains(state)) {
            return DUPLICATE;
        }
        if (state.startsWith("40") || state.equals("41000") || CERTIFICATION_CODES.contains(code)) {
            return CONFLICT;
        }
        return state.startsWith("08") || state.startsWith("57P") ? CONNECTION : REFUSED;
    }
}
