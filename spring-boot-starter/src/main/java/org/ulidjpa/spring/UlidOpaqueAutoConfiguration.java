package org.ulidjpa.spring;

import java.util.Base64;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionMessage;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.OnPropertyListCondition;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;
import org.ulidjpa.OpaqueIds;
import org.ulidjpa.spring.OpaqueKeyFailureAnalyzer.WrongKeyException;

/** Where {@code ulid.opaque.keys} is set: the {@link OpaqueIds} bean behind {@link OpaqueId}. */
@AutoConfiguration
@EnableConfigurationProperties(UlidProperties.class)
public final class UlidOpaqueAutoConfiguration {

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
            throw new WrongKeyException("a key is not NUMBER:SECRET, with the secret in Base64");
        }
        try {
            builder.key(key.charAt(0) - '0', Base64.getDecoder().decode(key.substring(2)));
        } catch (IllegalArgumentException e) {
            throw new WrongKeyException(e.getMessage());
        }
    }

    private static final class KeysAreSet extends OnPropertyListCondition {

        KeysAreSet() {
            super(OpaqueKeyFailureAnalyzer.KEYS, () -> ConditionMessage.forCondition("Opaque ids"));
        }
    }
}
