package org.ulidjpa.spring;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.ReportAsSingleViolation;
import jakarta.validation.constraints.Pattern;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The annotated {@link CharSequence} is the text of a ULID, as {@link org.ulidjpa.Ulid#parse} reads it. Null is valid.
 *
 * <p>For text that stays text. An attribute, parameter or JSON property of type {@link org.ulidjpa.Ulid} needs no
 * constraint: other text does not get that far.
 */
@Documented
@Constraint(validatedBy = {})
@Pattern(regexp = UlidPattern.REGEXP)
@ReportAsSingleViolation
@Target({
    ElementType.METHOD,
    ElementType.FIELD,
    ElementType.ANNOTATION_TYPE,
    ElementType.CONSTRUCTOR,
    ElementType.PARAMETER,
    ElementType.TYPE_USE
})
@Retention(RetentionPolicy.RUNTIME)
public @interface ValidUlid {

    String message() default "must be a ULID: 26 characters of 0123456789ABCDEFGHJKMNPQRSTVWXYZ, the first at most 7";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};
}
