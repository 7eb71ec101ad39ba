package org.ulidjpa.it.index;

import java.util.UUID;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Engine;

/** The type of a key column. */
enum KeyColumn {
    BIGINT("bigint", 8),
    IDENTITY("bigint GENERATED ALWAYS AS IDENTITY", "bigint AUTO_INCREMENT", 8),
    /** On PostgreSQL only: the column's default is the next number of a sequence. */
    SEQUENCE("bigserial", 8),
    SIXTEEN_BYTES("uuid", "binary(16)", 16),
    CHAR_26("char(26)", 27),
    CHAR_36("char(36)", 37);

    private final String postgres;
    private final String innoDb;
    private final int bytes;

    KeyColumn(String type, int bytes) {
        this(type, type, bytes);
    }

    KeyColumn(String postgres, String innoDb, int bytes) {
        this.postgres = postgres;
        this.innoDb = innoDb;
        this.bytes = bytes;
    }

    String type(Engine engine) {
        return engine == Engine.POSTGRESQL ? postgres : innoDb;
    }

    /** Whether the database makes the keys. */
    boolean isGenerated() {
        return this == IDENTITY || this == SEQUENCE;
    }

    /** The stored size in bytes on either engine: a text carries one byte for its length. */
    int bytes() {
        return bytes;
    }

    /** The key as the engine's driver takes it. */
    static Object parameter(Object key, Engine engine) {
        return key instanceof UUID bits && engine != Engine.POSTGRESQL
                ? Ulid.fromUuid(bits).toBytes()
                : key;
    }
}
