package org.ulidjpa.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.persistence.CollectionTable;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.hibernate.HibernateException;
import org.hibernate.SessionFactory;
import org.hibernate.tool.schema.spi.SchemaManagementException;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.ulidjpa.Ulid;

@NullUnmarked
class SchemaCheckTest {

    private final String url = "jdbc:h2:mem:" + UUID.randomUUID();
    private Connection connection;

    @BeforeEach
    void connect() throws SQLException {
        connection = DriverManager.getConnection(url);
    }

    @AfterEach
    void disconnect() throws SQLException {
        connection.close();
    }

    @Test
    void fail_namesEveryWrongColumnWithItsCure() throws SQLException {
        execute("create table parent (id char(36) not null primary key)");
        execute("create table child (id uuid not null primary key, parent_id binary(255))");
        execute("create table child_friends (child_id varchar(26) not null, friends bigint)");
        assertThatThrownBy(() -> start(Map.of()))
                .isInstanceOf(SchemaManagementException.class)
                .hasMessageContaining("parent.id is character(36), expected uuid: "
                        + "alter table parent alter column id set data type uuid")
                .hasMessageContaining("child.parent_id is binary(255), expected uuid: ")
                .hasMessageContaining("child_friends.child_id is character varying(26), expected uuid: ")
                .hasMessageContaining("child_friends.friends is bigint(64), expected uuid: ")
                .hasMessageNotContaining("child.id is");
    }

    @Test
    void warn_startsAllTheSame() throws SQLException {
        execute("create table parent (id char(36) not null primary key)");
        assertThat(start(Map.of(UlidSettings.SCHEMA_CHECK, "warn"))).isTrue();
    }

    @Test
    void off_startsAllTheSame() throws SQLException {
        execute("create table parent (id char(36) not null primary key)");
        assertThat(start(Map.of(UlidSettings.SCHEMA_CHECK, "off"))).isTrue();
    }

    @Test
    void fail_tablesMissing_leavesThemToHibernate() {
        assertThat(start(Map.of())).isTrue();
    }

    @Test
    void fail_primaryKeyMissing_warnsOnceAndStarts() throws SQLException {
        execute("create table parent (id uuid not null)");
        execute("create table child (id uuid not null, parent_id uuid)");
        assertThat(warnings(() -> start(Map.of())))
                .containsExactly("No primary key in child, parent: alter table ... add primary key (...)");
    }

    @Test
    void fail_primaryKeyThere_warnsOfNothing() {
        assertThat(warnings(() -> start(Map.of("hibernate.hbm2ddl.auto", "create"))))
                .isEmpty();
    }

    @Test
    void fail_schemaMadeByHibernate_findsNothing() {
        assertThat(start(Map.of("hibernate.hbm2ddl.auto", "create"))).isTrue();
    }

    @Test
    void fail_metadataAccessNotAllowed_doesNotLook() throws SQLException {
        execute("create table parent (id char(36) not null primary key)");
        assertThat(start(Map.of(
                        "hibernate.boot.allow_jdbc_metadata_access",
                        "false",
                        "hibernate.dialect",
                        "org.hibernate.dialect.H2Dialect")))
                .isTrue();
    }

    @Test
    void of_unknownValue_namesTheOnesThatWork() {
        assertThatThrownBy(() -> start(Map.of(UlidSettings.SCHEMA_CHECK, "strict")))
                .isInstanceOf(HibernateException.class)
                .hasMessage("Setting ulid.schema_check is 'strict'; use fail, warn or off");
    }

    private static List<String> warnings(Runnable work) {
        List<String> messages = new ArrayList<>();
        Logger logger = Logger.getLogger(SchemaCheck.class.getName());
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                messages.add(entry.getMessage());
            }

            @Override
            public void flush() {
                // nothing is held back
            }

            @Override
            public void close() {
                // nothing is open
            }
        };
        logger.addHandler(handler);
        try {
            work.run();
        } finally {
            logger.removeHandler(handler);
        }
        return messages;
    }

    private boolean start(Map<String, Object> settings) {
        try (SessionFactory sessions = H2.open(url, settings, Parent.class, Child.class)) {
            return sessions.isOpen();
        }
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
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

        @ElementCollection
        @CollectionTable(name = "child_friends", joinColumns = @JoinColumn(name = "child_id"))
        Set<Ulid> friends;
    }
}
