package org.ulidjpa.demo;

import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

/** Shows what is in an id, and makes new ones. A wrong text or number gives the same page with the reason. */
@Controller
class IdPage {

    private final UlidGenerator generator;

    IdPage(UlidGenerator generator) {
        this.generator = generator;
    }

    @GetMapping("/id")
    String show() {
        return "id";
    }

    @GetMapping(path = "/id", params = "text")
    String decode(@RequestParam String text, Model model, HttpServletResponse response) {
        model.addAttribute("text", text);
        try {
            model.addAttribute("id", IdParts.of(text));
        } catch (IllegalArgumentException e) {
            response.setStatus(HttpServletResponse.SC_BAD_REQUEST);
            model.addAttribute("refused", e.getMessage());
            IdParts.meant(text).ifPresent(id -> model.addAttribute("meant", id));
        }
        return "id";
    }

    @GetMapping(path = "/id", params = "count")
    String make(@RequestParam String count, Model model, HttpServletResponse response) {
        model.addAttribute("count", count);
        if (count.matches("[1-9][0-9]{0,2}|1000")) {
            model.addAttribute("ids", make(Integer.parseInt(count)));
        } else {
            response.setStatus(HttpServletResponse.SC_BAD_REQUEST);
            model.addAttribute("countRefused", "Not a number from 1 to 1000: " + count);
        }
        return "id";
    }

    private List<Ulid> make(int count) {
        return Stream.generate(generator::next).limit(count).toList();
    }
}
