package org.ulidjpa.it.index;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.ulidjpa.UlidGenerator;
import org.ulidjpa.it.database.Database;

/**
 * What is written through Hibernate: by how many applications, and how.
 *
 * @param applications session factories with a generator each; their clocks stand 5 ms apart
 */
record LabCase(IdMaker ids, Traffic traffic, int applications) {
    private static final int SKEW_MILLIS = 5;

    LabCase(IdMaker ids, Traffic traffic) {
        this(ids, traffic, 1);
    }

    /** Fills a table of a new database. */
    Reading measure(Database server, int rows) throws SQLException, IOException {
        return measure(server, rows, new Pace());
    }

    Reading measure(Database server, int rows, Pace pace) throws SQLException, IOException {
        Database database = server.fresh("lab");
        HibernateWriter writer = new HibernateWriter(database, rows, pace);
        return IndexInstrument.of(database)
                .measure("entry", KeyColumn.SIXTEEN_BYTES, () -> writer.fill(ids, traffic, generators()));
    }

    private List<UlidGenerator> generators() {
        return IntStream.range(0, applications)
                .mapToObj(number -> UlidGenerator.builder()
                        .clock(Clock.offset(Clock.systemUTC(), Duration.ofMillis((long) number * SKEW_MILLIS)))
                        .build())
                .toList();
    }

    String writers() {
        return (applications == 1 ? "" : applications + " x ") + traffic;
    }

    @Override
    public String toString() {
        return writers() + ", " + ids;
    }
}
