package org.ulidjpa.it.index;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.ulidjpa.it.database.Database;

/**
 * What is written through Hibernate: by how many applications, and how.
 *
 * @param applications that write at the same time; several are JVMs of their own, whose clocks stand 5 ms apart
 */
record LabCase(IdMaker ids, Traffic traffic, int applications) {
    private static final Duration SKEW = Duration.ofMillis(5);

    LabCase(IdMaker ids, Traffic traffic) {
        this(ids, traffic, 1);
    }

    /** Fills a table of a new database. */
    Reading measure(Database server, int rows) throws SQLException, IOException {
        return measure(server, rows, new Pace());
    }

    /** Tells the pace of a single application; several keep theirs to themselves. */
    Reading measure(Database server, int rows, Pace pace) throws SQLException, IOException {
        Database database = server.fresh("lab");
        return IndexInstrument.of(database)
                .measure("entry", KeyColumn.SIXTEEN_BYTES, () -> write(database, rows / applications, pace));
    }

    private void write(Database database, int rows, Pace pace) {
        if (applications == 1) {
            writer(rows, Duration.ZERO, pace).fill(database.dataSource());
            return;
        }
        List<Application> running = IntStream.range(0, applications)
                .mapToObj(number -> Application.start(database, writer(rows, SKEW.multipliedBy(number), pace)))
                .toList();
        running.forEach(Application::awaitEnd);
    }

    private HibernateWriter writer(int rows, Duration clockAhead, Pace pace) {
        return new HibernateWriter(ids, traffic, rows, clockAhead, pace);
    }

    String writers() {
        return (applications == 1 ? "" : applications + " x ") + traffic;
    }

    @Override
    public String toString() {
        return writers() + ", " + ids;
    }
}
