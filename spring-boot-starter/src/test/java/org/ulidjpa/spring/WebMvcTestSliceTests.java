package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.WebMvcTest;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@WebMvcTest(SliceApplication.EchoController.class)
class WebMvcTestSliceTests {

    @Test
    void aUlidIsReadFromARequestAndWrittenAsJson(@Autowired MockMvcTester mvc) {
        assertThat(mvc.get().uri("/echo?id=01ARZ3NDEKTSV4RRFFQ69G5FAV"))
                .hasStatusOk()
                .bodyText()
                .isEqualTo("{\"id\":\"01ARZ3NDEKTSV4RRFFQ69G5FAV\"}");
    }

    @Test
    void blankTextIsNoUlid(@Autowired MockMvcTester mvc) {
        assertThat(mvc.get().uri("/echo?id=")).hasStatusOk().bodyText().isEqualTo("{\"id\":null}");
    }
}
