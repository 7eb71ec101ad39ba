package org.ulidjpa.it.trust;

import java.util.List;

/** Nodes that take writes at the same time and send them to each other. */
interface Cluster extends AutoCloseable {
    List<Node> nodes();

    /** Makes a database on all nodes, with the tables of the {@link Bank}. */
    void createDatabase(String name);

    /** The SQL that gives one value for the content of a database's tables. */
    List<String> checksums();

    /** How many conflicts between rows of different nodes the nodes have found, together, since each was last started. */
    long conflicts();

    @Override
    void close();
}
