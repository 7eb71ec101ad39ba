package org.ulidjpa.hibernate;

import java.util.concurrent.atomic.LongAdder;
import org.hibernate.SessionFactory;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.service.Service;
import org.ulidjpa.Ulid;

/**
 * Counts the ids that {@link UlidId} has generated, for all attributes of a session factory together, from its start on.
 * Ids that were set by the application or made by the database are not among them.
 *
 * <p>Safe for use by several threads, lock-free. Numbers that are read while ids are made may lag behind.
 */
public final class UlidStatistics implements Service {

    private static final long serialVersionUID = 1L;

    private final transient LongAdder generated = new LongAdder();
    private final transient LongAdder aheadOfClock = new LongAdder();
    private final transient LanePools lanes;

    UlidStatistics(LanePools lanes) {
        this.lanes = lanes;
    }

    /**
     * Returns the statistics of a session factory. Session factories that were built from one service registry share them.
     *
     * @param factory a session factory that was built with this module on the class path
     * @return always the same statistics
     */
    public static UlidStatistics of(SessionFactory factory) {
        return factory.unwrap(SessionFactoryImplementor.class)
                .getServiceRegistry()
                .requireService(UlidStatistics.class);
    }

    /**
     * Returns how many ids were generated.
     *
     * @return 0 or more
     */
    public long generated() {
        return generated.sum();
    }

    /**
     * Returns how many ids had a time after the system's clock when they were generated. That is so while a clock that was
     * set back is held.
     *
     * @return 0 to {@link #generated()}
     */
    public long aheadOfClock() {
        return aheadOfClock.sum();
    }

    /**
     * Returns how many lanes are in use: each by one transaction that has taken ids from it and has not ended.
     *
     * @return 0 or more; always 0 where lanes are off
     */
    public int lanesInUse() {
        return lanes.inUse();
    }

    IdSource counting(IdSource ids) {
        return session -> count(ids.next(session));
    }

    private Ulid count(Ulid id) {
        generated.increment();
        if (id.timestamp() > System.currentTimeMillis()) {
            aheadOfClock.increment();
        }
        return id;
    }
}
