package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatObject;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.assertj.core.api.ObjectAssert;
import org.hibernate.SessionFactory;
import org.hibernate.Version;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.jpa.Keyed.TextKeyed;
import org.ulidjpa.it.jpa.Keyed.UuidKeyed;
import org.ulidjpa.it.jpa.Placed.Address;
import org.ulidjpa.it.jpa.Placed.Boat;
import org.ulidjpa.it.jpa.Placed.ByGetter;
import org.ulidjpa.it.jpa.Placed.Cash;
import org.ulidjpa.it.jpa.Placed.Circle;
import org.ulidjpa.it.jpa.Placed.Payment;
import org.ulidjpa.it.jpa.Placed.Person;
import org.ulidjpa.it.jpa.Placed.Shape;
import org.ulidjpa.it.jpa.Placed.Square;
import org.ulidjpa.it.jpa.Placed.TextChild;
import org.ulidjpa.it.jpa.Placed.TextProfile;
import org.ulidjpa.it.jpa.Placed.UlidChild;
import org.ulidjpa.it.jpa.Placed.UuidProfile;
import org.ulidjpa.it.jpa.Placed.Vehicle;
import org.ulidjpa.it.jpa.Placed.Visit;
import org.ulidjpa.it.jpa.Placed.VisitId;

/** Every place that an id can have, in tables that Hibernate made: foreign keys hold their types together. */
@OnEachEngine
class PlacesTest extends JpaTest {

    private static final Class<?>[] ENTITIES = {
        ByGetter.class,
        UlidChild.class,
        TextChild.class,
        Vehicle.class,
        Boat.class,
        Payment.class,
        Cash.class,
        Shape.class,
        Circle.class,
        Square.class,
        Person.class,
        TextKeyed.class,
        TextProfile.class,
        UuidKeyed.class,
        UuidProfile.class,
        Visit.class
    };

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.created(database, ENTITIES);
    }

    @Test
    void schemaExport_isWhatValidateWants() {
        try (SessionFactory validated = Jpa.open(database, Map.of("hibernate.hbm2ddl.auto", "validate"), ENTITIES)) {
            assertThat(validated.isOpen()).isTrue();
        }
    }

    @Test
    void getter() {
        ByGetter entity = persisted(new ByGetter());
        assertThatFound(ByGetter.class, entity.getId(), ByGetter::getId).isEqualTo(entity.getId());
    }

    @Test
    void genericBase() {
        Ulid id = persisted(new UlidChild()).id;
        String text = persisted(new TextChild()).id;
        assertThat(Ulid.parse(text)).isGreaterThan(id);
        assertThatFound(UlidChild.class, id, child -> child.id).isEqualTo(id);
        assertThatFound(TextChild.class, text, child -> child.id).isEqualTo(text);
    }

    @Test
    void joinedTables() {
        Boat boat = new Boat();
        boat.masts = 3;
        persisted(boat);
        assertThatFound(Vehicle.class, boat.id, vehicle -> ((Boat) vehicle).masts)
                .isEqualTo(3);
    }

    @Test
    void joinedTables_takeBulkInserts() {
        assumeThat(Version.getVersionString().startsWith("6.") && database.engine() != Engine.POSTGRESQL)
                .as("Hibernate 6.6 leaves out the id where it goes through a temporary table, and the insert fails")
                .isFalse();
        inTransaction(Person.of("one@bulk.example.org"), Person.of("other@bulk.example.org"));
        sessions.inTransaction(session -> {
            session.createMutationQuery("insert into Boat (name, masts) values ('bulk', 1), ('bulk', 2)")
                    .executeUpdate();
            session.createMutationQuery("insert into Boat (name, masts) select 'bulk', 3 from Person p"
                            + " where p.email like '%@bulk.example.org'")
                    .executeUpdate();
        });
        List<Ulid> ids = sessions.fromTransaction(
                session -> session.createQuery("select b.id from Boat b where b.name = 'bulk'", Ulid.class)
                        .list());
        assertThat(ids).hasSize(4).doesNotHaveDuplicates();
    }

    @Test
    void singleTable() {
        Cash cash = new Cash();
        cash.coins = 7;
        persisted(cash);
        assertThatFound(Payment.class, cash.id, payment -> ((Cash) payment).coins)
                .isEqualTo(7);
    }

    @Test
    void tablePerClass() {
        Circle circle = persisted(new Circle());
        Square square = persisted(new Square());
        List<Ulid> ids = sessions.fromTransaction(
                session -> session.createQuery("select s.id from Shape s order by s.id", Ulid.class)
                        .list());
        assertThat(ids).containsExactly(circle.id, square.id);
        assertThatFound(Shape.class, square.id, shape -> shape.getClass() == Square.class)
                .isEqualTo(true);
    }

    @Test
    void elementsAndMapKeys() {
        Person ada = Person.of("ada@example.org");
        Ulid bob = Ulid.next();
        ada.followed.add(bob);
        ada.notes.put(bob, "friendly");
        persisted(ada);
        assertThatFound(Person.class, ada.id, person -> Set.copyOf(person.followed))
                .isEqualTo(Set.of(bob));
        assertThatFound(Person.class, ada.id, person -> Map.copyOf(person.notes))
                .isEqualTo(Map.of(bob, "friendly"));
        List<String> followers = sessions.fromTransaction(session -> session.createQuery(
                        "select p.email from Person p where :followed member of p.followed", String.class)
                .setParameter("followed", bob)
                .list());
        assertThat(followers).containsExactly("ada@example.org");
    }

    @Test
    void recordAsEmbeddable() {
        Person ada = Person.of("ada@street.example.org");
        Address address = new Address(Ulid.next(), "High Street");
        ada.address = address;
        persisted(ada);
        assertThatFound(Person.class, ada.id, person -> person.address).isEqualTo(address);
    }

    @Test
    @SuppressWarnings({"deprecation", "removal"}) // Hibernate 6.6 has no other
    void naturalIdBesideIt() {
        Person ada = persisted(Person.of("ada@natural.example.org"));
        Ulid id = sessions.fromTransaction(
                session -> session.bySimpleNaturalId(Person.class).load("ada@natural.example.org").id);
        assertThat(id).isEqualTo(ada.id);
    }

    @Test
    void hashSet_findsTheEntityBeforeAndAfterPersist() {
        Person ada = Person.of("ada@set.example.org");
        Set<Person> people = new HashSet<>(Set.of(ada));
        assertThat(people).contains(ada);
        persisted(ada);
        assertThat(people).contains(ada);
        assertThatFound(Person.class, ada.id, people::contains).isEqualTo(true);
    }

    @Test
    void derivedId() {
        Person ada = Person.of("ada@visit.example.org");
        Visit visit = new Visit();
        visit.person = ada;
        visit.number = 5;
        inTransaction(ada, visit);
        assertThatFound(Visit.class, new VisitId(ada.id, 5), found -> found.person.id)
                .isEqualTo(ada.id);
    }

    @Test
    void mapsId_ofATextHasTheParentsSixteenBytes() {
        TextKeyed owner = new TextKeyed();
        TextProfile profile = new TextProfile();
        profile.owner = owner;
        inTransaction(owner, profile);
        assertThat(profile.id).isEqualTo(owner.id);
        assertThatFound(TextProfile.class, owner.id, found -> found.owner.id).isEqualTo(owner.id);
    }

    @Test
    void mapsId_ofAUuidHasTheParentsSixteenBytes() {
        UuidKeyed owner = new UuidKeyed();
        UuidProfile profile = new UuidProfile();
        profile.owner = owner;
        inTransaction(owner, profile);
        assertThat(profile.id).isEqualTo(owner.id);
        assertThatFound(UuidProfile.class, owner.id, found -> found.owner.id).isEqualTo(owner.id);
    }

    private static <T> T persisted(T entity) {
        inTransaction(entity);
        return entity;
    }

    private static void inTransaction(Object... entities) {
        sessions.inTransaction(session -> List.of(entities).forEach(session::persist));
    }

    private static <T, R> ObjectAssert<R> assertThatFound(Class<T> type, Object id, Function<T, R> value) {
        return assertThatObject(sessions.<R>fromTransaction(session -> value.apply(session.find(type, id))));
    }
}
