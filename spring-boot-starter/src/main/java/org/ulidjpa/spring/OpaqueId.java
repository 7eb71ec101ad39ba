package org.ulidjpa.spring;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.ulidjpa.OpaqueIds;

/**
 * The outside sees this {@link org.ulidjpa.Ulid} as opaque text, which tells neither time nor order: see
 * {@link OpaqueIds}. For what a web request brings (a path variable, request parameter, header or form field) and for
 * properties of JSON objects, in both directions. Text that is none is answered with status 400, a plain ULID among it.
 *
 * <p>Needs the property {@code ulid.opaque.keys} or an {@link OpaqueIds} bean; without, every use fails.
 *
 * <pre>{@code
 * record OrderView(@OpaqueId Ulid id, String item) {}
 *
 * @GetMapping("/orders/{id}")
 * OrderView order(@PathVariable @OpaqueId Ulid id) { … }
 * }</pre>
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME)
public @interface OpaqueId {}
