package org.ulidjpa.hibernate;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.Ulid;

/**
 * How a column holds ids. A column of text or bytes can hold anything: its first rows decide, and where it has none,
 * lengths that only ids have.
 */
enum StoredForm {
    SIXTEEN_BYTES,
    ULID_TEXT,
    UUID_TEXT,
    /** In a type that allows for other lengths, or pads. */
    LOOSE_BYTES;

    private static final int ROWS = 100;
    private static final Pattern UUID = Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");
    private static final Pattern TEXT_TYPE = Pattern.compile("(bp|var)?char(acter)?( varying)?\\(\\d+\\)|text");
    private static final Pattern BYTE_TYPE = Pattern.compile("(var)?binary\\(\\d+\\)|bytea");

    private interface Reader<T> {
        T read(ResultSet row) throws SQLException;
    }

    /** The form of the ids in that column; null where it holds something else. */
    static @Nullable StoredForm of(ActualColumn column, SchemaSql sql, Connection connection) throws SQLException {
        String type = column.type();
        if (type.equals(sql.idType())) {
            return SIXTEEN_BYTES;
        }
        if (type.equals("uuid")) {
            // MariaDB's own type, whose bytes come out in the order of the text
            return LOOSE_BYTES;
        }
        if (TEXT_TYPE.matcher(type).matches()) {
            return text(type, first(column, sql, connection, row -> row.getString(1)));
        }
        if (BYTE_TYPE.matcher(type).matches()) {
            return bytes(type, first(column, sql, connection, row -> row.getBytes(1)));
        }
        return null;
    }

    private static @Nullable StoredForm text(String type, List<String> values) {
        if (values.isEmpty() ? type.contains("(26)") : all(values, text -> Ulid.isValid(text.stripTrailing()))) {
            return ULID_TEXT;
        }
        return (values.isEmpty() ? type.contains("(36)") : all(values, UUID.asMatchPredicate())) ? UUID_TEXT : null;
    }

    private static @Nullable StoredForm bytes(String type, List<byte[]> values) {
        boolean ids = values.isEmpty()
                ? type.equals("binary(255)") || type.equals("varbinary(16)")
                : all(values, StoredForm::isPaddedId);
        return ids ? LOOSE_BYTES : null;
    }

    private static boolean isPaddedId(byte[] value) {
        return value.length >= 16
                && IntStream.range(16, value.length).allMatch(i -> value[i] == 0)
                && IntStream.range(0, 16).anyMatch(i -> value[i] != 0);
    }

    private static <T> boolean all(List<T> values, Predicate<T> condition) {
        return values.stream().allMatch(condition);
    }

    private static <T> List<T> first(ActualColumn column, SchemaSql sql, Connection connection, Reader<T> reader)
            throws SQLException {
        List<T> values = new ArrayList<>();
        String name = sql.quote(column.name());
        String query = "select " + name + " from " + sql.quote(column.table()) + " where " + name
                + " is not null limit " + ROWS;
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                values.add(reader.read(rows));
            }
        }
        return values;
    }
}
