package org.ulidjpa.spring;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.ulidjpa.OpaqueIds;

/** Where Jackson 2 is on the class path: ULIDs in its JSON. */
@AutoConfiguration
@ConditionalOnClass(ObjectMapper.class)
public final class UlidJackson2AutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    UlidJackson2Module ulidJackson2Module(ObjectProvider<OpaqueIds> opaque) {
        return new UlidJackson2Module(opaque.getIfAvailable());
    }
}
