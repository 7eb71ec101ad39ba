package org.ulidjpa.it.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ulidjpa.it.spring.Guide.Block;

/** The guides show what these tests compile and run. */
class GuidesTest {

    private static final Path SOURCES = Path.of("src/test/java/org/ulidjpa/it/spring");

    @ParameterizedTest
    @ValueSource(strings = {"quick-start.md", "migrating.md", "public-ids.md", "troubleshooting-spring.md"})
    void javaSamples_areInTheTests(String guide) {
        assertThat(Guide.blocks(guide).stream().filter(block -> block.language().equals("java")))
                .isNotEmpty()
                .allSatisfy(GuidesTest::assertInTests);
    }

    private static void assertInTests(Block block) {
        assertThat(block.mark()).as(block.text()).startsWith("sample: ");
        Path source = SOURCES.resolve(block.mark().substring("sample: ".length()));
        assertThat(Guide.read(source)).contains(block.text());
    }
}
