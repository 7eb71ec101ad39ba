package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.convert.converter.Converter;
import org.ulidjpa.Ulid;

class UlidConversionAutoConfigurationTests {

    private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(UlidConversionAutoConfiguration.class));

    @Test
    void offersAConverter() {
        contextRunner.run(context -> assertThat(context).hasBean("ulidConverter"));
    }

    @Test
    void backsOffOnAConverterOfTheApplication() {
        contextRunner
                .withUserConfiguration(LenientConverter.class)
                .run(context -> assertThat(context).doesNotHaveBean("ulidConverter"));
    }

    @Configuration(proxyBeanMethods = false)
    static class LenientConverter {

        @Bean
        Converter<String, Ulid> lenient() {
            return new Converter<>() {
                @Override
                public Ulid convert(String text) {
                    return Ulid.parseLenient(text);
                }
            };
        }
    }

    @Test
    void staysBesideConvertersOfOtherTypes() {
        contextRunner
                .withUserConfiguration(OtherConverter.class)
                .run(context -> assertThat(context).hasBean("ulidConverter"));
    }

    @Configuration(proxyBeanMethods = false)
    static class OtherConverter {

        @Bean
        Converter<String, Thread.State> other() {
            return new Converter<>() {
                @Override
                public Thread.State convert(String text) {
                    return Thread.State.valueOf(text);
                }
            };
        }
    }
}
