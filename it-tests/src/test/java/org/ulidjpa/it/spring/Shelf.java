package org.ulidjpa.it.spring;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.ulidjpa.Ulid;
import org.ulidjpa.spring.OpaqueId;

@RestController
class Shelf {
    record BookView(@OpaqueId Ulid id, String title) {}

    @GetMapping("/shelf/{id}")
    BookView book(@PathVariable @OpaqueId Ulid id) {
        return new BookView(id, "Moby-Dick");
    }
}
