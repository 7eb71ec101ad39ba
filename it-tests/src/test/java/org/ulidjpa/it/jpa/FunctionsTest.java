package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.persistence.Tuple;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TimeZone;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidRange;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.jpa.Shop.Customer;

/** {@code ulid_text} and {@code ulid_time} say inside the engine what Java says. */
@OnEachEngine
class FunctionsTest extends JpaTest {

    private static final long SEED = 20261130;

    /** The hour that clocks in New York show twice, the one that they leave out, and the ends of the range. */
    private static final List<Ulid> VECTORS = List.of(
            Ulid.MIN,
            Ulid.MAX,
            Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV"),
            Ulid.parse("0123456789ABCDEFGHJKMNPQRS"),
            Ulid.parse("7ZYXWVTSRQPNMKJHGFEDCBA987"),
            Ulid.min(Instant.parse("2024-11-03T05:30:00.001Z")),
            Ulid.max(Instant.parse("2024-11-03T06:30:00.999Z")),
            Ulid.max(Instant.parse("2024-03-10T07:30:00.123Z")),
            Ulid.max(Instant.parse("9999-12-31T23:59:59.999Z")));

    /** A datetime of MySQL ends here. */
    private static final Instant YEAR_10000 =
            LocalDate.of(10_000, 1, 1).atStartOfDay().toInstant(ZoneOffset.UTC);

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.migrated(database, Customer.class);
        Random random = new Random(SEED);
        Stream<Ulid> ids = Stream.concat(
                VECTORS.stream(),
                Stream.generate(() -> new Ulid(random.nextLong(), random.nextLong()))
                        .limit(1000));
        sessions.inTransaction(session -> ids.forEach(id -> {
            Customer customer = new Customer("any");
            customer.id = id;
            session.persist(customer);
        }));
    }

    @Test
    void ulidText_isTheTextInJava() {
        List<Tuple> rows = sessions.fromTransaction(
                session -> session.createQuery("select c.id, ulid_text(c.id) from Customer c", Tuple.class)
                        .list());
        assertThat(rows)
                .hasSize(1000 + VECTORS.size())
                .allSatisfy(row -> assertThat(row.get(1, String.class))
                        .as("seed " + SEED)
                        .isEqualTo(row.get(0, Ulid.class).toString()));
    }

    @Test
    void ulidText_isACondition() {
        Ulid found = sessions.fromTransaction(session -> session.createQuery(
                        "select c.id from Customer c where ulid_text(c.id) like '01ARZ3%'", Ulid.class)
                .getSingleResult());
        assertThat(found).hasToString("01ARZ3NDEKTSV4RRFFQ69G5FAV");
    }

    @Test
    void ulidText_ofNullIsNull() {
        assertThat(sessions.<List<String>>fromTransaction(session -> session.createQuery(
                                "select distinct ulid_text(c.coupon) from Customer c", String.class)
                        .list()))
                .containsOnlyNulls();
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTC", "America/New_York", "Asia/Kolkata"})
    void ulidTime_isTheInstantInJava(String zone) {
        inZone(zone, session -> {
            List<Tuple> rows = session.createQuery(
                            "select c.id, ulid_time(c.id) from Customer c where c.id < :end", Tuple.class)
                    .setParameter("end", Ulid.min(YEAR_10000))
                    .list();
            assertThat(rows)
                    .hasSizeGreaterThan(850)
                    .allSatisfy(row -> assertThat(row.get(1, Instant.class))
                            .as("seed " + SEED)
                            .isEqualTo(row.get(0, Ulid.class).instant()));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTC", "America/New_York", "Asia/Kolkata"})
    void ulidTime_comparesLikeARangeOfIds(String zone) {
        Instant from = Instant.parse("2024-11-03T05:30:00.001Z");
        Instant to = Instant.parse("2024-11-03T06:30:00.999Z");
        UlidRange range = UlidRange.between(from, to);
        inZone(zone, session -> {
            List<Ulid> byTime = session.createQuery(
                            "select c.id from Customer c where ulid_time(c.id) >= :from and ulid_time(c.id) < :to",
                            Ulid.class)
                    .setParameter("from", from)
                    .setParameter("to", to)
                    .list();
            List<Ulid> byId = session.createQuery(
                            "select c.id from Customer c where c.id between :first and :last", Ulid.class)
                    .setParameter("first", range.first())
                    .setParameter("last", range.last())
                    .list();
            assertThat(byTime).containsExactly(Ulid.min(from)).isEqualTo(byId);
        });
    }

    /** A session whose JVM and whose connection are in that zone. */
    private void inZone(String zone, Consumer<Session> work) {
        TimeZone before = TimeZone.getDefault();
        TimeZone.setDefault(TimeZone.getTimeZone(zone));
        try (SessionFactory inZone = Jpa.open(database, Map.of(), Customer.class)) {
            inZone.inTransaction(session -> {
                session.createNativeMutationQuery(setTimeZone(zone)).executeUpdate();
                work.accept(session);
            });
        } finally {
            TimeZone.setDefault(before);
        }
    }

    private String setTimeZone(String zone) {
        return switch (database.engine()) {
            case POSTGRESQL, H2 -> "set time zone '" + zone + "'";
            case MYSQL, MARIADB -> "set time_zone = '" + offset(zone) + "'";
        };
    }

    /** Their servers know zones by name only after an import. */
    private static String offset(String zone) {
        return switch (zone) {
            case "America/New_York" -> "-05:00";
            case "Asia/Kolkata" -> "+05:30";
            default -> "+00:00";
        };
    }
}
