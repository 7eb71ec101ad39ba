package org.ulidjpa.it.schema;

import java.nio.ByteBuffer;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Engine;

/** A form in which tables hold ids of 16 bytes before their conversion. */
enum OldKey {
    ULID_TEXT("char(26)", "ulid_from_text(%s)", Set.of(Engine.POSTGRESQL, Engine.MYSQL, Engine.MARIADB)) {
        @Override
        String fromHex(Engine engine) {
            return "ulid_text(" + (engine == Engine.POSTGRESQL ? "hex::uuid" : "unhex(hex)") + ")";
        }

        @Override
        Object toJdbc(Ulid id) {
            return id.toString();
        }

        @Override
        Ulid read(ResultSet row, int column) throws SQLException {
            return Ulid.parse(row.getString(column));
        }
    },

    UUID_TEXT("char(36)", "uuid_to_bin(%s)", Set.of(Engine.POSTGRESQL, Engine.MYSQL)) {
        @Override
        String fromHex(Engine engine) {
            return HYPHENS;
        }

        @Override
        Object toJdbc(Ulid id) {
            return id.toUuid().toString();
        }

        @Override
        Ulid read(ResultSet row, int column) throws SQLException {
            return Ulid.fromUuid(UUID.fromString(row.getString(column)));
        }
    },

    BYTEA("bytea", "encode(%s, 'hex')::uuid", Set.of(Engine.POSTGRESQL)) {
        @Override
        String fromHex(Engine engine) {
            return "decode(hex, 'hex')";
        }

        @Override
        Object toJdbc(Ulid id) {
            return id.toBytes();
        }

        @Override
        Ulid read(ResultSet row, int column) throws SQLException {
            return Ulid.fromBytes(row.getBytes(column));
        }
    },

    /** Written by {@code UNHEX(…)} into the column that Hibernate makes by itself. */
    PADDED("binary(255)", "concat(left(%1$s, 16), trim(trailing x'00' from substr(%1$s, 17)))", Set.of(Engine.MYSQL)) {
        @Override
        String fromHex(Engine engine) {
            return "unhex(hex)";
        }

        @Override
        Object toJdbc(Ulid id) {
            return id.toBytes();
        }

        @Override
        Ulid read(ResultSet row, int column) throws SQLException {
            return Ulid.fromBytes(Arrays.copyOf(row.getBytes(column), 16));
        }
    },

    /** Written by {@code UUID_TO_BIN(…, 1)}: the groups of the text are in the order 3, 2, 1, 4, 5. */
    SWAPPED("binary(16)", "uuid_to_bin(bin_to_uuid(%s, 1))", Set.of(Engine.MYSQL)) {
        @Override
        String fromHex(Engine engine) {
            return "uuid_to_bin(" + HYPHENS + ", 1)";
        }

        @Override
        Object toJdbc(Ulid id) {
            ByteBuffer plain = ByteBuffer.wrap(id.toBytes());
            int first = plain.getInt();
            short second = plain.getShort();
            short third = plain.getShort();
            return ByteBuffer.allocate(16)
                    .putShort(third)
                    .putShort(second)
                    .putInt(first)
                    .putLong(plain.getLong())
                    .array();
        }

        @Override
        Ulid read(ResultSet row, int column) throws SQLException {
            ByteBuffer swapped = ByteBuffer.wrap(row.getBytes(column));
            short third = swapped.getShort();
            short second = swapped.getShort();
            int first = swapped.getInt();
            ByteBuffer plain =
                    ByteBuffer.allocate(16).putInt(first).putShort(second).putShort(third);
            return Ulid.fromBytes(plain.putLong(swapped.getLong()).array());
        }
    },

    MARIADB_UUID("uuid", "unhex(replace(%s, '-', ''))", Set.of(Engine.MARIADB)) {
        @Override
        String fromHex(Engine engine) {
            return HYPHENS;
        }

        @Override
        Object toJdbc(Ulid id) {
            return id.toUuid().toString();
        }

        @Override
        Ulid read(ResultSet row, int column) throws SQLException {
            return Ulid.fromUuid(UUID.fromString(row.getString(column)));
        }
    };

    private static final String HYPHENS =
            "concat(substr(hex, 1, 8), '-', substr(hex, 9, 4), '-', substr(hex, 13, 4), '-',"
                    + " substr(hex, 17, 4), '-', substr(hex, 21))";

    private final String type;
    private final String toId;
    private final Set<Engine> engines;

    OldKey(String type, String toId, Set<Engine> engines) {
        this.type = type;
        this.toId = toId;
        this.engines = engines;
    }

    Set<Engine> engines() {
        return engines;
    }

    static Set<OldKey> on(Engine engine) {
        Set<OldKey> keys = EnumSet.allOf(OldKey.class);
        keys.removeIf(key -> !key.engines.contains(engine));
        return keys;
    }

    String type() {
        return type;
    }

    /** Whether the column of 16 bytes refuses it; those two are bytes in another order, or take such bytes for theirs. */
    boolean isRefusedLater() {
        return this != SWAPPED && this != MARIADB_UUID;
    }

    /** The SQL that makes 16 bytes of an old column, as the guide lists it. */
    String toId(String column, Engine engine) {
        String pattern = this == UUID_TEXT && engine == Engine.POSTGRESQL ? "%s::uuid" : toId;
        return pattern.formatted(column);
    }

    /** The statements of the guide, with the expression that fits. */
    List<String> script(Engine engine) {
        return Script.of("conversions", engine, engine == Engine.POSTGRESQL ? "to_uuid" : "to_binary16")
                .statements()
                .stream()
                .map(sql -> sql.replace("ulid_from_text(id)", toId("id", engine))
                        .replace("ulid_from_text(customer_id)", toId("customer_id", engine)))
                .toList();
    }

    /** The SQL that makes the old form of 32 digits in the column {@code hex}. */
    abstract String fromHex(Engine engine);

    abstract Object toJdbc(Ulid id);

    abstract Ulid read(ResultSet row, int column) throws SQLException;
}
