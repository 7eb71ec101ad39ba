package org.ulidjpa.demo;

import jakarta.validation.Valid;
import java.net.URI;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;
import org.ulidjpa.Ulid;

@RestController
@RequestMapping("/api/orders")
class OrderApi {

    private final Shop shop;

    OrderApi(Shop shop) {
        this.shop = shop;
    }

    /** One page, newest first. The next one starts before the last id of this one. */
    @GetMapping
    List<OrderView> list(@RequestParam(defaultValue = OrderPage.NEWEST) Ulid before) {
        return shop.ordersBefore(before);
    }

    @GetMapping("/{id}")
    OrderView get(@PathVariable Ulid id) {
        return shop.order(id).orElseThrow(() -> notFound("order", id));
    }

    @PostMapping
    ResponseEntity<OrderView> place(@Valid @RequestBody NewOrder request) {
        OrderView order = shop.place(request).orElseThrow(() -> notFound("customer", request.customerId()));
        return ResponseEntity.created(URI.create("/api/orders/" + order.id())).body(order);
    }

    private static ResponseStatusException notFound(String what, Ulid id) {
        return new ResponseStatusException(HttpStatus.NOT_FOUND, "No %s has the id %s".formatted(what, id));
    }
}
