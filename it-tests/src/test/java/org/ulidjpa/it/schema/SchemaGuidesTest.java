package org.ulidjpa.it.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.ulidjpa.it.database.Engine;

/** The guides show every script that these tests run, and no other SQL. */
class SchemaGuidesTest {

    private static final Pattern BLOCK =
            Pattern.compile("(?:<!-- sql: (\\S+) -->\n)?^```sql\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

    @ParameterizedTest
    @CsvSource({"dba.md, dba", "conversions.md, conversions"})
    void sql_isWhatTheTestsRun(String guide, String scripts) throws IOException {
        Map<String, String> expected = new TreeMap<>();
        Script.of(scripts).forEach(script -> expected.put(script.toString(), script.text()));
        Map<String, String> shown = new TreeMap<>();
        BLOCK.matcher(read(guide))
                .results()
                .forEach(block -> shown.put(String.valueOf(block.group(1)), block.group(2)));
        assertThat(shown).isEqualTo(expected).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(OldKey.class)
    void conversions_listTheExpressionOfEachOldKey(OldKey key) throws IOException {
        for (Engine engine : key.engines()) {
            assertThat(read("conversions.md")).contains("`" + key.toId("id", engine) + "` |");
        }
    }

    private static String read(String guide) throws IOException {
        return Files.readString(Path.of("..", "docs", guide));
    }
}
