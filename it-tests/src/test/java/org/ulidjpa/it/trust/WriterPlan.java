package org.ulidjpa.it.trust;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What a writer is told.
 *
 * @param writer from 0
 * @param neighbour the writer on whose accounts it books
 * @param transfers a multiple of {@link Writer#BATCH}
 * @param stepping whether its clock is right for a third of the transfers, then 5 s ahead, then 5 s behind
 * @param acknowledged the file for the ids of what was committed
 */
record WriterPlan(
        String url,
        String user,
        String password,
        int writer,
        int neighbour,
        int transfers,
        boolean stepping,
        Path acknowledged) {

    static final Duration STEP = Duration.ofSeconds(5);

    static WriterPlan of(String[] arguments) {
        return new WriterPlan(
                arguments[0],
                arguments[1],
                arguments[2],
                Integer.parseInt(arguments[3]),
                Integer.parseInt(arguments[4]),
                Integer.parseInt(arguments[5]),
                Boolean.parseBoolean(arguments[6]),
                Path.of(arguments[7]));
    }

    List<String> arguments() {
        return List.of(
                url,
                user,
                password,
                Integer.toString(writer),
                Integer.toString(neighbour),
                Integer.toString(transfers),
                Boolean.toString(stepping),
                acknowledged.toString());
    }

    Duration clockOff(int number) {
        int third = stepping ? 3 * number / transfers : 0;
        return third == 0 ? Duration.ZERO : third == 1 ? STEP : STEP.negated();
    }

    /** Few connections; a node that is gone is asked for anew. */
    HikariDataSource connections() {
        return Node.connections(url, user, password, 2);
    }
}
