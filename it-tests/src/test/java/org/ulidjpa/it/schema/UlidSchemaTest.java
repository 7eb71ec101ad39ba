package org.ulidjpa.it.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.ulidjpa.Ulid;
import org.ulidjpa.hibernate.UlidSchema;
import org.ulidjpa.hibernate.UlidSchema.Finding;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/** The check finds each planted fault, its statements mend it and keep the ids, and it finds nothing else. */
@OnEachEngine
@NullUnmarked
class UlidSchemaTest {

    private static final Ulid ID = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");

    @Parameter
    Database given;

    private Database database;
    private Session session;
    private HikariDataSource source;

    @BeforeParameterizedClassInvocation
    static void onlyWhereSupported(Database database) {
        Session.assumeSupported(database);
    }

    @BeforeEach
    void connect() throws SQLException {
        database = given.fresh("linted");
        Session.installFunctions(database);
        session = Session.open(database);
        source = database.dataSource();
    }

    @AfterEach
    void disconnect() throws SQLException {
        source.close();
        session.close();
    }

    @Test
    void cleanSchema_hasNoFinding() throws SQLException {
        session.execute("create table parent (id %s not null primary key)".formatted(session.idType()));
        session.execute("create table child (id %1$s not null primary key, parent_id %1$s, %2$s)"
                .formatted(session.idType(), "foreign key (parent_id) references parent (id)"));
        session.execute("create index child_parent_idx on child (parent_id)");
        naturalKeys();
        assertThat(findings()).isEmpty();
    }

    /** Keys as long as ids, which are none. */
    private void naturalKeys() throws SQLException {
        session.execute("create table country (code char(2) not null primary key)");
        session.execute("create table sku (code char(26) not null primary key)");
        session.execute("insert into sku values ('no-ulid-but-26-characters!')");
        session.execute("create table article (number varchar(36) not null primary key)");
        session.execute("insert into article values ('" + ID.toUuid() + "'), ('A-17')");
        session.execute("create table counted (id bigint not null primary key)");
        String bytes = session.isPostgres() ? "bytea" : "varbinary(20)";
        session.execute("create table file (sha1 " + bytes + " not null primary key)");
        session.execute(
                "insert into file values (?)",
                new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20});
    }

    @Test
    void uuidText_onBothSidesOfAForeignKey() throws SQLException {
        family("char(36)", "varchar(36)", ID.toUuid().toString());
        assertFound(
                "child.parent_id is varchar(36), parent.id is %s(36), of different types across a foreign key; expected %s"
                        .formatted(session.isPostgres() ? "bpchar" : "char", session.idType()),
                "child.parent_id",
                "parent.id");
        assertMended();
    }

    @Test
    void ulidText_withACascade() throws SQLException {
        family("char(26)", "char(26)", ID.toString());
        assertThat(findings())
                .singleElement()
                .extracting(Finding::columns)
                .isEqualTo(List.of("child.parent_id", "parent.id"));
        assertMended();
        session.execute("delete from parent");
        assertThat(session.number("select count(*) from child")).isZero();
    }

    @Test
    void ulidText_withoutRows_isKnownByItsLength() throws SQLException {
        session.execute("create table gadget (id varchar(26) not null primary key)");
        assertFound("gadget.id is varchar(26); expected " + session.idType(), "gadget.id");
    }

    @Test
    void ulidText_inAnyColumnOfText_isKnownByItsRows() throws SQLException {
        session.execute("create table gadget (id varchar(255) not null primary key)");
        assertThat(findings()).isEmpty();
        session.execute("insert into gadget values ('" + ID + "')");
        assertFound("gadget.id is varchar(255); expected " + session.idType(), "gadget.id");
        cure();
        assertThat(session.id("select id from gadget")).isEqualTo(ID);
        assertThat(findings()).isEmpty();
    }

    @Test
    void bytes_inALooserType() throws SQLException {
        String type = session.isPostgres() ? "bytea" : "binary(255)";
        family(type, type, ID.toBytes());
        assertFound(
                "child.parent_id is %1$s, parent.id is %1$s; expected %2$s".formatted(type, session.idType()),
                "child.parent_id",
                "parent.id");
        assertMended();
    }

    @Test
    void oneSideOfAForeignKey_inALooserType() throws SQLException {
        assumeTrue(!session.isPostgres(), "PostgreSQL has no foreign key between such types");
        family("binary(16)", "varbinary(16)", ID.toBytes());
        assertFound(
                "child.parent_id is varbinary(16), parent.id is binary(16),"
                        + " of different types across a foreign key; expected binary(16)",
                "child.parent_id");
        assertMended();
    }

    @Test
    void mariaDbUuid() throws SQLException {
        assumeTrue(database.engine() == Engine.MARIADB, "a type of MariaDB");
        UUID version4 = UUID.fromString("7f750c37-4d0b-4f0b-b922-37be0b9138a7");
        session.execute("create table gadget (id uuid not null primary key)");
        session.execute("insert into gadget values ('" + version4 + "')");
        assertFound("gadget.id is uuid; expected binary(16)", "gadget.id");
        cure();
        assertThat(session.id("select id from gadget")).isEqualTo(Ulid.fromUuid(version4));
        assertThat(findings()).isEmpty();
    }

    @Test
    void foreignKeyWithoutIndex() throws SQLException {
        assumeTrue(session.isPostgres(), "InnoDB makes the index by itself");
        session.execute("create table \"order\" (id uuid primary key)");
        session.execute("create table line (id uuid primary key, order_id uuid,"
                + " constraint line_order_fk foreign key (order_id) references \"order\")");
        session.execute(
                "create index line_some_idx on line (order_id) where order_id > '7fffffff-0000-0000-0000-000000000000'");
        assertFound(
                "foreign key line_order_fk of line has no index, so that each delete in order reads the whole table",
                "line.order_id");
        cure();
        assertThat(findings()).isEmpty();
    }

    @Test
    void indexThatEndsWithThePrimaryKey() throws SQLException {
        assumeTrue(!session.isPostgres(), "InnoDB alone appends the primary key");
        session.execute("create table gadget (id binary(16) not null primary key, name varchar(20), size int,"
                + " index by_name (name, size, id), index by_size (size))");
        assertFound("index by_name of gadget ends with the primary key, which InnoDB appends by itself", "gadget.id");
        assertThat(findings().get(0).cure())
                .containsExactly("alter table `gadget` drop index `by_name`, add index `by_name` (`name`, `size`)");
        cure();
        assertThat(findings()).isEmpty();
    }

    @Test
    void flywayCallback_warnsAfterTheMigration() throws SQLException {
        session.execute("create table gadget (id char(26) not null primary key)");
        Flyway flyway = Flyway.configure()
                .dataSource(source)
                .locations("classpath:db/ulid/" + database.engine().name().toLowerCase(Locale.ROOT))
                .callbacks("org.ulidjpa.hibernate.UlidFlywayCallback")
                .load();
        assertThat(Warnings.of("UlidFlywayCallback", flyway::migrate))
                .containsExactly(findings().get(0).toString());
    }

    /** A parent and a child with one row each. */
    private void family(String parentType, String childType, Object id) throws SQLException {
        session.execute("create table parent (id " + parentType + " not null primary key)");
        session.execute("create table child (id bigint not null primary key, parent_id " + childType + ","
                + " constraint child_parent_fk foreign key (parent_id) references parent (id) on delete cascade)");
        session.execute("create index child_parent_idx on child (parent_id)");
        session.execute("insert into parent values (?)", id);
        session.execute("insert into child select 1, id from parent");
    }

    private List<Finding> findings() throws SQLException {
        return UlidSchema.check(source);
    }

    private void assertFound(String problem, String... columns) throws SQLException {
        assertThat(findings()).singleElement().satisfies(finding -> {
            assertThat(finding.problem()).isEqualTo(problem);
            assertThat(finding.columns()).containsExactly(columns);
        });
    }

    private void assertMended() throws SQLException {
        cure();
        assertThat(session.id("select id from parent")).isEqualTo(ID);
        assertThat(session.id("select parent_id from child")).isEqualTo(ID);
        assertThat(findings()).isEmpty();
    }

    private void cure() throws SQLException {
        for (String statement : findings().get(0).cure()) {
            session.execute(statement);
        }
    }
}
