package org.ulidjpa.demo;

import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Says where the shop is, once it is open. */
@Component
class Address {

    @EventListener
    void print(ApplicationReadyEvent event) {
        if (event.getApplicationContext() instanceof WebServerApplicationContext context) {
            System.out.printf(
                    "%nShop: http://localhost:%d/%n%n", context.getWebServer().getPort());
        }
    }
}
