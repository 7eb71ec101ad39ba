package org.ulidjpa.hibernate;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ulidjpa.hibernate.ActualTable.ForeignKey;

/**
 * The key columns that hold the same ids: a column that refers to nothing, and all that refer to it. They can only
 * change together.
 */
record KeyGroup(List<ActualColumn> columns, List<ForeignKey> foreignKeys) {

    static Collection<KeyGroup> allIn(Map<String, ActualTable> tables) {
        Map<String, KeyGroup> groups = new LinkedHashMap<>();
        for (ActualTable table : tables.values()) {
            for (ActualColumn column : table.keyColumns()) {
                String root = root(table.name(), column.name(), tables, new HashSet<>());
                groups.computeIfAbsent(root, name -> new KeyGroup(new ArrayList<>(), new ArrayList<>()))
                        .add(column, table);
            }
        }
        return groups.values();
    }

    /** Follows the foreign keys to their end; round a circle, to the least of its names. */
    private static String root(String table, String column, Map<String, ActualTable> tables, Set<String> seen) {
        if (!tables.containsKey(table) || !seen.add(table + "." + column)) {
            return seen.stream().min(String::compareTo).orElseThrow();
        }
        for (ForeignKey key : tables.get(table).foreignKeys()) {
            int place = key.columns().indexOf(column);
            if (place >= 0) {
                return root(key.parent(), key.parentColumns().get(place), tables, seen);
            }
        }
        return table + "." + column;
    }

    private void add(ActualColumn column, ActualTable table) {
        columns.add(column);
        table.foreignKeys().stream()
                .filter(key -> key.columns().contains(column.name()))
                .forEach(foreignKeys::add);
    }

    /** Whether both sides of each foreign key have one type. */
    boolean isOfOneType() {
        return columns.stream().map(ActualColumn::type).distinct().count() == 1;
    }

    @Override
    public String toString() {
        return columns.stream().map(column -> column + " is " + column.type()).collect(joining(", "));
    }
}
