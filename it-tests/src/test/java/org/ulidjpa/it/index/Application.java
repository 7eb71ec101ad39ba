package org.ulidjpa.it.index;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.ulidjpa.it.database.Database;

/** A JVM of its own that runs a {@link HibernateWriter}, as each of several machines does. */
record Application(Process process) {

    static Application start(Database database, HibernateWriter writer) {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Application.class.getName(),
                database.url(),
                database.user(),
                database.password(),
                writer.ids().name(),
                Integer.toString(writer.traffic().sessions()),
                Integer.toString(writer.traffic().connections()),
                Integer.toString(writer.traffic().batch()),
                Integer.toString(writer.traffic().flushed()),
                Boolean.toString(writer.traffic().pauses()),
                Integer.toString(writer.rows()),
                writer.clockAhead().toString());
        try {
            return new Application(
                    new ProcessBuilder(command).redirectErrorStream(true).start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes the connection, then what makes a {@link HibernateWriter}. */
    public static void main(String[] arguments) {
        HikariDataSource pool = new HikariDataSource();
        pool.setJdbcUrl(arguments[0]);
        pool.setUsername(arguments[1]);
        pool.setPassword(arguments[2]);
        Traffic traffic = new Traffic(
                Integer.parseInt(arguments[4]),
                Integer.parseInt(arguments[5]),
                Integer.parseInt(arguments[6]),
                Integer.parseInt(arguments[7]),
                Boolean.parseBoolean(arguments[8]));
        new HibernateWriter(
                        IdMaker.valueOf(arguments[3]),
                        traffic,
                        Integer.parseInt(arguments[9]),
                        Duration.parse(arguments[10]),
                        new Pace())
                .fill(pool);
    }

    void awaitEnd() {
        try {
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new AssertionError("An application failed:\n" + output);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
