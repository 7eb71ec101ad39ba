package org.ulidjpa.demo;

import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;

/** The whole shop on its embedded PostgreSQL, started by the first test that asks and ended with the JVM. */
final class RunningShop {

    static final ConfigurableApplicationContext CONTEXT =
            new SpringApplicationBuilder(ShopApplication.class).run("--server.port=0");

    private RunningShop() {}

    /** The address of a path such as {@code /id}. */
    static String url(String path) {
        return "http://localhost:" + CONTEXT.getEnvironment().getRequiredProperty("local.server.port") + path;
    }
}
