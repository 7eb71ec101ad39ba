package org.ulidjpa.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;

@NullUnmarked
class UlidStatisticsTest {

    @Test
    void generated_countsTheIdsOfAllAttributes_butNotThoseThatWereSet() {
        try (SessionFactory sessions = open(UlidGenerator.monotonic())) {
            sessions.inTransaction(session -> {
                session.persist(new Parcel(null));
                session.persist(new Parcel(null));
                session.persist(new Parcel(Ulid.next()));
            });
            assertThat(UlidStatistics.of(sessions).generated()).isEqualTo(5);
            assertThat(UlidStatistics.of(sessions).aheadOfClock()).isZero();
            assertThat(UlidStatistics.of(sessions).lanesInUse()).isZero();
        }
    }

    @Test
    void aheadOfClock_countsIdsOfALaterTime() {
        UlidGenerator held = () -> Ulid.min(Instant.now().plus(Duration.ofMinutes(1)));
        try (SessionFactory sessions = open(held)) {
            sessions.inTransaction(session -> session.persist(new Parcel(null)));
            assertThat(UlidStatistics.of(sessions).aheadOfClock()).isEqualTo(2);
        }
    }

    @Test
    void of_anotherSessionFactory_countsItsOwn() {
        try (SessionFactory busy = open(UlidGenerator.monotonic());
                SessionFactory idle = open(UlidGenerator.monotonic())) {
            busy.inTransaction(session -> session.persist(new Parcel(null)));
            assertThat(UlidStatistics.of(idle).generated()).isZero();
        }
    }

    private static SessionFactory open(UlidGenerator generator) {
        return H2.open(
                "jdbc:h2:mem:",
                Map.of("hibernate.hbm2ddl.auto", "create", UlidSettings.GENERATOR, generator),
                Parcel.class);
    }

    @Entity(name = "Parcel")
    static class Parcel {
        @Id
        @UlidId
        Ulid id;

        @UlidId
        Ulid label;

        protected Parcel() {}

        Parcel(Ulid id) {
            this.id = id;
        }
    }
}
