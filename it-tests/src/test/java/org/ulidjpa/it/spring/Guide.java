package org.ulidjpa.it.spring;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The fenced blocks of a guide that stand under a mark such as {@code <!-- sample: Book.java -->}. */
final class Guide {

    record Block(String mark, String language, String text) {}

    private static final Pattern BLOCK =
            Pattern.compile("(?:<!-- (\\w+: \\S+) -->\n)?^```(\\w+)\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

    private Guide() {}

    static List<Block> blocks(String guide) {
        return BLOCK.matcher(read(Path.of("..", "docs", guide)))
                .results()
                .map(match -> new Block(match.group(1) == null ? "" : match.group(1), match.group(2), match.group(3)))
                .toList();
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
