package org.ulidjpa.it.schema;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ulidjpa.Ulid;

/** The conformance vectors of {@code core}, and random ids. */
final class Vectors {

    static final long SEED = 20261130;

    private static final Path FILE = Path.of("..", "core", "src", "test", "resources", "org", "ulidjpa", "ulid.json");
    private static final Pattern VALID = Pattern.compile(
            "\"text\": \"(\\w+)\",\\s+\"canonical\": \"(\\w+)\",\\s+\"hex\": \"(\\w+)\",\\s+\"timestampMillis\": (\\d+)");
    private static final Pattern INVALID = Pattern.compile("\"text\": \"(.*)\",\\s+\"why\"");
    private static final Pattern ESCAPE = Pattern.compile("\\\\u(\\p{XDigit}{4})");

    /** @param text in either case */
    record Vector(String text, Ulid id, long millis) {}

    private Vectors() {}

    static List<Vector> valid() {
        return VALID.matcher(read())
                .results()
                .map(match -> new Vector(match.group(1), Ulid.parse(match.group(2)), Long.parseLong(match.group(4))))
                .toList();
    }

    static List<String> invalid() {
        return INVALID.matcher(read())
                .results()
                .map(match -> ESCAPE.matcher(match.group(1))
                        .replaceAll(escape -> "" + (char) Integer.parseInt(escape.group(1), 16)))
                .toList();
    }

    /** The same ones at each call. */
    static Stream<Ulid> random(int count) {
        Random random = new Random(SEED);
        return Stream.generate(() -> new Ulid(random.nextLong(), random.nextLong()))
                .limit(count);
    }

    private static String read() {
        try {
            return Files.readString(FILE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
