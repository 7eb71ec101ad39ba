package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.hibernate.SessionFactory;
import org.hibernate.tool.schema.spi.SchemaManagementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;
import org.ulidjpa.hibernate.UlidSettings;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/** A column that cannot hold the ids mapped to it stops the start, with the statement that mends it. */
@OnEachEngine
class WrongColumnsTest {

    private final Database database;

    WrongColumnsTest(Database database) {
        this.database = database.fresh("wrong");
    }

    @ParameterizedTest
    @ValueSource(strings = {"char(36)", "varchar(26)"})
    void text_stopsTheStart(String type) throws SQLException {
        execute("create table gadget (id " + type + " not null primary key)");
        assertThatThrownBy(this::start)
                .isInstanceOf(SchemaManagementException.class)
                .message()
                .containsIgnoringCase("gadget.id is ")
                .containsIgnoringCase(", expected " + expected() + ": alter table gadget ");
    }

    @Test
    void binary255_stopsTheStart() throws SQLException {
        assumeThat(Jpa.hasUuid(database.engine())).isFalse();
        execute("create table gadget (id binary(255) not null primary key)");
        assertThatThrownBy(this::start)
                .message()
                .endsWithIgnoringCase("gadget.id is binary(255), expected binary(16): "
                        + "alter table gadget modify column id binary(16) not null");
    }

    /** MySQL's "Incorrect string value" came with the first insert: now the start says it, with the cure. */
    @Test
    void char36OnMySql_givesIncorrectStringValue() throws SQLException {
        assumeThat(Jpa.hasUuid(database.engine())).isFalse();
        execute("create table gadget (id char(36) not null primary key)");
        assertThatThrownBy(this::start)
                .message()
                .endsWithIgnoringCase("gadget.id is char(36), expected binary(16): "
                        + "alter table gadget modify column id binary(16) not null");
    }

    @Test
    void mariaDbUuid_stopsTheStart() throws SQLException {
        assumeThat(database.engine()).isEqualTo(Engine.MARIADB);
        execute("create table gadget (id uuid not null primary key)");
        assertThatThrownBy(this::start).message().containsIgnoringCase("gadget.id is uuid, expected binary(16)");
    }

    @Test
    void warn_letsTheStartGoOn() throws SQLException {
        execute("create table gadget (id char(36) not null primary key)");
        try (SessionFactory sessions = Jpa.open(database, Map.of(UlidSettings.SCHEMA_CHECK, "warn"), Gadget.class)) {
            assertThat(sessions.isOpen()).isTrue();
        }
    }

    @Test
    void rightColumn_startsAndFindsItsRow() throws SQLException {
        execute("create table gadget (id " + expected() + " not null primary key)");
        try (SessionFactory sessions = start()) {
            Gadget gadget = new Gadget();
            sessions.inTransaction(session -> session.persist(gadget));
            Gadget found = sessions.fromTransaction(session -> session.find(Gadget.class, gadget.id));
            assertThat(found.id).isEqualTo(gadget.id);
        }
    }

    private String expected() {
        return Jpa.hasUuid(database.engine()) ? "uuid" : "binary(16)";
    }

    private SessionFactory start() {
        return Jpa.open(database, Map.of(), Gadget.class);
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Entity(name = "Gadget")
    @Table(name = "gadget")
    static class Gadget {
        @Id
        @UlidId
        Ulid id;
    }
}
