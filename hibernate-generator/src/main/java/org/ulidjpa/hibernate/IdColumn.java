package org.ulidjpa.hibernate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.hibernate.boot.Metadata;
import org.hibernate.dialect.Dialect;
import org.hibernate.dialect.PostgreSQLDialect;
import org.hibernate.engine.jdbc.Size;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Table;
import org.hibernate.type.BasicType;
import org.hibernate.type.ComponentType;
import org.hibernate.type.EntityType;
import org.hibernate.type.Type;

/** A column that the mapping fills with ids of 16 bytes: a key, a foreign key, or any other attribute. */
record IdColumn(Table table, Column column, String expectedType) {

    private static final Set<Class<?>> OTHER_TYPES = Set.of(String.class, UUID.class);

    static List<IdColumn> allIn(Metadata metadata) {
        return allIn(metadata, IdColumn::isId);
    }

    /** The columns that the mapping fills with a String or UUID as it is, and reads as it is. */
    static List<IdColumn> othersIn(Metadata metadata) {
        return allIn(
                        metadata,
                        type -> OTHER_TYPES.contains(type.getJdbcJavaType().getJavaTypeClass()))
                .stream()
                .filter(other -> other.column.getCustomRead() == null)
                .toList();
    }

    private static List<IdColumn> allIn(Metadata metadata, Predicate<BasicType<?>> wanted) {
        return metadata.collectTableMappings().stream()
                .filter(Table::isPhysicalTable)
                .flatMap(table -> table.getColumns().stream()
                        .flatMap(column -> type(column, metadata)
                                .filter(wanted)
                                .map(type -> new IdColumn(table, column, expectedType(type, metadata)))))
                .toList();
    }

    /** What the type wants. {@code @Column} may say otherwise, and Hibernate would even make such a column. */
    private static String expectedType(BasicType<?> type, Metadata metadata) {
        return metadata.getDatabase()
                .getTypeConfiguration()
                .getDdlTypeRegistry()
                .getTypeName(type.getJdbcType().getDdlTypeCode(), Size.length(16), type)
                .toLowerCase(Locale.ROOT);
    }

    private static Stream<BasicType<?>> type(Column column, Metadata metadata) {
        return column.getValue() == null
                ? Stream.empty()
                : basicTypes(column.getValue().getType(), metadata)
                        .skip(column.getTypeIndex())
                        .limit(1);
    }

    /** A value that goes through a converter has the column that its converter wants. */
    private static boolean isId(BasicType<?> type) {
        return type.getJdbcJavaType() instanceof UlidJavaType;
    }

    private static Stream<BasicType<?>> basicTypes(Type type, Metadata metadata) {
        if (type instanceof BasicType<?> basic) {
            return Stream.of(basic);
        }
        if (type instanceof ComponentType component) {
            return Arrays.stream(component.getSubtypes()).flatMap(part -> basicTypes(part, metadata));
        }
        if (type instanceof EntityType reference) {
            return basicTypes(referencedKey(reference, metadata), metadata);
        }
        return Stream.empty();
    }

    private static Type referencedKey(EntityType reference, Metadata metadata) {
        PersistentClass target = metadata.getEntityBinding(reference.getAssociatedEntityName());
        String property = reference.getRHSUniqueKeyPropertyName();
        return property == null
                ? target.getIdentifier().getType()
                : target.getReferencedProperty(property).getType();
    }

    boolean isInPrimaryKey() {
        return table.hasPrimaryKey() && table.getPrimaryKey().containsColumn(column);
    }

    /** What was found, what is expected, and the statement that mends it. */
    String finding(String found, Dialect dialect) {
        return "  " + table.getName() + "." + column.getName() + " is " + found + ", expected " + expectedType + ": "
                + mend(dialect);
    }

    private String mend(Dialect dialect) {
        String name = column.getQuotedName(dialect);
        String definition = column.isNullable() ? expectedType : expectedType + " not null";
        String statement = "alter table " + table.getQuotedName(dialect) + " "
                + dialect.getAlterColumnTypeString(name, expectedType, definition);
        return dialect instanceof PostgreSQLDialect ? statement + " using " + name + "::" + expectedType : statement;
    }
}
