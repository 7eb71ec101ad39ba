package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.CriteriaQuery;
import jakarta.persistence.criteria.Root;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hibernate.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.jpa.Shop.Customer;

/** Ids in JPQL, Criteria and native SQL, on twenty customers whose ids cover the whole range. */
@OnEachEngine
class QueriesTest extends JpaTest {

    /** Ascending, and half of them with the highest bit set: signed comparison would put these first. */
    private static final List<Ulid> IDS = IntStream.range(0, 20)
            .mapToObj(i -> new Ulid(i * 0x0CCC_CCCC_CCCC_CCCCL, ~i))
            .toList();

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.migrated(database, Customer.class);
        sessions.inTransaction(session -> IDS.forEach(id -> {
            Customer customer = new Customer("c" + IDS.indexOf(id));
            customer.id = id;
            session.persist(customer);
        }));
    }

    @Test
    void orderBy_isTheOrderOfTheIds() {
        assertThat(IDS).isSorted();
        assertThat(query("select c.id from Customer c order by c.id")).isEqualTo(IDS);
    }

    @Test
    void jpql_comparesIds() {
        assertThat(query("select c.id from Customer c where c.id = ?1", IDS.get(7)))
                .containsExactly(IDS.get(7));
        assertThat(query("select c.id from Customer c where c.id > ?1 order by c.id", IDS.get(7)))
                .isEqualTo(IDS.subList(8, 20));
        assertThat(query("select c.id from Customer c where c.id < ?1 order by c.id", IDS.get(7)))
                .isEqualTo(IDS.subList(0, 7));
        assertThat(query("select c.id from Customer c where c.id <> ?1 order by c.id", IDS.get(0)))
                .isEqualTo(IDS.subList(1, 20));
        assertThat(query(
                        "select c.id from Customer c where c.id between ?1 and ?2 order by c.id",
                        IDS.get(7),
                        IDS.get(12)))
                .isEqualTo(IDS.subList(7, 13));
        assertThat(query("select c.id from Customer c where c.id in ?1 order by c.id", IDS.subList(3, 17)))
                .isEqualTo(IDS.subList(3, 17));
    }

    @Test
    void max_isTheLastId() {
        assertThat(query("select max(c.id) from Customer c")).containsExactly(IDS.get(19));
        assertThat(query("select min(c.id) from Customer c")).containsExactly(IDS.get(0));
    }

    @Test
    void rowValues_pageByNameAndId() {
        List<Ulid> page = sessions.fromTransaction(session -> session.createQuery(
                        "select c.id from Customer c where (c.name, c.id) > (:name, :id) order by c.name, c.id",
                        Ulid.class)
                .setParameter("name", "c8")
                .setParameter("id", IDS.get(7))
                .list());
        assertThat(page).containsExactly(IDS.get(8), IDS.get(9));
    }

    @Test
    void countDistinct_countsIds() {
        assertThat(sessions.<Long>fromTransaction(
                        session -> session.createQuery("select count(distinct c.id) from Customer c", Long.class)
                                .getSingleResult()))
                .isEqualTo(20);
    }

    @Test
    void groupBy_keepsIdsApart() {
        assertThat(query("select c.id from Customer c group by c.id having count(c) = 1 order by c.id"))
                .isEqualTo(IDS);
    }

    @Test
    void in_takesAThousandIds() {
        List<Ulid> thousand = new ArrayList<>(IDS);
        Stream.generate(Ulid::next).limit(980).forEach(thousand::add);
        assertThat(query("select c.id from Customer c where c.id in ?1 order by c.id", thousand))
                .isEqualTo(IDS);
    }

    @Test
    @SuppressWarnings({"deprecation", "removal"}) // Hibernate 6.6 has no other
    void byMultipleIds_keepsTheOrderAsked() {
        List<Ulid> asked = List.of(IDS.get(5), IDS.get(19), IDS.get(0));
        List<Customer> found = sessions.fromTransaction(
                session -> session.byMultipleIds(Customer.class).multiLoad(asked));
        assertThat(found).extracting(customer -> customer.id).isEqualTo(asked);
    }

    @Test
    void findMultiple_keepsTheOrderAsked() {
        Optional<Method> findMultiple = Arrays.stream(Session.class.getMethods())
                .filter(method -> method.getName().equals("findMultiple"))
                .filter(method -> Arrays.equals(
                        Arrays.copyOf(method.getParameterTypes(), 2), new Class<?>[] {Class.class, List.class}))
                .findFirst();
        assumeThat(findMultiple).as("Hibernate 7 has it").isPresent();
        List<Ulid> asked = List.of(IDS.get(5), IDS.get(19), IDS.get(0));
        sessions.inTransaction(session -> assertThat(customers(session, findMultiple.orElseThrow(), asked))
                .isEqualTo(asked));
    }

    private static List<Ulid> customers(Session session, Method findMultiple, List<Ulid> ids) {
        try {
            Object options = Array.newInstance(findMultiple.getParameterTypes()[2].getComponentType(), 0);
            List<?> found = (List<?>) findMultiple.invoke(session, Customer.class, ids, options);
            return found.stream().map(customer -> ((Customer) customer).id).toList();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void nullTypedParameter_meansNoCondition() {
        String jpql = "select c.id from Customer c where :id is null or c.id = :id order by c.id";
        assertThat(sessions.<List<Ulid>>fromTransaction(session -> session.createQuery(jpql, Ulid.class)
                        .setParameter("id", null, Ulid.class)
                        .list()))
                .isEqualTo(IDS);
        assertThat(sessions.<List<Ulid>>fromTransaction(session -> session.createQuery(jpql, Ulid.class)
                        .setParameter("id", IDS.get(3), Ulid.class)
                        .list()))
                .containsExactly(IDS.get(3));
    }

    @Test
    void criteria_comparesIds() {
        List<Ulid> found = sessions.fromTransaction(session -> {
            CriteriaBuilder builder = session.getCriteriaBuilder();
            CriteriaQuery<Ulid> query = builder.createQuery(Ulid.class);
            Root<Customer> customer = query.from(Customer.class);
            query.select(customer.get("id"))
                    .where(builder.lessThanOrEqualTo(customer.get("id"), IDS.get(10)))
                    .orderBy(builder.desc(customer.get("id")));
            return session.createQuery(query).setMaxResults(2).getResultList();
        });
        assertThat(found).containsExactly(IDS.get(10), IDS.get(9));
    }

    @Test
    void nativeQuery_takesAndGivesIds() {
        List<Ulid> found = sessions.fromTransaction(
                session -> session.createNativeQuery("select id from customer where id >= :id order by id", Ulid.class)
                        .setParameter("id", IDS.get(18))
                        .getResultList());
        assertThat(found).isEqualTo(IDS.subList(18, 20));
    }

    @Test
    void nullParameter_isAccepted() {
        sessions.inTransaction(session -> {
            Customer customer = session.find(Customer.class, IDS.get(0));
            customer.coupon = Ulid.MAX;
            session.flush();
            customer.coupon = null;
        });
        List<Ulid> coupons = new ArrayList<>();
        sessions.inTransaction(session -> coupons.add(session.find(Customer.class, IDS.get(0)).coupon));
        assertThat(coupons).containsOnlyNulls();
    }

    private List<Ulid> query(String jpql, Object... parameters) {
        return sessions.fromTransaction(session -> {
            var query = session.createQuery(jpql, Ulid.class);
            for (int i = 0; i < parameters.length; i++) {
                query.setParameter(i + 1, parameters[i]);
            }
            return query.getResultList();
        });
    }
}
