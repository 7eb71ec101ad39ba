package org.ulidjpa.hibernate;

import static java.util.stream.Collectors.joining;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.ulidjpa.hibernate.ActualTable.ForeignKey;
import org.ulidjpa.hibernate.ActualTable.Index;

/** The statements that mend a schema. */
enum SchemaSql {
    POSTGRESQL("uuid", '"') {
        @Override
        List<String> convert(ActualColumn column, StoredForm form) {
            String name = quote(column.name());
            String id = switch (form) {
                case SIXTEEN_BYTES -> name;
                case ULID_TEXT -> "ulid_from_text(" + name + ")";
                case UUID_TEXT -> name + "::uuid";
                case LOOSE_BYTES -> "encode(" + name + ", 'hex')::uuid";
            };
            return List.of(alter(column.table()) + "alter column " + name + " type uuid using " + id);
        }

        @Override
        String drop(ForeignKey key) {
            return alter(key.child()) + "drop constraint " + quote(key.name());
        }
    },

    /** And MariaDB. The bytes of the text stay while the type changes, and one statement converts all rows or none. */
    MYSQL("binary(16)", '`') {
        @Override
        List<String> convert(ActualColumn column, StoredForm form) {
            String name = quote(column.name());
            String modify =
                    alter(column.table()) + "modify column " + name + " %s" + (column.nullable() ? "" : " not null");
            String id = switch (form) {
                case SIXTEEN_BYTES -> name;
                case ULID_TEXT -> "ulid_from_text(" + name + ")";
                case UUID_TEXT -> onlySixteen("unhex(replace(" + name + ", '-', ''))");
                case LOOSE_BYTES ->
                    onlySixteen("concat(left(%1$s, 16), trim(trailing x'00' from substr(%1$s, 17)))".formatted(name));
            };
            return List.of(
                    modify.formatted("varbinary(255)"),
                    "update " + quote(column.table()) + " set " + name + " = " + id,
                    modify.formatted("binary(16)"));
        }

        /** Through text, which refuses bytes of another length; binary(16) would pad them without a word. */
        private static String onlySixteen(String bytes) {
            return "ulid_from_text(ulid_text(" + bytes + "))";
        }

        @Override
        String drop(ForeignKey key) {
            return alter(key.child()) + "drop foreign key " + quote(key.name());
        }
    };

    private final String idType;
    private final char quote;

    SchemaSql(String idType, char quote) {
        this.idType = idType;
        this.quote = quote;
    }

    /** The statements of the connected engine; null for an engine that they were never tried on. */
    static @Nullable SchemaSql of(Connection connection) throws SQLException {
        return switch (connection.getMetaData().getDatabaseProductName()) {
            case "PostgreSQL" -> POSTGRESQL;
            case "MySQL", "MariaDB" -> MYSQL;
            default -> null;
        };
    }

    /** The type of a column of ids. */
    String idType() {
        return idType;
    }

    /** Gives the column the right type, and its values the right form; foreign keys must be dropped before. */
    abstract List<String> convert(ActualColumn column, StoredForm form);

    abstract String drop(ForeignKey key);

    String add(ForeignKey key) {
        return alter(key.child()) + "add constraint " + quote(key.name()) + " foreign key " + list(key.columns())
                + " references " + quote(key.parent()) + " " + list(key.parentColumns()) + key.rules();
    }

    String createIndex(String table, List<String> columns) {
        String name = table + "_" + String.join("_", columns) + "_idx";
        return "create index " + quote(name) + " on " + quote(table) + " " + list(columns);
    }

    /** In one statement, so that there is no moment without the index. */
    String shorten(String table, Index index, List<String> columns) {
        return alter(table) + "drop index " + quote(index.name()) + ", add index " + quote(index.name()) + " "
                + list(columns);
    }

    /** A name may be a word of the language, such as {@code order}. */
    String quote(String name) {
        return quote + name.replace("" + quote, "" + quote + quote) + quote;
    }

    String alter(String table) {
        return "alter table " + quote(table) + " ";
    }

    private String list(List<String> columns) {
        return columns.stream().map(this::quote).collect(joining(", ", "(", ")"));
    }
}
