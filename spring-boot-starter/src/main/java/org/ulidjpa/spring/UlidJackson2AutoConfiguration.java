package org.ulidjpa.spring;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/** Where Jackson 2 is on the class path: ULIDs in its JSON. */
@AutoConfiguration
@ConditionalOnClass(ObjectMapper.class)
public final class UlidJackson2AutoConfiguration {

    @Bean
    @ConditionalOnMissingBean
    UlidJackson2Module ulidJackson2Module() {
        return new UlidJackson2Module();
    }
}
