package org.ulidjpa.it.schema;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;

/** Plain SQL on one connection; a parameter of type {@link Ulid} is bound as the engine's 16 bytes. */
record Session(Database database, Connection connection) implements AutoCloseable {

    /** Reads the one row of a result. */
    interface RowReader<T extends @Nullable Object> {
        T read(ResultSet row) throws SQLException;
    }

    static Session open(Database database) throws SQLException {
        assumeSupported(database);
        return new Session(database, database.connect());
    }

    static void installFunctions(Database database) {
        functions(database, database.user(), database.password()).migrate();
    }

    /** Installs the functions as a user does. */
    static Flyway functions(Database database, String user, String password) {
        assumeSupported(database);
        return Flyway.configure()
                .dataSource(database.url(), user, password)
                .locations("classpath:db/ulid/" + database.engine().name().toLowerCase(Locale.ROOT))
                .load();
    }

    /** Skips the test on H2. */
    static void assumeSupported(Database database) {
        assumeTrue(database.engine() != Engine.H2, "there are no functions and no findings for H2");
    }

    boolean isPostgres() {
        return database.engine() == Engine.POSTGRESQL;
    }

    void execute(String sql, @Nullable Object... parameters) throws SQLException {
        try (PreparedStatement statement = prepare(sql, parameters)) {
            statement.execute();
        }
    }

    <T extends @Nullable Object> List<T> rows(RowReader<T> reader, String sql, @Nullable Object... parameters)
            throws SQLException {
        List<T> found = new ArrayList<>();
        try (PreparedStatement statement = prepare(sql, parameters);
                ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
                found.add(reader.read(rows));
            }
        }
        return found;
    }

    /** The one row of a result. */
    private <T extends @Nullable Object> T row(RowReader<T> reader, String sql, @Nullable Object... parameters)
            throws SQLException {
        List<T> found = rows(reader, sql, parameters);
        if (found.size() != 1) {
            throw new SQLException(found.size() + " rows for: " + sql);
        }
        return found.get(0);
    }

    @Nullable
    String text(String sql, @Nullable Object... parameters) throws SQLException {
        return row(row -> row.getString(1), sql, parameters);
    }

    long number(String sql, @Nullable Object... parameters) throws SQLException {
        return row(row -> row.getLong(1), sql, parameters);
    }

    @Nullable
    Ulid id(String sql, @Nullable Object... parameters) throws SQLException {
        return row(row -> id(row, 1), sql, parameters);
    }

    @Nullable
    Instant time(String sql, @Nullable Object... parameters) throws SQLException {
        return row(row -> time(row, 1), sql, parameters);
    }

    private PreparedStatement prepare(String sql, @Nullable Object... parameters) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int i = 0; i < parameters.length; i++) {
            Object value = parameters[i];
            statement.setObject(i + 1, value instanceof Ulid id ? bytes(id) : value);
        }
        return statement;
    }

    /** The type of a column of ids. */
    String idType() {
        return isPostgres() ? "uuid" : "binary(16)";
    }

    /** What JDBC takes for an id. */
    Object bytes(Ulid id) {
        return isPostgres() ? id.toUuid() : id.toBytes();
    }

    /** The id in a column, whatever driver. */
    @Nullable
    Ulid id(ResultSet row, int column) throws SQLException {
        Object value = row.getObject(column);
        if (value instanceof UUID uuid) {
            return Ulid.fromUuid(uuid);
        }
        return value == null ? null : Ulid.fromBytes((byte[]) value);
    }

    /** The time in a column: an instant on PostgreSQL, a time in UTC elsewhere. */
    @Nullable
    Instant time(ResultSet row, int column) throws SQLException {
        if (isPostgres()) {
            OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
            return time == null ? null : time.toInstant();
        }
        LocalDateTime time = row.getObject(column, LocalDateTime.class);
        return time == null ? null : time.toInstant(ZoneOffset.UTC);
    }

    /** What JDBC takes for a time, in the engine's type for it. */
    Object time(Instant time) {
        OffsetDateTime utc = time.atOffset(ZoneOffset.UTC);
        return isPostgres() ? utc : utc.toLocalDateTime();
    }

    void setTimeZone(String offset) throws SQLException {
        execute((isPostgres() ? "set time zone interval '%s' hour to minute" : "set time_zone = '%s'")
                .formatted(offset));
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
