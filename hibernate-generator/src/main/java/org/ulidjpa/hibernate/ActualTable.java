package org.ulidjpa.hibernate;

import java.util.List;
import java.util.stream.Stream;

/** A table as the database describes it. */
record ActualTable(
        String name,
        List<ActualColumn> columns,
        List<String> primaryKey,
        List<ForeignKey> foreignKeys,
        List<Index> indexes) {

    /** @param rules what a change of the parent's key leads to, as SQL; empty where it is refused */
    record ForeignKey(
            String name, String child, List<String> columns, String parent, List<String> parentColumns, String rules) {

        ForeignKey and(ForeignKey next) {
            return new ForeignKey(
                    name, child, join(columns, next.columns), parent, join(parentColumns, next.parentColumns), rules);
        }

        /** Whether the rows of a parent are found by that index: it begins with the columns, in any order. */
        boolean isServedBy(Index index) {
            return !index.partial
                    && index.columns.size() >= columns.size()
                    && columns.containsAll(index.columns.subList(0, columns.size()));
        }
    }

    /** @param partial whether it leaves rows out */
    record Index(String name, boolean unique, boolean partial, List<String> columns) {

        Index and(Index next) {
            return new Index(name, unique, partial, join(columns, next.columns));
        }

        boolean endsWith(List<String> last) {
            int rest = columns.size() - last.size();
            return rest > 0
                    && !last.isEmpty()
                    && columns.subList(rest, columns.size()).equals(last);
        }
    }

    /** The columns of the primary key and of the foreign keys. */
    List<ActualColumn> keyColumns() {
        List<String> names = Stream.concat(
                        primaryKey.stream(), foreignKeys.stream().flatMap(key -> key.columns().stream()))
                .toList();
        return columns(names);
    }

    List<ActualColumn> columns(List<String> names) {
        return columns.stream().filter(column -> names.contains(column.name())).toList();
    }

    private static List<String> join(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }
}
