package org.ulidjpa.it.index;

import java.sql.SQLException;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.hibernate.id.uuid.UuidValueGenerator;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;
import org.ulidjpa.Uuid7;
import org.ulidjpa.it.database.Engine;

/** The kinds of keys that are compared. */
enum KeyKind {
    BIGINT("bigint", KeyColumn.BIGINT, new AtomicLong()::incrementAndGet),
    BIGINT_IDENTITY("bigint, identity", KeyColumn.IDENTITY),
    BIGINT_SEQUENCE("bigint, sequence", KeyColumn.SEQUENCE),
    ULID("ULID in order", KeyColumn.SIXTEEN_BYTES, () -> Ulid.next().toUuid()),
    ULID_TEXT("ULID in order, char(26)", KeyColumn.CHAR_26, () -> Ulid.next().toString()),
    /** The control: in order from millisecond to millisecond only. */
    ULID_NOT_MONOTONIC("ULID not monotonic", KeyColumn.SIXTEEN_BYTES, randomUlids()),
    UUID_V7("UUIDv7", KeyColumn.SIXTEEN_BYTES, Uuid7::next),
    UUID_V7_OF_HIBERNATE("UUIDv7, by Hibernate", KeyColumn.SIXTEEN_BYTES, hibernateUuids()),
    UUID_V4("UUIDv4", KeyColumn.SIXTEEN_BYTES, UUID::randomUUID),
    UUID_V4_TEXT("UUIDv4, char(36)", KeyColumn.CHAR_36, () -> UUID.randomUUID().toString());

    private static final Set<KeyKind> IN_ORDER =
            EnumSet.of(BIGINT, BIGINT_IDENTITY, BIGINT_SEQUENCE, ULID, ULID_TEXT, UUID_V7);

    private final String label;
    private final KeyColumn column;
    private final Supplier<Object> keys;

    KeyKind(String label, KeyColumn column) {
        this(label, column, () -> {
            throw new UnsupportedOperationException("The database makes these keys");
        });
    }

    KeyKind(String label, KeyColumn column, Supplier<Object> keys) {
        this.label = label;
        this.column = column;
        this.keys = keys;
    }

    private static Supplier<Object> randomUlids() {
        UlidGenerator generator = UlidGenerator.random();
        return () -> generator.next().toUuid();
    }

    /** By name, because Hibernate has it from version 7 on only, and these tests compile with 6.6, too. */
    private static Supplier<Object> hibernateUuids() {
        try {
            UuidValueGenerator strategy =
                    (UuidValueGenerator) Class.forName("org.hibernate.id.uuid.UuidVersion7Strategy")
                            .getDeclaredConstructor()
                            .newInstance();
            return () -> strategy.generateUuid(null);
        } catch (ReflectiveOperationException e) {
            return () -> {
                throw new UnsupportedOperationException("This Hibernate makes no UUIDs of version 7", e);
            };
        }
    }

    static List<KeyKind> of(Engine engine) {
        return Stream.of(values())
                .filter(kind -> kind != BIGINT_SEQUENCE || engine == Engine.POSTGRESQL)
                .toList();
    }

    /** Inserts rows into this kind's table. */
    void fill(Writer writer) throws SQLException {
        if (column.isGenerated()) {
            writer.fill(table());
        } else {
            writer.fill(table(), keys);
        }
    }

    KeyColumn column() {
        return column;
    }

    /** A {@code Long}, a {@code UUID} for sixteen bytes, or a {@code String}. */
    Object next() {
        return keys.get();
    }

    boolean isInOrder() {
        return IN_ORDER.contains(this);
    }

    String table() {
        return "key_" + name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return label;
    }
}
