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
        refuse(properties.getIncrement() != UlidGenerator.Increment.ONE, "increment", properties.getIncrement());
        refuse(properties.getOverflow() != UlidGenerator.Overflow.WAIT, "overflow", properties.getOverflow());
        refuse(rollback.getPolicy() != UlidGenerator.ClockRollback.HOLD, "clock-rollback.policy", rollback.getPolicy());
        return UlidGenerator.random();
    }

    private static void refuse(boolean set, String property, Object value) {
        if (set) {
            throw new InvalidConfigurationPropertyValueException(
                    "ulid." + property,
                    value,
                    "It has no effect with ulid.mode=random: only monotonic ids depend on those before them."
                            + " Remove one of the two.");
        }
    }

    /** With the defaults the process-wide generator, so that ids from {@link Ulid#next()} share its order. */
    private static UlidGenerator monotonic(UlidProperties properties) {
        UlidProperties.ClockRollback rollback = properties.getClockRollback();
        if (properties.getIncrement() == UlidGenerator.Increment.ONE
                && properties.getOverflow() == UlidGenerator.Overflow.WAIT
                && rollback.getPolicy() == UlidGenerator.ClockRollback.HOLD) {
            return UlidGenerator.monotonic();
        }
        return UlidGenerator.builder()
                .increment(properties.getIncrement())
                .onOverflow(properties.getOverflow())
                .onClockRollback(rollback.getPolicy(), rollback.getLimit())
                .build();
    }
}
