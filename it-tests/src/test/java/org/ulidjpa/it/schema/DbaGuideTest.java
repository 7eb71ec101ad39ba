package org.ulidjpa.it.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.ulidjpa.Ulid;
import org.ulidjpa.Uuid7;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/** Runs the statements of the page for administrators. */
@OnEachEngine
@NullUnmarked
class DbaGuideTest {

    private static final Ulid KNOWN = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");

    @Parameter
    Database given;

    private Database database;
    private Session session;

    @BeforeParameterizedClassInvocation
    static void onlyWhereSupported(Database database) {
        Session.assumeSupported(database);
    }

    @BeforeEach
    void connect() throws SQLException {
        database = given.fresh("shop");
        session = Session.open(database);
    }

    @AfterEach
    void disconnect() throws SQLException {
        session.close();
    }

    @Test
    void default_givesEachRowAnIdOfNow() throws SQLException {
        Session.installFunctions(database);
        run("default");
        assertThat(ids("invoice"))
                .doesNotHaveDuplicates()
                .allSatisfy(id -> assertThat(id.instant())
                        .isBetween(
                                Instant.now().minus(Duration.ofMinutes(1)),
                                Instant.now().plus(Duration.ofMinutes(1))));
    }

    @Test
    void default_givesEachRowAUuid7() throws SQLException {
        Session.installFunctions(database);
        run("default_uuid7");
        assertThat(ids("receipt"))
                .doesNotHaveDuplicates()
                .allMatch(id -> Uuid7.isUuid7(id.toUuid()))
                .allSatisfy(id -> assertThat(id.instant())
                        .isBetween(
                                Instant.now().minus(Duration.ofMinutes(1)),
                                Instant.now().plus(Duration.ofMinutes(1))));
    }

    private List<Ulid> ids(String table) throws SQLException {
        List<Ulid> ids = session.rows(row -> session.id(row, 1), "select id from " + table);
        assertThat(ids).hasSize(2);
        return ids;
    }

    @Test
    void view_showsTextAndTime() throws SQLException {
        Session.installFunctions(database);
        run("default");
        run("view");
        session.execute("insert into invoice (id, amount) values (?, 7)", KNOWN);
        assertThat(session.rows(
                        row -> row.getString(1) + " " + session.time(row, 2) + " " + row.getInt(3),
                        "select * from invoice_text where id = '" + KNOWN + "'"))
                .containsExactly(KNOWN + " " + KNOWN.instant() + " 7");
    }

    @Test
    void text_findsItsRow() throws SQLException {
        Session.installFunctions(database);
        run("default");
        session.execute("insert into invoice (id, amount) values (?, 7)", KNOWN);
        assertThat(session.number(statement("row"))).isEqualTo(7);
    }

    @Test
    void window_countsTheRowsOfTheLastHour() throws SQLException {
        Session.installFunctions(database);
        run("default");
        session.execute("insert into invoice (id, amount) values (?, 7)", KNOWN);
        assertThat(session.number(statement("window"))).isEqualTo(2);
    }

    @Test
    void grants_areAllThatTheFunctionsNeed() throws SQLException {
        assumeTrue(database.engine() != Engine.MARIADB, "the embedded server has no users");
        String user = "migrator_of_" + database.name();
        session.execute(
                session.isPostgres()
                        ? "create role " + user + " login password 'secret'"
                        : "create user " + user + " identified by 'secret'");
        List<String> grants = Script.of("dba", database.engine(), "grants").statements().stream()
                .map(sql -> sql.replace("migrator", user).replace("shop.", database.name() + "."))
                .toList();
        session.execute(grants.get(0));
        Flyway functions = Session.functions(database, user, "secret");
        if (!session.isPostgres()) {
            trustAfterARefusal(grants.get(1), functions);
        }
        assertThat(functions.migrate().success).isTrue();
        assertThat(session.text("select ulid_text(?)", KNOWN)).isEqualTo(KNOWN.toString());
    }

    private void trustAfterARefusal(String trust, Flyway functions) throws SQLException {
        assertThat(session.number("select @@log_bin")).isEqualTo(1);
        session.execute("set global log_bin_trust_function_creators = 0");
        assertThatThrownBy(functions::migrate)
                .isInstanceOf(FlywayException.class)
                .hasMessageContaining("log_bin_trust_function_creators");
        session.execute(trust);
        functions.repair();
    }

    private void run(String script) throws SQLException {
        for (String sql : Script.of("dba", database.engine(), script).statements()) {
            session.execute(sql);
        }
    }

    private String statement(String script) {
        return Script.of("dba", database.engine(), script).statements().get(0);
    }
}
