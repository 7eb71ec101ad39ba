package org.ulidjpa.it.index;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/** Measures figures in databases of its own. {@code toString} says what, for the line of progress. */
interface Experiment {
    Map<Figure, List<Bar>> measure() throws SQLException, IOException;
}
