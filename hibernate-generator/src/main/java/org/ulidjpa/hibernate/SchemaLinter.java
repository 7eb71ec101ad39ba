package org.ulidjpa.hibernate;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.ulidjpa.hibernate.ActualTable.Index;
import org.ulidjpa.hibernate.UlidSchema.Finding;

/** The rules for keys of 16 bytes, applied to the tables of a connection's catalog and schema. */
final class SchemaLinter {

    private final Connection connection;
    private final SchemaSql sql;
    private final Map<String, ActualTable> tables;
    private final Set<ActualColumn> ids = new HashSet<>();
    private final List<Finding> findings = new ArrayList<>();

    private SchemaLinter(Connection connection, SchemaSql sql, Map<String, ActualTable> tables) {
        this.connection = connection;
        this.sql = sql;
        this.tables = tables;
    }

    /** What is wrong in the tables that are of interest; nothing on an engine that {@link SchemaSql} does not know. */
    static List<Finding> findings(Connection connection, Predicate<String> interest) throws SQLException {
        SchemaSql sql = SchemaSql.of(connection);
        if (sql == null) {
            return List.of();
        }
        SchemaLinter linter = new SchemaLinter(connection, sql, read(connection, interest));
        for (KeyGroup group : KeyGroup.allIn(linter.tables)) {
            linter.checkTypes(group);
        }
        linter.tables.values().forEach(linter::checkIndexes);
        return linter.findings;
    }

    private static Map<String, ActualTable> read(Connection connection, Predicate<String> interest)
            throws SQLException {
        Namespace namespace = new Namespace(connection.getCatalog(), connection.getSchema());
        ActualKeys keys = new ActualKeys(connection, namespace);
        Map<String, List<ActualColumn>> columns = new ActualColumns(connection)
                .in(namespace).stream()
                        .filter(column -> interest.test(column.table()))
                        .collect(groupingBy(ActualColumn::table, TreeMap::new, toList()));
        Map<String, ActualTable> tables = new LinkedHashMap<>();
        for (Map.Entry<String, List<ActualColumn>> table : columns.entrySet()) {
            tables.put(table.getKey(), keys.table(table.getKey(), table.getValue()));
        }
        return tables;
    }

    private void checkTypes(KeyGroup group) throws SQLException {
        Map<ActualColumn, StoredForm> forms = forms(group);
        ids.addAll(forms.keySet());
        forms.values().removeIf(form -> form == StoredForm.SIXTEEN_BYTES);
        if (forms.isEmpty()) {
            return;
        }
        List<String> cure = new ArrayList<>();
        group.foreignKeys().forEach(key -> cure.add(sql.drop(key)));
        forms.forEach((column, form) -> cure.addAll(sql.convert(column, form)));
        group.foreignKeys().forEach(key -> cure.add(sql.add(key)));
        String mixed = group.isOfOneType() ? "" : ", of different types across a foreign key";
        report(forms.keySet(), group + mixed + "; expected " + sql.idType(), cure);
    }

    /** None if the group holds no ids. A column whose type and rows say nothing is what its companions are. */
    private Map<ActualColumn, StoredForm> forms(KeyGroup group) throws SQLException {
        Map<ActualColumn, StoredForm> forms = new LinkedHashMap<>();
        for (ActualColumn column : group.columns()) {
            StoredForm form = StoredForm.of(column, sql, connection);
            if (form != null) {
                forms.put(column, form);
            }
        }
        if (!forms.isEmpty()) {
            StoredForm likely = forms.values().stream()
                    .filter(form -> form != StoredForm.SIXTEEN_BYTES)
                    .findFirst()
                    .orElse(StoredForm.LOOSE_BYTES);
            group.columns().forEach(column -> forms.putIfAbsent(column, likely));
        }
        return forms;
    }

    private void checkIndexes(ActualTable table) {
        table.foreignKeys().stream()
                .filter(key -> ids.containsAll(table.columns(key.columns())))
                .filter(key -> table.indexes().stream().noneMatch(key::isServedBy))
                .forEach(key -> report(
                        table.columns(key.columns()),
                        "foreign key " + key.name() + " of " + key.child() + " has no index, so that each delete in "
                                + key.parent() + " reads the whole table",
                        List.of(sql.createIndex(key.child(), key.columns()))));
        if (sql == SchemaSql.MYSQL && ids.containsAll(table.columns(table.primaryKey()))) {
            table.indexes().stream()
                    .filter(index -> !index.unique() && index.endsWith(table.primaryKey()))
                    .forEach(index -> reportTooLong(table, index));
        }
    }

    private void reportTooLong(ActualTable table, Index index) {
        int rest = index.columns().size() - table.primaryKey().size();
        report(
                table.columns(table.primaryKey()),
                "index " + index.name() + " of " + table.name()
                        + " ends with the primary key, which InnoDB appends by itself",
                List.of(sql.shorten(table.name(), index, index.columns().subList(0, rest))));
    }

    private void report(Collection<ActualColumn> columns, String problem, List<String> cure) {
        findings.add(new Finding(columns.stream().map(ActualColumn::toString).toList(), problem, cure));
    }
}
