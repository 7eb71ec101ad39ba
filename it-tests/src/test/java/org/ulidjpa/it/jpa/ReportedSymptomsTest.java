package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Tuple;
import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.CriteriaQuery;
import jakarta.persistence.criteria.Root;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidRange;
import org.ulidjpa.hibernate.UlidId;
import org.ulidjpa.hibernate.UlidStringConverter;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.jpa.Keyed.TextKeyed;
import org.ulidjpa.it.jpa.Keyed.Ticket;
import org.ulidjpa.it.jpa.Keyed.Versioned;
import org.ulidjpa.it.jpa.Shop.Customer;
import org.ulidjpa.it.jpa.Shop.Profile;
import org.ulidjpa.it.jpa.Shop.Purchase;
import org.ulidjpa.it.jpa.Shop.Tag;

/** What people reported of ids like these: each test is named after the symptom, and holds the right value. */
@OnEachEngine
class ReportedSymptomsTest extends JpaTest {

    private static final long SEED = 20261130;

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.created(
                database,
                Customer.class,
                Purchase.class,
                Tag.class,
                Profile.class,
                TextKeyed.class,
                Ticket.class,
                Versioned.class);
    }

    @Test
    void operatorDoesNotExist_uuidEqualsBytea() {
        Tag tag = persisted(new Tag("native"));
        String label = sessions.fromTransaction(
                session -> session.createNativeQuery("select label from tag where id = :id", String.class)
                        .setParameter("id", tag.id)
                        .getSingleResult());
        assertThat(label).isEqualTo("native");
        assertThat(texts("select t.label from Tag t where t.id = ?1", tag.id)).containsExactly("native");
    }

    @Test
    void nativeQuery_givenTextForAnId_findsNoRow() {
        Tag tag = persisted(new Tag("by text"));
        assertThat(labelsOf(tag.id)).containsExactly("by text");
        if (Jpa.hasUuid(database.engine())) {
            assertThatThrownBy(() -> labelsOf(tag.id.toString()))
                    .hasMessageMatching("(?s).*(operator does not exist|Data conversion error).*");
        } else {
            assertThat(labelsOf(tag.id.toString())).isEmpty();
        }
    }

    @Test
    void nativeQuery_givenAUuidForAnId_findsNoRowOnMariaDb() {
        Tag tag = persisted(new Tag("by uuid"));
        UUID uuid = tag.id.toUuid();
        boolean findsNone = database.engine() == Engine.MARIADB;
        assertThat(labelsOf(uuid)).isEqualTo(findsNone ? List.of() : List.of("by uuid"));
        assertThat(labelsOf(Ulid.fromUuid(uuid))).containsExactly("by uuid");
    }

    @Test
    void nativeProjection_givesBytesOrAnUnknownType() {
        Tag tag = persisted(new Tag("projected"));
        Tuple row = sessions.fromTransaction(
                session -> session.createNativeQuery("select id, label from tag where id = :id", Tuple.class)
                        .setParameter("id", tag.id)
                        .addScalar("id", Ulid.class)
                        .addScalar("label", String.class)
                        .getSingleResult());
        assertThat(row.get("id", Ulid.class)).isEqualTo(tag.id);
        assertThat(row.get("label")).isEqualTo("projected");
    }

    @Test
    void find_returnsNullAlthoughTheRowIsThere() {
        Tag tag = persisted(new Tag("there"));
        assertThat(sessions.<String>fromTransaction(session -> session.find(Tag.class, tag.id).label))
                .isEqualTo("there");
    }

    @Test
    void nullId_couldNotDetermineDataTypeOfParameter() {
        Tag tag = persisted(new Tag("maybe"));
        String sql = "select label from tag where (:id is null or id = :id) and label = 'maybe'";
        for (Ulid id : new Ulid[] {null, tag.id}) {
            assertThat(sessions.<List<String>>fromTransaction(session -> session.createNativeQuery(sql, String.class)
                            .setParameter("id", id, Ulid.class)
                            .list()))
                    .containsExactly("maybe");
        }
    }

    @Test
    void criteria_cannotCompareAnIdWithText() {
        persisted(new Tag("compared"));
        assertThatThrownBy(() -> sessions.inTransaction(session -> {
                    CriteriaBuilder builder = session.getCriteriaBuilder();
                    CriteriaQuery<Tag> query = builder.createQuery(Tag.class);
                    Root<Tag> tag = query.from(Tag.class);
                    query.where(builder.equal(tag.get("id"), "01ARZ3NDEKTSV4RRFFQ69G5FAV"));
                    session.createQuery(query).list();
                }))
                .hasMessageContaining("org.ulidjpa.Ulid")
                .hasMessageContaining("String");
    }

    @Test
    void jpql_givenTextForAnId_isRefusedAndNotEmpty() {
        assertThatThrownBy(() -> texts("select t.label from Tag t where t.id = ?1", "01ARZ3NDEKTSV4RRFFQ69G5FAV"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("org.ulidjpa.Ulid");
    }

    @Test
    void hqlLiteral_cannotCompareStringWithString() {
        TextKeyed entity = persisted(new TextKeyed());
        assertThat(texts("select k.id from TextKeyed k where k.id = '" + entity.id + "'"))
                .containsExactly(entity.id);
    }

    @Test
    void convertOnAnId_isForbiddenOrIgnored() {
        assertThatThrownBy(() -> Jpa.created(database.fresh("converted"), ConvertedKey.class))
                .message()
                .containsAnyOf(
                        "@Convert beside @UlidId on " + ConvertedKey.class.getName() + ".id",
                        "'AttributeConverter' not allowed for attribute 'id' annotated '@jakarta.persistence.Id'");
    }

    @Test
    void generatorOnANonId_isIgnored() {
        Ticket ticket = persisted(new Ticket(1));
        assertThat(sessions.<Ulid>fromTransaction(session -> session.find(Ticket.class, 1L).publicId))
                .isEqualTo(ticket.publicId)
                .isNotNull();
    }

    @Test
    void persistOfAPresetId_failsSince66() {
        Tag tag = new Tag("preset");
        tag.id = Ulid.next();
        Versioned versioned = new Versioned(Ulid.next(), "preset");
        Ulid tagId = persisted(tag).id;
        Ulid versionedId = persisted(versioned).id;
        assertThat(sessions.<String>fromTransaction(session -> session.find(Tag.class, tagId).label))
                .isEqualTo("preset");
        assertThat(sessions.<String>fromTransaction(session -> session.find(Versioned.class, versionedId).note))
                .isEqualTo("preset");
    }

    /** MariaDB's own uuid would give the first of these another place, and refuse others. */
    @Test
    void mariaDbUuid_ordersOtherwiseAndRejectsValues() {
        List<Ulid> ascending = Stream.of(
                        "0000000000000000",
                        "0190a5b3c4d50000",
                        "0190a5b3c4d51000",
                        "0190a5b3c4d57fff",
                        "0190a5b3c4d5f000",
                        "7fffffffffffffff",
                        "8000000000000000",
                        "ffffffffffff1000",
                        "ffffffffffffffff")
                .map(high -> new Ulid(Long.parseUnsignedLong(high, 16), 0x0fffffffffffffffL))
                .toList();
        Random random = new Random(SEED);
        List<Ulid> any = Stream.generate(() -> new Ulid(random.nextLong(), random.nextLong()))
                .limit(100)
                .toList();
        List<Ulid> ids =
                Stream.concat(ascending.stream(), any.stream()).sorted().toList();
        sessions.inStatelessTransaction(session -> ids.forEach(id -> {
            Versioned row = new Versioned(id, "ordered");
            session.insert(row);
        }));
        assertThat(ordered(
                        "select v.id from Versioned v where v.note = 'ordered' and v.id >= ?1 order by v.id", Ulid.MIN))
                .as("seed " + SEED)
                .isEqualTo(ids);
        assertThat(ordered(
                        "select v.id from Versioned v where v.note = 'ordered' and v.id > ?1 order by v.id",
                        ids.get(50)))
                .as("seed " + SEED)
                .isEqualTo(ids.subList(51, ids.size()));
    }

    @Test
    void like_onAnIdFails() {
        Tag tag = persisted(new Tag("liked"));
        String start = tag.id.toString().substring(0, 20);
        assertThat(texts("select t.label from Tag t where ulid_text(t.id) like ?1", start + "%"))
                .contains("liked");
        assertThatThrownBy(() -> texts("select t.label from Tag t where t.id like '01%'"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void presetId_isSelectedBeforeItsInsert() {
        Map<String, Object> counting = Map.of("hibernate.generate_statistics", "true");
        try (SessionFactory counted = Jpa.open(database, counting, Tag.class)) {
            Tag tag = new Tag("preset");
            tag.id = Ulid.next();
            counted.inTransaction(session -> session.persist(tag));
            assertThat(counted.getStatistics().getPrepareStatementCount()).isOne();
        }
    }

    @Test
    void mapsId_givesANullIdWhereTheChildComesFirst() {
        Customer ada = new Customer("Ada");
        Profile profile = new Profile(ada, "Countess");
        sessions.inTransaction(session -> {
            session.persist(ada);
            session.persist(profile);
        });
        assertThat(profile.id).isEqualTo(ada.id);
        Customer bob = new Customer("Bob");
        Profile first = new Profile(bob, "Baron");
        sessions.inTransaction(session -> {
            session.persist(first);
            session.persist(bob);
        });
        assertThat(first.id).isEqualTo(bob.id);
        assertThat(sessions.<String>fromTransaction(session -> session.find(Profile.class, bob.id).bio))
                .isEqualTo("Baron");
    }

    @Test
    void burst_isSortedOtherwiseInJavaAndInTheDatabase() {
        List<Customer> burst =
                IntStream.range(0, 10_000).mapToObj(i -> new Customer("burst")).toList();
        sessions.inStatelessTransaction(session -> burst.forEach(session::insert));
        List<Ulid> made = burst.stream().map(customer -> customer.id).toList();
        assertThat(made).isSorted().doesNotHaveDuplicates();
        assertThat(made.stream().map(Ulid::toString)).isSorted();
        List<Ulid> ordered = sessions.fromTransaction(session -> session.createQuery(
                        "select c.id from Customer c where c.name = 'burst' order by c.id", Ulid.class)
                .list());
        assertThat(ordered).isEqualTo(made);
    }

    @Test
    void range_losesTheLastMillisecondOfTheDay() {
        Instant midnight = Instant.parse("2031-05-06T00:00:00Z");
        Tag last = new Tag("day");
        last.id = Ulid.max(midnight.minusMillis(1));
        Tag next = new Tag("day");
        next.id = Ulid.min(midnight);
        persisted(last);
        persisted(next);
        UlidRange day = UlidRange.between(midnight.minusSeconds(86_400), midnight);
        assertThat(sessions.<List<Ulid>>fromTransaction(session -> session.createQuery(
                                "select t.id from Tag t where t.id between ?1 and ?2", Ulid.class)
                        .setParameter(1, day.first())
                        .setParameter(2, day.last())
                        .list()))
                .containsExactly(last.id);
    }

    @Test
    void idsWrittenBySql_areReadAsOthers() throws SQLException {
        Ulid id = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");
        String literal = Jpa.hasUuid(database.engine())
                ? "'" + id.toUuid() + "'"
                : "x'" + id.toUuid().toString().replace("-", "") + "'";
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("insert into tag (id, label) values (" + literal + ", 'by hand')");
        }
        assertThat(sessions.<String>fromTransaction(session -> session.find(Tag.class, id).label))
                .isEqualTo("by hand");
    }

    @Test
    void foreignKeyAndJoinTable_haveAnotherColumnType() throws SQLException {
        Set<String> types = new TreeSet<>();
        try (Connection connection = database.connect()) {
            for (String column : List.of(
                    "customer.id",
                    "customer.referred_by",
                    "customer.coupon",
                    "purchase_tag.tag_id",
                    "profile.customer_id")) {
                types.add(type(connection, column.split("\\.")));
            }
        }
        assertThat(types).containsExactly(Jpa.hasUuid(database.engine()) ? "uuid" : "binary");
    }

    private String type(Connection connection, String[] column) throws SQLException {
        String query = "select lower(data_type) from information_schema.columns where lower(table_name) = '" + column[0]
                + "' and lower(column_name) = '" + column[1] + "' and lower(table_schema) in ('public', '"
                + database.name().toLowerCase(Locale.ROOT) + "')";
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            assertThat(row.next()).isTrue();
            return row.getString(1);
        }
    }

    private static List<String> labelsOf(Object id) {
        return sessions.fromTransaction(
                session -> session.createNativeQuery("select label from tag where id = :id", String.class)
                        .setParameter("id", id)
                        .list());
    }

    private static <T> T persisted(T entity) {
        sessions.inTransaction(session -> session.persist(entity));
        return entity;
    }

    private static List<Ulid> ordered(String jpql, Ulid bound) {
        return sessions.fromTransaction(session ->
                session.createQuery(jpql, Ulid.class).setParameter(1, bound).list());
    }

    private static List<String> texts(String jpql, Object... parameters) {
        return sessions.fromTransaction(session -> {
            var query = session.createQuery(jpql, String.class);
            for (int i = 0; i < parameters.length; i++) {
                query.setParameter(i + 1, parameters[i]);
            }
            return query.list();
        });
    }

    @NullUnmarked
    @Entity(name = "ConvertedKey")
    static class ConvertedKey {
        @Id
        @UlidId
        @Convert(converter = UlidStringConverter.class)
        Ulid id;
    }
}
