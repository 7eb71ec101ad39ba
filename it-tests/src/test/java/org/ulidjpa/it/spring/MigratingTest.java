package org.ulidjpa.it.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/** Runs the statements of the guide. */
@OnEachEngine
class MigratingTest {

    private static final UUID OLD = UUID.fromString("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");

    @Parameter
    Database database;

    @Test
    void char36_becomesSixteenBytes() throws SQLException {
        assumeTrue(database.engine() != Engine.H2, "the guide has no statements for H2");
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("create table old_reader (id char(36) primary key, name varchar(100))");
            statement.execute("insert into old_reader values ('" + OLD + "', 'Ada')");
            for (String sql : statementsOfTheGuide()) {
                statement.execute(sql);
            }
            try (ResultSet rows = statement.executeQuery("select id, name from old_reader")) {
                assertThat(rows.next()).isTrue();
                assertThat(id(rows)).isEqualTo(Ulid.fromUuid(OLD));
                assertThat(rows.getString(2)).isEqualTo("Ada");
            }
        }
    }

    private List<String> statementsOfTheGuide() {
        String mark = "run: " + (database.engine() == Engine.POSTGRESQL ? Engine.POSTGRESQL : Engine.MYSQL).name();
        return Guide.blocks("migrating.md").stream()
                .filter(block -> block.mark().equals(mark))
                .flatMap(block -> Stream.of(block.text().split(";\n")))
                .toList();
    }

    private Ulid id(ResultSet row) throws SQLException {
        return database.engine() == Engine.POSTGRESQL
                ? Ulid.fromUuid(row.getObject(1, UUID.class))
                : Ulid.fromBytes(row.getBytes(1));
    }

    @Test
    void idsOfOldRows_haveTheTimeOfTheirMaking() {
        Instant created = Instant.parse("2020-02-02T20:20:20.020Z");
        assertThat(idOf(created).instant()).isEqualTo(created);
        assertThat(idOf(created)).isNotEqualTo(idOf(created)).isLessThan(idOf(created.plusMillis(1)));
    }

    static Ulid idOf(Instant created) {
        Clock clock = Clock.fixed(created, ZoneOffset.UTC);
        return UlidGenerator.builder().clock(clock).build().next();
    }
}
