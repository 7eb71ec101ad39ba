package org.ulidjpa.hibernate;

import jakarta.transaction.Synchronization;
import java.util.function.Consumer;
import org.hibernate.engine.spi.SharedSessionContractImplementor;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

/** Where the ids of one attribute come from: the shared generator, or the lane of the session's transaction. */
interface IdSource {

    Ulid next(SharedSessionContractImplementor session);

    static IdSource shared(UlidGenerator generator) {
        return session -> generator.next();
    }

    /** Outside a transaction nothing would give a lane back, so the ids are the shared generator's. */
    static IdSource lanes(LanePool pool, UlidGenerator generator) {
        return session ->
                session.isTransactionInProgress() ? pool.next(session, completions(session)) : generator.next();
    }

    private static Consumer<Synchronization> completions(SharedSessionContractImplementor session) {
        return lease ->
                session.getTransactionCoordinator().getLocalSynchronizations().registerSynchronization(lease);
    }
}
