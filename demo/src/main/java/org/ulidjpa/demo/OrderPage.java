package org.ulidjpa.demo;

import java.util.List;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.ulidjpa.Ulid;

@Controller
class OrderPage {

    /** {@link Ulid#MAX}: every order comes before it. */
    static final String NEWEST = "7ZZZZZZZZZZZZZZZZZZZZZZZZZ";

    private final Shop shop;

    OrderPage(Shop shop) {
        this.shop = shop;
    }

    @GetMapping("/")
    String list(@RequestParam(defaultValue = NEWEST) Ulid before, Model model) {
        List<OrderView> orders = shop.ordersBefore(before);
        model.addAttribute("orders", orders);
        if (orders.size() == Shop.PAGE_SIZE) {
            model.addAttribute("older", orders.get(Shop.PAGE_SIZE - 1).id());
        }
        return "orders";
    }
}
