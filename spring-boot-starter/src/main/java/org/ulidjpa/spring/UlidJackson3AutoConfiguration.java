package org.ulidjpa.spring;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.ulidjpa.OpaqueIds;
import tools.jackson.databind.json.JsonMapper;

/** Where Jackson 3 is on the class path: ULIDs in its JSON. */
@AutoConfiguration
@ConditionalOnClass(JsonMapper.class)
public final class UlidJackson3AutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    UlidJackson3Module ulidJackson3Module(ObjectProvider<OpaqueIds> opaque) {
        return new UlidJackson3Module(opaque.getIfAvailable());
    }
}
