package org.ulidjpa.it.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.ulidjpa.it.database.Database;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;

/** Writes the report to {@code it-tests/target/index-report}; {@code ulid.it.lab.rows} is a multiple of 10,000. */
@OnEachEngine
@EnabledIfSystemProperty(named = "ulid.it.lab", matches = "report")
class IndexReportTest {
    private static final Path FOLDER = Path.of("target", "index-report");
    private static final int ROWS = Integer.getInteger("ulid.it.lab.rows", 200_000);
    private static final List<LabResult> RESULTS = new ArrayList<>();

    private final Database database;

    IndexReportTest(Database database) {
        this.database = database;
    }

    @Test
    void report_showsEveryDatabaseSoFar() throws SQLException, IOException {
        assumeTrue(database.engine() != Engine.H2, "H2 keeps no counters of its pages");
        RESULTS.add(new Lab(database, ROWS).measure());
        Run run = Run.ofThisMachine(ROWS);
        Files.createDirectories(FOLDER);
        System.out.println(write("index.txt", TextReport.of(run, RESULTS)));
        write("index.json", JsonReport.of(run, RESULTS));
        String page = write("index.html", HtmlReport.of(run, RESULTS));
        assertThat(page).contains(database.toString()).doesNotContain("<script");
    }

    private static String write(String name, String content) throws IOException {
        Files.writeString(FOLDER.resolve(name), content);
        return content;
    }
}
