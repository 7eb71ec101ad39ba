package org.ulidjpa.it.index;

import java.io.IOException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Database;

/**
 * The fill that comes of inserts which arrive out of key order by a known distance.
 *
 * @param window each insert arrives by up to so many ids too late; 1 is in order
 */
record Disorder(int window, double fill) {
    static final List<Integer> WINDOWS = List.of(1, 2, 4, 8, 16, 64, 256, 1_024, 16_384);

    static Disorder measure(Database server, int rows, int window) throws SQLException, IOException {
        Database database = server.fresh("disorder");
        Iterator<Ulid> keys = keys(rows, window);
        Reading reading = IndexInstrument.of(database)
                .measure(
                        "entry",
                        KeyColumn.SIXTEEN_BYTES,
                        () -> new Writer(database, rows)
                                .fill("entry", () -> keys.next().toUuid()));
        return new Disorder(window, reading.fill());
    }

    private static Iterator<Ulid> keys(int rows, int window) {
        Random random = new Random(window);
        double[] arrivals = IntStream.range(0, rows)
                .mapToDouble(number -> number + random.nextDouble() * (window - 1))
                .toArray();
        Integer[] order = new Integer[rows];
        Arrays.setAll(order, number -> number);
        Arrays.sort(order, Comparator.comparingDouble(number -> arrivals[number]));
        return Arrays.stream(order).map(number -> new Ulid(1L << 40, number)).iterator();
    }
}
