package org.ulidjpa.it.spring;

import org.springframework.core.convert.ConversionFailedException;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** Spring Data REST has no answer of its own to an id that cannot be converted. */
@RestControllerAdvice
class BadIds {

    @ExceptionHandler
    ProblemDetail refuse(ConversionFailedException failure) {
        return ProblemDetail.forStatusAndDetail(HttpStatus.BAD_REQUEST, "No id: " + failure.getValue());
    }
}
