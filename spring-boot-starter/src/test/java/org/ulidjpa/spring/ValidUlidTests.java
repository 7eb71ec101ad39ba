package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.validation.ConstraintViolation;
import jakarta.validation.Validation;
import jakarta.validation.Validator;
import jakarta.validation.ValidatorFactory;
import java.util.Locale;
import java.util.Set;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.Ulid;

class ValidUlidTests {

    private static final String TEXT = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

    private static final ValidatorFactory FACTORY = Validation.byDefaultProvider()
            .configure()
            .messageInterpolator(new ParameterMessageInterpolator())
            .buildValidatorFactory();
    private static final Validator VALIDATOR = FACTORY.getValidator();

    record Link(@ValidUlid @Nullable String target) {}

    @AfterAll
    static void close() {
        FACTORY.close();
    }

    @Test
    void aUlidIsValidAndSoIsNull() {
        assertThat(violations(TEXT)).isEmpty();
        assertThat(violations(TEXT.toLowerCase(Locale.ROOT))).isEmpty();
        assertThat(violations(null)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "lost", "8ZZZZZZZZZZZZZZZZZZZZZZZZZ", TEXT + "\n", " " + TEXT})
    void otherTextIsNamedWithWhatIsNeeded(String text) {
        assertThat(violations(text)).singleElement().satisfies(violation -> {
            assertThat(violation.getPropertyPath()).hasToString("target");
            assertThat(violation.getMessage())
                    .isEqualTo(
                            "must be a ULID: 26 characters of 0123456789ABCDEFGHJKMNPQRSTVWXYZ, the first at most 7");
        });
    }

    /** The constraint is a pattern, the class Ulid reads digit by digit: every character, first and last. */
    @Test
    void validIsWhatTheClassUlidReads() {
        for (char c = 0; c < 0x250; c++) {
            assertAlike(c + TEXT.substring(1));
            assertAlike(TEXT.substring(0, 25) + c);
        }
    }

    private static void assertAlike(String text) {
        assertThat(violations(text).isEmpty()).as(text).isEqualTo(Ulid.isValid(text));
    }

    private static Set<ConstraintViolation<Link>> violations(@Nullable String text) {
        return VALIDATOR.validate(new Link(text));
    }
}
