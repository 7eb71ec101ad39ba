package org.ulidjpa.it.trust;

import com.github.dockerjava.api.model.ContainerNetwork;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.Network;
import org.testcontainers.lifecycle.Startables;
import org.ulidjpa.it.database.ContainerImages;

/**
 * MySQL Group Replication, multi-primary, on three nodes. Clients come in over the engine's standard network; the nodes
 * know each other by names that exist on a network of their own, which can be cut.
 */
final class GroupReplication implements Cluster {
    private static final int PORT = 3306;
    private static final String PASSWORD = "test";

    /**
     * On its first start a node waits to be configured. When it comes back it joins by itself and stays read-only until it
     * has caught up: else it would take writes that the group never sees.
     */
    private static final String START = """
            entry=$(command -v docker-entrypoint.sh || command -v entrypoint)
            if mkdir /first-start 2>/dev/null; then
                exec "$entry" mysqld "$@" --loose-group-replication-start-on-boot=OFF
            fi
            exec "$entry" mysqld "$@" --loose-group-replication-start-on-boot=ON --super-read-only=ON
            """;

    /** On each node, and not sent to the others; what the first start wrote into the log is dropped. */
    private static final List<String> CONFIGURATION = List.of(
            "SET sql_log_bin = 0",
            "CREATE USER replication IDENTIFIED BY 'replication'",
            "GRANT REPLICATION SLAVE, CONNECTION_ADMIN, BACKUP_ADMIN, GROUP_REPLICATION_STREAM ON *.* TO replication",
            "SET sql_log_bin = 1",
            "RESET BINARY LOGS AND GTIDS",
            "CHANGE REPLICATION SOURCE TO SOURCE_USER = 'replication', SOURCE_PASSWORD = 'replication'"
                    + " FOR CHANNEL 'group_replication_recovery'");

    private final Network network = Network.newNetwork();
    private final String group = UUID.randomUUID().toString();
    private final List<Node> nodes =
            IntStream.rangeClosed(1, 3).mapToObj(this::node).toList();

    GroupReplication() {
        Startables.deepStart(nodes).join();
        nodes.forEach(this::join);
        nodes.forEach(node -> node.execute("mysql", CONFIGURATION));
        Node first = nodes.get(0);
        first.execute("SET GLOBAL group_replication_bootstrap_group = ON");
        first.execute("START GROUP_REPLICATION");
        first.execute("SET GLOBAL group_replication_bootstrap_group = OFF");
        nodes.stream().skip(1).forEach(node -> node.execute("START GROUP_REPLICATION"));
        awaitOnline(3);
    }

    private Node node(int number) {
        Node node = new Node(
                ContainerImages.mysql(),
                PORT,
                "jdbc:mysql://localhost:%d/%s?useSSL=false&allowPublicKeyRetrieval=true&rewriteBatchedStatements=true",
                "mysql",
                "root",
                PASSWORD);
        node.withEnv("MYSQL_ROOT_PASSWORD", PASSWORD)
                .withCreateContainerCmdModifier(command -> command.withEntrypoint("bash", "-c", START, "node"))
                .setCommandParts(options(number).toArray(String[]::new));
        return node;
    }

    /** Loose, because the server knows those of the plugin only once it is loaded. */
    private List<String> options(int number) {
        return List.of(
                "--server-id=" + number,
                "--gtid-mode=ON",
                "--enforce-gtid-consistency=ON",
                "--report-host=gr" + number,
                "--plugin-load-add=group_replication.so",
                "--loose-group-replication-group-name=" + group,
                "--loose-group-replication-local-address=gr" + number + ":" + PORT,
                "--loose-group-replication-group-seeds=gr1:3306,gr2:3306,gr3:3306",
                "--loose-group-replication-communication-stack=MYSQL",
                "--loose-group-replication-single-primary-mode=OFF",
                "--loose-group-replication-enforce-update-everywhere-checks=ON",
                "--loose-group-replication-recovery-get-public-key=ON",
                "--loose-group-replication-member-expel-timeout=0");
    }

    @Override
    public List<Node> nodes() {
        return nodes;
    }

    @Override
    public void createDatabase(String name) {
        nodes.get(0).execute("CREATE DATABASE " + name);
        Bank.create(nodes.get(0).connections(name)).close();
        String tables = "SELECT count(*) FROM information_schema.tables WHERE table_schema = '" + name + "'";
        nodes.forEach(node -> node.await("3", tables));
    }

    @Override
    public List<String> checksums() {
        return List.of("CHECKSUM TABLE account", "CHECKSUM TABLE transfer", "CHECKSUM TABLE booking");
    }

    /** Those of the certification. */
    @Override
    public long conflicts() {
        return nodes.get(0)
                .count("SELECT sum(count_conflicts_detected) FROM performance_schema.replication_group_member_stats");
    }

    /** Waits until the first node counts so many nodes that take part. */
    void awaitOnline(int count) {
        String online =
                "SELECT count(*) FROM performance_schema.replication_group_members WHERE member_state = 'ONLINE'";
        nodes.get(0).await(Integer.toString(count), online);
    }

    /** Takes a node out of the nodes' network; clients still reach it. */
    void cut(Node node) {
        DockerClientFactory.instance()
                .client()
                .disconnectFromNetworkCmd()
                .withContainerId(node.getContainerId())
                .withNetworkId(network.getId())
                .exec();
    }

    void join(Node node) {
        DockerClientFactory.instance()
                .client()
                .connectToNetworkCmd()
                .withContainerId(node.getContainerId())
                .withNetworkId(network.getId())
                .withContainerNetwork(new ContainerNetwork().withAliases("gr" + (nodes.indexOf(node) + 1)))
                .exec();
    }

    @Override
    public void close() {
        nodes.forEach(Node::stop);
        network.close();
    }
}
