package org.ulidjpa.it.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.OnEachEngine;

/** What the SQL functions say to null, to text and bytes that are no id, and to times outside of the range. */
@OnEachEngine
@NullUnmarked
class BadInputTest {

    @Parameter
    Database database;

    private Session session;

    @BeforeParameterizedClassInvocation
    static void install(Database database) {
        Session.installFunctions(database);
    }

    @BeforeEach
    void connect() throws SQLException {
        session = Session.open(database);
    }

    @AfterEach
    void disconnect() throws SQLException {
        session.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"ulid_text(null)", "ulid_from_text(null)", "ulid_time(null)", "ulid_min(null)", "ulid_max(null)"
            })
    void null_givesNull(String call) throws SQLException {
        assertThat(session.text("select " + call)).isNull();
    }

    @Test
    void ulidFromText_refusesEveryTextThatJavaRefuses() {
        List<String> texts = Vectors.invalid();
        assertThat(texts).hasSizeGreaterThan(12);
        for (String text : texts) {
            assertThatThrownBy(() -> session.execute("select ulid_from_text(?)", text))
                    .as(text)
                    .isInstanceOf(SQLException.class);
        }
    }

    /** A line end that a pattern's $ lets pass, and letters whose upper case is in the alphabet. */
    @ParameterizedTest
    @ValueSource(strings = {"01ARZ3NDEKTSV4RRFFQ69G5FAV\n", "01ARZ3NDEKTſV4RRFFQ69G5FAV", " 01ARZ3NDEKTSV4RRFFQ69G5FA"})
    void ulidFromText_saysWhatIsWrong(String text) {
        assertThatThrownBy(() -> session.execute("select ulid_from_text(?)", text))
                .hasMessageContaining("ulid_from_text: \"" + text + "\" is not a ULID")
                .hasMessageContaining("26 characters of 0-9 ");
    }

    @Test
    void bytesOfAnotherLength_areRefused() {
        for (String bytes : List.of("", "01", "01563e3ab5d3d6764c61efb99302bd", "01563e3ab5d3d6764c61efb99302bd5b00")) {
            for (String function : List.of("ulid_text", "ulid_time")) {
                String call = session.isPostgres() ? "('" + bytes + "'::uuid)" : "(x'" + bytes + "')";
                assertThatThrownBy(() -> session.execute("select " + function + call))
                        .hasMessageContaining(
                                session.isPostgres()
                                        ? "invalid input syntax for type uuid"
                                        : function + ": an id has 16 bytes, not " + bytes.length() / 2);
            }
        }
    }

    @Test
    void ulidMin_refusesTimesBefore1970() {
        Instant time = Instant.parse("1969-12-31T23:59:59.999999Z");
        for (String function : List.of("ulid_min", "ulid_max")) {
            assertThatThrownBy(() -> session.execute("select " + function + "(?)", session.time(time)))
                    .hasMessageContaining("no ULID has the time 19");
        }
    }

    @Test
    void theLastTimeOfAll_isReadOrRefused() throws SQLException {
        if (session.isPostgres()) {
            assertThat(session.time("select ulid_time(?)", Ulid.MAX)).isEqualTo(Ulid.MAX.instant());
            assertThat(session.id("select ulid_max(?)", session.time(Ulid.MAX.instant())))
                    .isEqualTo(Ulid.MAX);
            for (String time : List.of("10889-08-02 05:31:50.656+00", "infinity", "-infinity")) {
                assertThatThrownBy(() -> session.execute("select ulid_min('" + time + "')"))
                        .hasMessageContaining("no ULID has the time ")
                        .hasMessageContaining("1970-01-01 00:00:00.000 to 10889-08-02 05:31:50.655 UTC");
            }
        } else {
            Instant last = Instant.parse("9999-12-31T23:59:59.999Z");
            assertThat(session.time("select ulid_time(?)", Ulid.max(last))).isEqualTo(last);
            assertThatThrownBy(() -> session.execute("select ulid_time(?)", Ulid.min(last.plusMillis(1))))
                    .hasMessageContaining("ulid_time: the time is after the year 9999, where a datetime ends");
        }
    }
}
