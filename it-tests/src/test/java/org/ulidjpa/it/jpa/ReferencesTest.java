package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.jpa.Shop.Customer;
import org.ulidjpa.it.jpa.Shop.Membership;
import org.ulidjpa.it.jpa.Shop.MembershipId;
import org.ulidjpa.it.jpa.Shop.Profile;
import org.ulidjpa.it.jpa.Shop.Purchase;
import org.ulidjpa.it.jpa.Shop.PurchaseLine;
import org.ulidjpa.it.jpa.Shop.Tag;

/** Ids and the columns that refer to them: foreign keys, join tables, shared and composite keys. */
@OnEachEngine
class ReferencesTest extends JpaTest {

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.migrated(
                database,
                Customer.class,
                Purchase.class,
                Tag.class,
                Profile.class,
                PurchaseLine.class,
                Membership.class);
    }

    @Test
    void persist_setsTheIdBeforeTheInsert() {
        Customer ada = new Customer("Ada");
        sessions.inTransaction(session -> {
            Ulid before = Ulid.next();
            session.persist(ada);
            assertThat(ada.id).isBetween(before, Ulid.next());
        });
        assertThat(sessions.<String>fromTransaction(session -> session.find(Customer.class, ada.id).name))
                .isEqualTo("Ada");
    }

    @Test
    void foreignKey_leadsToTheSameId() {
        Customer ada = new Customer("Ada");
        Customer bob = new Customer("Bob");
        bob.referredBy = ada;
        Purchase purchase = new Purchase(bob, 42);
        sessions.inTransaction(session -> {
            session.persist(ada);
            session.persist(bob);
            session.persist(purchase);
        });
        Ulid referrer =
                sessions.fromTransaction(session -> session.find(Purchase.class, purchase.id).customer.referredBy.id);
        assertThat(referrer).isEqualTo(ada.id);
    }

    @Test
    void manyToMany_keepsBothSides() {
        Customer ada = new Customer("Ada");
        Purchase purchase = new Purchase(ada, 7);
        Tag gift = new Tag("gift");
        Tag express = new Tag("express");
        purchase.tags.addAll(Set.of(gift, express));
        sessions.inTransaction(session -> {
            session.persist(ada);
            session.persist(purchase);
        });
        Set<Ulid> tags = sessions.fromTransaction(session ->
                Set.copyOf(session.createQuery("select t.id from Purchase p join p.tags t where p.id = :id", Ulid.class)
                        .setParameter("id", purchase.id)
                        .list()));
        assertThat(tags).containsExactlyInAnyOrder(gift.id, express.id);
    }

    @Test
    void mapsId_sharesTheKey() {
        Customer ada = new Customer("Ada");
        Profile profile = new Profile(ada, "Countess");
        sessions.inTransaction(session -> {
            session.persist(ada);
            session.persist(profile);
        });
        assertThat(profile.id).isEqualTo(ada.id);
        assertThat(sessions.<String>fromTransaction(session -> session.find(Profile.class, ada.id).bio))
                .isEqualTo("Countess");
    }

    @Test
    void embeddedId_generatesItsPart() {
        Customer ada = new Customer("Ada");
        Purchase purchase = new Purchase(ada, 7);
        PurchaseLine line = new PurchaseLine(purchase, "Tea");
        sessions.inTransaction(session -> {
            session.persist(ada);
            session.persist(purchase);
            session.persist(line);
        });
        assertThat(line.id.purchaseId).isEqualTo(purchase.id);
        assertThat(line.id.lineId).isGreaterThan(purchase.id);
        assertThat(sessions.<String>fromTransaction(session -> session.find(PurchaseLine.class, line.id).article))
                .isEqualTo("Tea");
    }

    @Test
    void idClass_generatesItsPart() {
        Ulid customer = Ulid.next();
        Membership membership = new Membership(customer, 1999);
        sessions.inTransaction(session -> session.persist(membership));
        assertThat(membership.customerId).isEqualTo(customer);
        assertThat(membership.clubId).isGreaterThan(customer);
        MembershipId id = new MembershipId(customer, membership.clubId);
        assertThat(sessions.<Integer>fromTransaction(session -> session.find(Membership.class, id).since))
                .isEqualTo(1999);
    }
}
