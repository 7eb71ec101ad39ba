package org.ulidjpa.spring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.orm.jpa.DataJpaTest;
import org.springframework.boot.test.autoconfigure.orm.jpa.TestEntityManager;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

@DataJpaTest(showSql = false, properties = "spring.flyway.enabled=false")
class DataJpaTestSliceTests {

    private static final Ulid ID = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");

    @TestConfiguration
    static class FixedIds {

        @Bean
        UlidGenerator generator() {
            return () -> ID;
        }
    }

    @Test
    void theGeneratorBeanIsInTheSlice(@Autowired TestEntityManager entityManager) {
        Book book = entityManager.persistFlushFind(new Book());
        assertThat(book.id()).isEqualTo(ID);
    }
}
