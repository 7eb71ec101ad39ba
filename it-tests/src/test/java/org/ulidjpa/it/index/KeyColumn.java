package org.ulidjpa.it.index;

import java.util.UUID;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Engine;

/** The type of a key column. */
enum KeyColumn {
    BIGINT("bigint", 8),
    SIXTEEN_BYTES("binary(16)", 16),
    CHAR_26("char(26)", 27),
    CHAR_36("char(36)", 37);

    private final String type;
    private final int bytes;

    KeyColumn(String type, int bytes) {
        this.type = type;
        this.bytes = bytes;
    }

    String type(Engine engine) {
        return this == SIXTEEN_BYTES && engine == Engine.POSTGRESQL ? "uuid" : type;
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
