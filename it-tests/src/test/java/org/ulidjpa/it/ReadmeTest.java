package org.ulidjpa.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The samples of the README and of the Hibernate guide compile. */
class ReadmeTest {

    private static final Pattern JAVA_BLOCK =
            Pattern.compile("^```java\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

    private static final String IMPORTS = """
            import jakarta.persistence.*;
            import java.time.Instant;
            import java.util.*;
            import org.ulidjpa.*;
            import org.ulidjpa.hibernate.*;
            """;

    @TempDir
    Path classes;

    @Test
    void readme_compiles() throws IOException {
        List<String> blocks = blocks("README.md");
        assertThat(blocks).hasSize(1);
        assertThat(errors(IMPORTS + blocks.get(0))).isEmpty();
    }

    @Test
    void hibernateGuide_compiles() throws IOException {
        List<String> blocks = blocks("docs/hibernate.md");
        assertThat(blocks).hasSize(2);
        String method = """
                class Sample {
                    void run(org.hibernate.Session session, Instant midnight, Instant nextMidnight) {
                        %s
                    }
                }
                """;
        assertThat(errors(IMPORTS + blocks.get(0) + method.formatted(blocks.get(1))))
                .isEmpty();
    }

    private static List<String> blocks(String document) throws IOException {
        String text = Files.readString(Path.of("..").resolve(document));
        return JAVA_BLOCK.matcher(text).results().map(block -> block.group(1)).toList();
    }

    private String errors(String source) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter errors = new StringWriter();
        List<String> options =
                List.of("-classpath", System.getProperty("java.class.path"), "-proc:none", "-d", classes.toString());
        compiler.getTask(errors, null, null, options, null, List.of(new Source(source)))
                .call();
        return errors.toString();
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String text) {
            super(URI.create("memory:///Sample.java"), JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
