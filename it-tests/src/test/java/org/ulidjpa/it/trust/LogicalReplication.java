package org.ulidjpa.it.trust;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.testcontainers.containers.Network;
import org.testcontainers.lifecycle.Startables;
import org.ulidjpa.it.database.ContainerImages;

/** Two PostgreSQL nodes, each subscribed to what the other's own clients write ({@code origin = none}). */
final class LogicalReplication implements Cluster {
    private static final int PORT = 5432;
    private static final String USER = "postgres";
    private static final String PASSWORD = "test";

    private final Network network = Network.newNetwork();
    private final List<Node> nodes = IntStream.range(0, 2).mapToObj(this::node).toList();

    LogicalReplication() {
        Startables.deepStart(nodes).join();
    }

    private Node node(int number) {
        Node node = new Node(
                ContainerImages.postgres(),
                PORT,
                "jdbc:postgresql://localhost:%d/%s?reWriteBatchedInserts=true",
                "postgres",
                USER,
                PASSWORD);
        node.withEnv("POSTGRES_PASSWORD", PASSWORD)
                .withNetwork(network)
                .withNetworkAliases("pg" + number)
                .setCommandParts(new String[] {"postgres", "-c", "wal_level=logical"});
        return node;
    }

    @Override
    public List<Node> nodes() {
        return nodes;
    }

    @Override
    public void createDatabase(String name) {
        for (Node node : nodes) {
            node.execute("CREATE DATABASE " + name);
            Bank.create(node.connections(name)).close();
            node.execute(name, List.of("CREATE PUBLICATION own FOR ALL TABLES"));
        }
        nodes.get(0).execute(name, List.of(subscription(name, 1)));
        nodes.get(1).execute(name, List.of(subscription(name, 0)));
    }

    private static String subscription(String database, int other) {
        return "CREATE SUBSCRIPTION " + database + "_of_pg" + other
                + " CONNECTION 'host=pg" + other + " user=" + USER + " password=" + PASSWORD + " dbname=" + database
                + "' PUBLICATION own WITH (origin = none, copy_data = false)";
    }

    @Override
    public List<String> checksums() {
        return Stream.of("account", "transfer", "booking")
                .map(table -> "SELECT md5(string_agg(t::text, ' ' ORDER BY id)) FROM " + table + " t")
                .toList();
    }

    @Override
    public long conflicts() {
        String sum = "SELECT sum(confl_insert_exists + confl_update_exists + confl_update_missing"
                + " + confl_update_origin_differs + confl_delete_missing + confl_delete_origin_differs"
                + " + confl_multiple_unique_conflicts) FROM pg_stat_subscription_stats";
        return nodes.stream().mapToLong(node -> node.count(sum)).sum();
    }

    @Override
    public void close() {
        nodes.forEach(Node::stop);
        network.close();
    }
}
