package org.ulidjpa.spring;

import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.ulidjpa.Ulid;

/** The application whose slices are tested. */
@SpringBootConfiguration
@EnableAutoConfiguration
class SliceApplication {

    @RestController
    static class EchoController {

        record Echo(Ulid id) {}

        @GetMapping("/echo")
        Echo echo(@RequestParam(required = false) Ulid id) {
            return new Echo(id);
        }
    }
}
