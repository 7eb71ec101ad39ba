package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;

/** Arrays of ids, as attributes and as parameters. */
@OnEachEngine
class ArraysTest extends JpaTest {

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.created(database, Route.class);
    }

    @Test
    void attribute_keepsItsIdsInOrder() {
        assumeArrays();
        Route route = persisted(Ulid.MAX, Ulid.MIN, Ulid.next());
        Ulid[] stops = sessions.fromTransaction(session -> session.find(Route.class, route.id).stops);
        assertThat(stops).containsExactly(route.stops);
    }

    @Test
    void in_takesAnArray() {
        Route route = persisted();
        persisted();
        assertThat(sessions.<List<Ulid>>fromTransaction(session -> session.createQuery(
                                "select r.id from Route r where r.id in (:ids)", Ulid.class)
                        .setParameterList("ids", new Ulid[] {route.id, Ulid.MAX})
                        .list()))
                .containsExactly(route.id);
    }

    @Test
    void arrayContains_takesAnArrayOfAThousandIds() {
        assumeArrays();
        Route route = persisted();
        persisted();
        Ulid[] thousand = Stream.concat(Stream.of(route.id), Stream.generate(Ulid::next))
                .limit(1000)
                .toArray(Ulid[]::new);
        assertThat(sessions.<List<Ulid>>fromTransaction(session -> session.createQuery(
                                "select r.id from Route r where array_contains(:ids, r.id)", Ulid.class)
                        .setParameter("ids", thousand)
                        .list()))
                .containsExactly(route.id);
    }

    private void assumeArrays() {
        assumeThat(Jpa.hasUuid(database.engine()))
                .as("MySQL and MariaDB have no arrays")
                .isTrue();
    }

    private static Route persisted(Ulid... stops) {
        Route route = new Route();
        route.stops = stops;
        sessions.inTransaction(session -> session.persist(route));
        return route;
    }

    @NullUnmarked
    @Entity(name = "Route")
    static class Route {
        @Id
        @UlidId
        Ulid id;

        Ulid[] stops;
    }
}
