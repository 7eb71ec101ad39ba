package org.ulidjpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * CRIU writes a process that makes ids to an image, and restores that twice; it calls no hook. Left out where the command in
 * the environment variable {@code ULID_CRIU}, by default {@code criu}, cannot do so.
 *
 * <p>The copies run one after the other, so the clock keeps their ids apart. What is compared is the 80 random bits.
 */
@Tag("slow")
@Timeout(60)
class CriuTest {
    private static final String CRIU = System.getenv().getOrDefault("ULID_CRIU", "criu");
    private static final Redirect NOTHING = Redirect.from(new File("/dev/null"));
    private static final String START = "start";
    private static final String END = "end";

    /** Of each kind, after the restore. */
    private static final int IDS = 100;

    /** How long {@link SystemEntropy} and {@link EntropyPool} together go on with bits that are in the image, at most. */
    private static final int GUARD_MILLIS = 2_000;

    @TempDir
    Path folder;

    /**
     * The first takes its random bits from a generator of the user's own, which nothing seeds anew. It comes first because a
     * copy that takes long for the others skips bits.
     */
    private enum Kind {
        UNGUARDED(UlidGenerator.builder().entropy(new Random()).build()),
        MONOTONIC(UlidGenerator.builder().build()),
        RANDOM(UlidGenerator.random()),
        UUID_7(() -> Ulid.fromUuid(Uuid7.next())),
        UUID_4(() -> Ulid.fromUuid(UUID.randomUUID()));

        final UlidGenerator generator;

        Kind(UlidGenerator generator) {
            this.generator = generator;
        }
    }

    @BeforeEach
    void checkCriu() throws Exception {
        criu("check");
    }

    @Test
    void twoCopies_shareNoRandomBits_butThoseOfTheUsersEntropy() throws Exception {
        Process process = start();
        try {
            criu("dump", "--tree", Long.toString(process.pid()));
        } finally {
            process.destroyForcibly().waitFor();
        }
        Thread.sleep(GUARD_MILLIS);
        Files.createFile(folder.resolve(END));
        Map<Kind, Set<Ulid>> one = restore();
        Map<Kind, Set<Ulid>> other = restore();

        assertThat(one.values()).allSatisfy(bits -> assertThat(bits).hasSize(IDS));
        one.forEach((kind, bits) -> bits.retainAll(other.get(kind)));
        one.forEach((kind, bits) -> System.out.printf("%s: %d of %d shared%n", kind, bits.size(), IDS));
        assertThat(one.remove(Kind.UNGUARDED)).isNotEmpty();
        assertThat(one).allSatisfy((kind, shared) -> assertThat(shared).isEmpty());
    }

    /** In a session of its own, because CRIU refuses a process whose session was begun outside of a container. */
    private Process start() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        "setsid",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:-UsePerfData",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Maker.class.getName(),
                        folder.toString())
                .redirectInput(NOTHING)
                .redirectOutput(Redirect.DISCARD)
                .redirectError(Redirect.DISCARD)
                .start();
        while (!Files.exists(folder.resolve(START))) {
            assertThat(process.isAlive()).isTrue();
            Thread.sleep(10);
        }
        return process;
    }

    /** What is tested here is the copies, not CRIU: where it fails, there are none. */
    private void criu(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(CRIU));
        command.addAll(List.of(arguments));
        command.addAll(List.of("--images-dir", folder.toString()));
        Path output = folder.resolve("output");
        try {
            int status = new ProcessBuilder(command)
                    .redirectInput(NOTHING)
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start()
                    .waitFor();
            if (status != 0) {
                abort("CRIU cannot " + arguments[0] + " here: " + Files.readString(output));
            }
        } catch (IOException e) {
            abort("CRIU cannot " + arguments[0] + " here: " + e.getMessage());
        }
    }

    /** Returns the random bits of the ids that a copy writes. */
    private Map<Kind, Set<Ulid>> restore() throws IOException, InterruptedException {
        criu("restore");
        Map<Kind, Set<Ulid>> bits = new EnumMap<>(Kind.class);
        for (Kind kind : Kind.values()) {
            try (Stream<String> ids = Files.lines(folder.resolve(kind.name()))) {
                bits.put(kind, ids.map(Ulid::parse).map(CriuTest::randomBits).collect(Collectors.toSet()));
            }
        }
        return bits;
    }

    private static Ulid randomBits(Ulid id) {
        return new Ulid(id.mostSignificantBits() & 0xFFFF, id.leastSignificantBits());
    }

    /** The process: makes ids until the file {@link #END} is there, then writes some. */
    static final class Maker {
        private Maker() {}

        public static void main(String[] arguments) throws IOException, InterruptedException {
            Path folder = Path.of(arguments[0]);
            makeIds();
            Files.createFile(folder.resolve(START));
            while (!Files.exists(folder.resolve(END))) {
                makeIds();
            }
            for (Kind kind : Kind.values()) {
                List<String> ids = new ArrayList<>();
                while (ids.size() < IDS) {
                    Thread.sleep(1);
                    ids.add(kind.generator.next().toString());
                }
                Files.write(folder.resolve(kind.name()), ids);
            }
        }

        private static void makeIds() {
            for (Kind kind : Kind.values()) {
                kind.generator.next();
            }
        }
    }
}
