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
 * properties that Jackson writes and reads. Text that is none is answered with status 400, a plain ULID among it.
 *
 * <p>Needs the property {@code ulid.opaque.keys} or an {@link OpaqueIds} bean; without, every use fails.
 *
 * <p>A property is of type {@code Ulid}, or an array, {@code Optional}, collection or map with {@code Ulid} as declared
 * type; Jackson refuses to write another. Stands on the record component, or the field that has the property's name. It is
 * <strong>without effect</strong> on a whole body, on the one value of a class with {@code @JsonValue} or {@code @JsonKey},
 * and on references that {@code @JsonIdentityInfo} writes.
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
