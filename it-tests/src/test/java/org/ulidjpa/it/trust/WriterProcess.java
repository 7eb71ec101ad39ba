package org.ulidjpa.it.trust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.ulidjpa.Ulid;

/** A running {@link Writer}, seen from the test. */
final class WriterProcess {
    private final WriterPlan plan;
    private final Path output;
    private Process process;

    private WriterProcess(WriterPlan plan, Path output, Process process) {
        this.plan = plan;
        this.output = output;
        this.process = process;
    }

    static WriterProcess start(WriterPlan plan) {
        Path output = plan.acknowledged().resolveSibling("writer-" + plan.writer() + ".log");
        return new WriterProcess(plan, output, launch(plan, output));
    }

    private static Process launch(WriterPlan plan, Path output) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Writer.class.getName()));
        command.addAll(plan.arguments());
        try {
            return new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(output.toFile()))
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends it with signal 9, wherever it is, and starts it again. */
    void killAndStartAgain() throws InterruptedException {
        process.destroyForcibly().waitFor();
        process = launch(plan, output);
    }

    /** Waits until it has had so many transfers committed. */
    void awaitAcknowledged(int transfers) throws InterruptedException {
        while (acknowledged().size() < transfers) {
            if (!process.isAlive()) {
                throw new AssertionError("Writer " + plan.writer() + " ended early:\n" + text());
            }
            Thread.sleep(50);
        }
    }

    void awaitEnd() throws InterruptedException {
        if (!process.waitFor(20, TimeUnit.MINUTES) || process.exitValue() != 0) {
            process.destroyForcibly();
            throw new AssertionError("Writer " + plan.writer() + " failed:\n" + text());
        }
    }

    /** Whose commit it has seen. */
    List<Ulid> acknowledged() {
        if (!Files.exists(plan.acknowledged())) {
            return List.of();
        }
        try (Stream<String> lines = Files.lines(plan.acknowledged())) {
            return lines.flatMap(line -> Stream.of(line.split(" ")))
                    .map(Ulid::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The messages of the failures of a kind that it overcame. */
    List<String> failures(Failure kind) {
        return text().lines().filter(line -> line.startsWith(kind + " ")).toList();
    }

    private String text() {
        try {
            return Files.readString(output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
