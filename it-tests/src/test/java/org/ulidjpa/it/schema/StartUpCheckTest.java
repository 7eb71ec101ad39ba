package org.ulidjpa.it.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.sql.SQLException;
import java.util.List;
import org.hibernate.cfg.Configuration;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/** The start-up check warns of what {@code UlidSchema} finds, also for a user who may only read. */
@OnEachEngine
@NullUnmarked
class StartUpCheckTest {

    @Parameter
    Database given;

    private Database database;

    @BeforeEach
    void fresh() {
        database = given.fresh("started");
    }

    @Test
    void readOnlyUser_isNotWarnedOfKeysThatAreThere() throws SQLException {
        assumeTrue(database.engine() != Engine.MARIADB, "the embedded server has no users");
        String reader = "reader_of_" + database.name();
        try (Session session = Session.open(database)) {
            tables(session, "primary key");
            session.execute("create index child_parent_idx on child (parent_id)");
            session.execute(
                    session.isPostgres()
                            ? "create role " + reader + " login password 'secret'"
                            : "create user " + reader + " identified by 'secret'");
            session.execute("grant select on parent to " + reader);
            session.execute("grant select on child to " + reader);
        }
        assertThat(warnings(reader, "secret")).isEmpty();
    }

    @Test
    void missingPrimaryKeys_areWarnedOf() throws SQLException {
        try (Session session = Session.open(database)) {
            tables(session, "unique");
        }
        assertThat(warnings(database.user(), database.password()))
                .first()
                .isEqualTo("No primary key in child, parent: alter table ... add primary key (...)");
    }

    @Test
    void foreignKeyWithoutIndex_isWarnedOf() throws SQLException {
        assumeTrue(database.engine() == Engine.POSTGRESQL, "InnoDB makes the index by itself");
        try (Session session = Session.open(database)) {
            tables(session, "primary key");
        }
        assertThat(warnings(database.user(), database.password()))
                .containsExactly(
                        "foreign key child_parent_fk of child has no index, so that each delete in parent reads"
                                + " the whole table: create index \"child_parent_id_idx\" on \"child\" (\"parent_id\")");
    }

    @Test
    void textMappedToSixteenBytes_isWarnedOf() throws SQLException {
        assumeTrue(database.engine() != Engine.POSTGRESQL, "PostgreSQL itself refuses to compare uuid with text");
        try (Session session = Session.open(database)) {
            tables(session, "primary key");
            session.execute("alter table child add foreign_code binary(16)");
        }
        assertThat(warnings(database.user(), database.password()))
                .containsExactly("child.foreign_code is binary(16), but mapped as varchar, so that"
                        + " queries by it find nothing: make the attribute a org.ulidjpa.Ulid, put @UlidId on it, or use"
                        + " UlidBinaryConverter");
    }

    private static void tables(Session session, String key) throws SQLException {
        session.execute("create table parent (id %s not null %s, name varchar(20))".formatted(session.idType(), key));
        session.execute("create table child (id %1$s not null %2$s, parent_id %1$s, constraint child_parent_fk %3$s)"
                .formatted(session.idType(), key, "foreign key (parent_id) references parent (id)"));
    }

    private List<String> warnings(String user, String password) {
        return Warnings.of(
                "SchemaCheck",
                () -> new Configuration()
                        .setProperty("hibernate.connection.url", database.url())
                        .setProperty("hibernate.connection.username", user)
                        .setProperty("hibernate.connection.password", password)
                        .addAnnotatedClass(Parent.class)
                        .addAnnotatedClass(Child.class)
                        .buildSessionFactory()
                        .close());
    }

    @Entity(name = "Parent")
    @Table(name = "parent")
    static class Parent {
        @Id
        @UlidId
        Ulid id;
    }

    @Entity(name = "Child")
    @Table(name = "child")
    static class Child {
        @Id
        @UlidId
        Ulid id;

        @ManyToOne
        @JoinColumn(name = "parent_id")
        Parent parent;

        @Column(name = "foreign_code")
        String foreignCode;
    }
}
