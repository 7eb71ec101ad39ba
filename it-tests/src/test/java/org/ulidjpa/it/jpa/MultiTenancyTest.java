package org.ulidjpa.it.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatObject;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import org.assertj.core.api.ObjectAssert;
import org.hibernate.SessionFactory;
import org.hibernate.annotations.TenantId;
import org.hibernate.context.spi.CurrentTenantIdentifierResolver;
import org.hibernate.engine.jdbc.connections.spi.MultiTenantConnectionProvider;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidId;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;

/** Ids of several tenants: told apart by a column, or each with a database of its own. */
@OnEachEngine
class MultiTenancyTest {

    private static final String CONNECTIONS = "hibernate.multi_tenant_connection_provider";
    private static final String RESOLVER = "hibernate.tenant_identifier_resolver";

    private final Database database;

    MultiTenancyTest(Database database) {
        this.database = database;
    }

    @Test
    void tenantColumn_hidesTheRowsOfOthers() {
        Tenant tenant = new Tenant("one");
        Map<String, Object> settings = Map.of("hibernate.hbm2ddl.auto", "create", RESOLVER, tenant);
        try (SessionFactory sessions = Jpa.open(database, settings, Note.class)) {
            Note note = new Note();
            sessions.inTransaction(session -> session.persist(note));
            assertThat(note.tenant).isEqualTo("one");
            assertThatFound(sessions, Note.class, note.id).isNotNull();
            tenant.current = "other";
            assertThatFound(sessions, Note.class, note.id).isNull();
        }
    }

    @Test
    void databasePerTenant_keepsTheRowsOfEachApart() {
        Map<String, Database> databases = Map.of("one", database.fresh("one"), "other", database.fresh("other"));
        databases.values().forEach(each -> Jpa.created(each, Memo.class).close());
        Tenant tenant = new Tenant("one");
        Map<String, Object> settings = Map.of(CONNECTIONS, new Connections(databases), RESOLVER, tenant);
        try (SessionFactory sessions = Jpa.open(database, settings, Memo.class)) {
            Memo memo = new Memo();
            sessions.inTransaction(session -> session.persist(memo));
            assertThatFound(sessions, Memo.class, memo.id).isNotNull();
            tenant.current = "other";
            assertThatFound(sessions, Memo.class, memo.id).isNull();
        }
    }

    private static ObjectAssert<Object> assertThatFound(SessionFactory sessions, Class<?> type, Ulid id) {
        return assertThatObject(sessions.<Object>fromTransaction(session -> session.find(type, id)));
    }

    @NullUnmarked
    @Entity(name = "Note")
    static class Note {
        @Id
        @UlidId
        Ulid id;

        @TenantId
        String tenant;
    }

    @NullUnmarked
    @Entity(name = "Memo")
    static class Memo {
        @Id
        @UlidId
        Ulid id;
    }

    private static final class Tenant implements CurrentTenantIdentifierResolver<String> {

        private String current;

        Tenant(String current) {
            this.current = current;
        }

        @Override
        public String resolveCurrentTenantIdentifier() {
            return current;
        }

        @Override
        public boolean validateExistingCurrentSessions() {
            return true;
        }
    }

    /** A new connection to the tenant's database each time. */
    private static final class Connections implements MultiTenantConnectionProvider<String> {

        private static final long serialVersionUID = 1L;

        private final transient Map<String, Database> databases;

        Connections(Map<String, Database> databases) {
            this.databases = databases;
        }

        @Override
        public Connection getAnyConnection() throws SQLException {
            return databases.values().iterator().next().connect();
        }

        @Override
        public void releaseAnyConnection(Connection connection) throws SQLException {
            connection.close();
        }

        @Override
        public Connection getConnection(String tenant) throws SQLException {
            return databases.get(tenant).connect();
        }

        @Override
        public void releaseConnection(String tenant, Connection connection) throws SQLException {
            connection.close();
        }

        @Override
        public boolean supportsAggressiveRelease() {
            return false;
        }

        @Override
        public boolean isUnwrappableAs(Class<?> type) {
            return false;
        }

        @Override
        public <T> T unwrap(Class<T> type) {
            throw new UnsupportedOperationException(type.getName());
        }
    }
}
