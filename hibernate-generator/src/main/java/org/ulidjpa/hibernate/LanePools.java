package org.ulidjpa.hibernate;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.hibernate.HibernateException;
import org.hibernate.dialect.Dialect;
import org.hibernate.dialect.MySQLDialect;
import org.hibernate.service.Service;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

/**
 * The lane pools of one service registry, one for each attribute. A service of Hibernate's, because Hibernate may make
 * two generators for one attribute, and both must share its lanes.
 */
final class LanePools implements Service {

    private static final long serialVersionUID = 1L;

    private final transient Map<String, LanePool> pools = new ConcurrentHashMap<>();
    private final transient LaneLimits limits;
    private final boolean auto;

    LanePools(Map<String, Object> settings) {
        limits = LaneLimits.of(settings);
        auto = isAuto(settings.get(UlidSettings.LANES));
    }

    private static boolean isAuto(@Nullable Object setting) {
        String value = setting == null ? "off" : setting.toString().trim().toLowerCase(Locale.ROOT);
        return switch (value) {
            case "auto" -> true;
            case "off" -> false;
            default ->
                throw new HibernateException(
                        "Setting " + UlidSettings.LANES + " is '" + setting + "'; use auto or off");
        };
    }

    /** Lanes are for InnoDB; PostgreSQL fills its right-most page best, and lanes would take its inserts elsewhere. */
    boolean areOn(UlidId.Lanes wanted, Dialect dialect) {
        boolean on = switch (wanted) {
            case SETTING -> auto;
            case AUTO -> true;
            case OFF -> false;
        };
        return on && dialect instanceof MySQLDialect;
    }

    LanePool of(String attribute, UlidGenerator generator) {
        return pools.computeIfAbsent(
                attribute, name -> new LanePool(limits, generator::next, starts(generator), System::nanoTime));
    }

    /** How many lanes of all attributes a transaction holds. */
    int inUse() {
        return pools.values().stream().mapToInt(LanePool::lanesInUse).sum();
    }

    /** The time is the generator's, so that its clock counts; the random bits are fresh, so that runs never overlap. */
    private static Supplier<Ulid> starts(UlidGenerator generator) {
        UlidGenerator random = UlidGenerator.random();
        return () -> {
            Ulid bits = random.next();
            long time = generator.next().mostSignificantBits() & ~0xFFFFL;
            return new Ulid(time | bits.mostSignificantBits() & 0xFFFF, bits.leastSignificantBits());
        };
    }
}
