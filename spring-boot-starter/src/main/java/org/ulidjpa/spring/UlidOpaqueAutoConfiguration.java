package org.ulidjpa.spring;

import java.util.Base64;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionMessage;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.OnPropertyListCondition;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;
import org.ulidjpa.OpaqueIds;

/** Where {@code ulid.opaque.keys} is set: the {@link OpaqueIds} bean behind {@link OpaqueId}. */
@AutoConfiguration
@EnableConfigurationProperties(UlidProperties.class)
public final class UlidOpaqueAutoConfiguration {

    private static final String KEYS = "ulid.opaque.keys";

    @Bean
    @ConditionalOnMissingBean
    @Conditional(KeysAreSet.class)
    OpaqueIds opaqueIds(UlidProperties properties) {
        UlidProperties.Opaque opaque = properties.getOpaque();
        OpaqueIds.Builder builder = OpaqueIds.builder().window(opaque.getFrom(), opaque.getAhead());
        opaque.getKeys().forEach(key -> addKey(builder, key));
        return builder.build();
    }

    private static void addKey(OpaqueIds.Builder builder, String key) {
        if (!key.matches("[1-3]:[A-Za-z0-9+/]+=*")) {
            throw wrong("A key is NUMBER:SECRET, with a number from 1 to 3 and the secret in Base64.");
        }
        try {
            builder.key(key.charAt(0) - '0', Base64.getDecoder().decode(key.substring(2)));
        } catch (IllegalArgumentException e) {
            throw wrong(e.getMessage() + ".");
        }
    }

    private static InvalidConfigurationPropertyValueException wrong(String reason) {
        return new InvalidConfigurationPropertyValueException(
                KEYS, "(a secret, not shown)", reason + " Make a secret with: openssl rand -base64 16");
    }

    private static final class KeysAreSet extends OnPropertyListCondition {

        KeysAreSet() {
            super(KEYS, () -> ConditionMessage.forCondition("Opaque ids"));
        }
    }
}
