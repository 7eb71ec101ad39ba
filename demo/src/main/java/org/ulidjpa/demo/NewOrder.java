package org.ulidjpa.demo;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import java.util.List;
import org.hibernate.validator.constraints.Range;
import org.ulidjpa.Ulid;

record NewOrder(@NotNull Ulid customerId, @NotEmpty List<@Valid Line> lines) {

    record Line(
            @NotBlank String product,
            @Range(min = 1, max = 1000) int quantity,
            @PositiveOrZero int unitCents) {}
}
