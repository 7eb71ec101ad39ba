package org.ulidjpa.benchmarks;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;

/** Runs all groups, prints their tables and writes them, and the raw results, to the folder that is given. */
final class Benchmarks {
    private static final List<Group> GROUPS = List.of(
            new Group(Monotonic.class, 1, "Serial", 2),
            new Group(Monotonic.class, 2, "Serial", 2),
            new Group(Monotonic.class, 2, "G1", 2),
            new Group(Monotonic.class, 8, "Serial", 2),
            new Group(Monotonic.class, 8, "G1", 2),
            new Group(Random.class, 1, "Serial", 2),
            new Group(Random.class, 2, "Serial", 2),
            new Group(FirstOfMillisecond.class, 1, "Serial", 2),
            new Group(Parse.class, 1, "Serial", 2),
            new Group(Print.class, 1, "Serial", 2),
            new Group(LaneCost.class, 8, "G1", 12));

    /** One thread that starts 64 virtual ones. */
    private static final Group VIRTUAL_THREADS = new Group(VirtualThreads.class, 1, "G1", 2);

    private Benchmarks() {}

    public static void main(String[] arguments) throws RunnerException, IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        String name = "jdk-" + Runtime.version().feature();
        List<RunResult> all = new ArrayList<>();
        StringBuilder tables = new StringBuilder("# " + machine() + "\n\n");
        for (Group group : groups()) {
            Collection<RunResult> results = new Runner(group.options()).run();
            all.addAll(results);
            tables.append(new Table(results).toMarkdown(group.title()));
        }
        Files.writeString(folder.resolve(name + ".json"), json(all));
        Files.writeString(folder.resolve(name + ".md"), tables);
        System.out.println(tables);
    }

    private static List<Group> groups() {
        boolean virtualThreads = Runtime.version().feature() >= 21;
        return virtualThreads
                ? Stream.concat(GROUPS.stream(), Stream.of(VIRTUAL_THREADS)).toList()
                : GROUPS;
    }

    private static String machine() throws IOException {
        Path cpus = Path.of("/proc/cpuinfo");
        String cpu = Files.exists(cpus)
                ? Files.readAllLines(cpus).stream()
                        .filter(line -> line.startsWith("model name"))
                        .map(line -> line.replaceFirst(".*: ", ""))
                        .findFirst()
                        .orElse("")
                : "";
        return "%s %s, %s, %d processors %s"
                .formatted(
                        System.getProperty("java.vm.vendor"),
                        System.getProperty("java.vm.version"),
                        System.getProperty("os.arch"),
                        Runtime.getRuntime().availableProcessors(),
                        cpu)
                .strip();
    }

    /** The raw results, without the path of this machine's JDK. */
    private static String json(Collection<RunResult> results) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
        return bytes.toString(StandardCharsets.UTF_8).replace(System.getProperty("java.home"), "JAVA_HOME");
    }
}
