package org.ulidjpa.spring;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import org.springframework.context.annotation.Bean;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

/** The {@link UlidGenerator} bean, as {@link UlidProperties} describe it. A generator of the application replaces it. */
@AutoConfiguration
@EnableConfigurationProperties(UlidProperties.class)
public final class UlidAutoConfiguration {

    private static final UlidProperties DEFAULTS = new UlidProperties();

    @Bean
    @ConditionalOnMissingBean
    UlidGenerator ulidGenerator(UlidProperties properties) {
        return switch (properties.getMode()) {
            case MONOTONIC -> monotonic(properties);
            case RANDOM -> random(properties);
        };
    }

    private static UlidGenerator random(UlidProperties properties) {
        UlidProperties.ClockRollback rollback = properties.getClockRollback();
        String reason = "ulid.mode=random: only monotonic ids depend on those before them";
        refuse("increment", properties.getIncrement(), DEFAULTS.getIncrement(), reason);
        refuse("overflow", properties.getOverflow(), DEFAULTS.getOverflow(), reason);
        refuse(
                "clock-rollback.policy",
                rollback.getPolicy(),
                DEFAULTS.getClockRollback().getPolicy(),
                reason);
        refuse(
                "clock-rollback.limit",
                rollback.getLimit(),
                DEFAULTS.getClockRollback().getLimit(),
                reason);
        return UlidGenerator.random();
    }

    /** With the defaults the process-wide generator, so that ids from {@link Ulid#next()} share its order. */
    private static UlidGenerator monotonic(UlidProperties properties) {
        UlidProperties.ClockRollback rollback = properties.getClockRollback();
        boolean hold = rollback.getPolicy() == UlidGenerator.ClockRollback.HOLD;
        if (hold) {
            String reason = "ulid.clock-rollback.policy=hold, the default: it holds for however long";
            refuse(
                    "clock-rollback.limit",
                    rollback.getLimit(),
                    DEFAULTS.getClockRollback().getLimit(),
                    reason);
        }
        if (hold
                && properties.getIncrement() == UlidGenerator.Increment.ONE
                && properties.getOverflow() == UlidGenerator.Overflow.WAIT) {
            return UlidGenerator.monotonic();
        }
        return UlidGenerator.builder()
                .increment(properties.getIncrement())
                .onOverflow(properties.getOverflow())
                .onClockRollback(rollback.getPolicy(), rollback.getLimit())
                .build();
    }

    private static void refuse(String property, Object value, Object byDefault, String reason) {
        if (!value.equals(byDefault)) {
            throw new InvalidConfigurationPropertyValueException(
                    "ulid." + property, value, "It has no effect with " + reason + ". Remove one of the two.");
        }
    }
}
