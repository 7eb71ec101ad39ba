package org.ulidjpa;

import java.io.PrintStream;
import java.util.HexFormat;
import java.util.UUID;
import java.util.stream.IntStream;

/** The command behind {@code java -jar}: makes ids, or shows what is in one. */
final class Main {
    private static final String USAGE = "Usage: [-n COUNT | ULID | UUID]";

    private Main() {}

    public static void main(String[] arguments) {
        System.exit(run(arguments, System.out, System.err));
    }

    /** Returns the exit status: 0, or 1 if an argument is wrong. */
    static int run(String[] arguments, PrintStream out, PrintStream err) {
        try {
            switch (arguments.length) {
                case 0 -> printNew(1, out);
                case 1 -> printParts(read(arguments[0]), out);
                default -> printNew(count(arguments), out);
            }
            return 0;
        } catch (IllegalArgumentException e) {
            err.println(e.getMessage());
            return 1;
        }
    }

    private static void printNew(int count, PrintStream out) {
        IntStream.range(0, count).forEach(i -> out.println(Ulid.next()));
    }

    private static void printParts(Ulid id, PrintStream out) {
        String hex = HexFormat.of().formatHex(id.toBytes());
        out.printf("time    %s (%d ms)%n", id.instant(), id.timestamp());
        out.printf("random  %s%n", hex.substring(12));
        out.printf("ulid    %s%n", id);
        out.printf("uuid    %s%n", id.toUuid());
        out.printf("bytes   %s%n", hex);
    }

    private static Ulid read(String text) {
        return text.matches("[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")
                ? Ulid.fromUuid(UUID.fromString(text))
                : Ulid.parse(text);
    }

    private static int count(String[] arguments) {
        if (arguments.length != 2 || !arguments[0].equals("-n") || !arguments[1].matches("[1-9][0-9]{0,8}")) {
            throw new IllegalArgumentException(USAGE);
        }
        return Integer.parseInt(arguments[1]);
    }
}
