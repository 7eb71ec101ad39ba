package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.jpa.Keyed.Ticket;
import org.ulidjpa.it.jpa.Keyed.Versioned;
import org.ulidjpa.it.jpa.Shop.Customer;

/** An id that the caller has set stays what it is. */
@OnEachEngine
class AssignedIdsTest extends JpaTest {

    @BeforeParameterizedClassInvocation
    static void open(Database database) {
        sessions = Jpa.migrated(database, Customer.class, Versioned.class, Ticket.class);
    }

    @Test
    void persist_keepsIt() {
        Ulid id = Ulid.next();
        Customer ada = new Customer("Ada");
        ada.id = id;
        sessions.inTransaction(session -> session.persist(ada));
        assertThat(ada.id).isEqualTo(id);
        assertThat(name(id)).isEqualTo("Ada");
    }

    @Test
    void merge_ofANewEntityKeepsIt() {
        Ulid id = Ulid.next();
        Customer ada = new Customer("Ada");
        ada.id = id;
        Customer merged = sessions.fromTransaction(session -> session.merge(ada));
        assertThat(merged.id).isEqualTo(id);
        assertThat(name(id)).isEqualTo("Ada");
    }

    @Test
    void merge_ofANewEntityWithoutOneGeneratesIt() {
        Ulid before = Ulid.next();
        Customer merged = sessions.fromTransaction(session -> session.merge(new Customer("Ada")));
        assertThat(merged.id).isGreaterThan(before);
        assertThat(name(merged.id)).isEqualTo("Ada");
    }

    @Test
    void merge_ofADetachedEntityUpdatesItsRow() {
        Customer ada = new Customer("Ada");
        sessions.inTransaction(session -> session.persist(ada));
        ada.name = "Ada Lovelace";
        sessions.inTransaction(session -> session.merge(ada));
        assertThat(name(ada.id)).isEqualTo("Ada Lovelace");
    }

    @Test
    void statelessInsert_keepsIt() {
        Ulid id = Ulid.next();
        Customer ada = new Customer("Ada");
        ada.id = id;
        sessions.inStatelessTransaction(session -> session.insert(ada));
        assertThat(ada.id).isEqualTo(id);
        assertThat(name(id)).isEqualTo("Ada");
    }

    @Test
    void persist_ofANullVersionKeepsIt() {
        Ulid id = Ulid.next();
        Versioned entity = new Versioned(id, "preset");
        sessions.inTransaction(session -> session.persist(entity));
        assertThat(entity.id).isEqualTo(id);
        assertThat(sessions.<String>fromTransaction(session -> session.find(Versioned.class, id).note))
                .isEqualTo("preset");
    }

    @Test
    void persist_keepsAValueBesideTheKey() {
        Ulid publicId = Ulid.next();
        Ticket ticket = new Ticket(1);
        ticket.publicId = publicId;
        sessions.inTransaction(session -> session.persist(ticket));
        assertThat(ticket.publicId).isEqualTo(publicId);
    }

    @Test
    void persist_fillsAnAttributeBesideTheKey() {
        Ulid before = Ulid.next();
        Ticket ticket = new Ticket(2);
        sessions.inTransaction(session -> session.persist(ticket));
        assertThat(ticket.publicId).isGreaterThan(before);
        Ulid stored = sessions.fromTransaction(session -> session.find(Ticket.class, 2L).publicId);
        assertThat(stored).isEqualTo(ticket.publicId);
    }

    private String name(Ulid id) {
        return sessions.fromTransaction(session -> session.find(Customer.class, id).name);
    }
}
