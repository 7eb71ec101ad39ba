package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.json.JsonTest;
import org.ulidjpa.Ulid;

@JsonTest
class JsonTestSliceTests {

    @Test
    void aUlidIsItsTextInTheSlice(@Autowired ObjectMapper mapper) throws Exception {
        Ulid id = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");
        assertThat(mapper.writeValueAsString(id)).isEqualTo("\"01ARZ3NDEKTSV4RRFFQ69G5FAV\"");
    }
}
