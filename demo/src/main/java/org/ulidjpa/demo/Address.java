package org.ulidjpa.demo;

import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/** Says where the shop is, once it is open. */
@Component
class Address {

    private final Environment environment;

    Address(Environment environment) {
        this.environment = environment;
    }

    @EventListener(ApplicationReadyEvent.class)
    void print() {
        System.out.printf("%nShop: http://localhost:%s/%n%n", environment.getProperty("local.server.port"));
    }
}
