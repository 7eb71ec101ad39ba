package org.ulidjpa.it.index;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The pages of the clustered index in a table's {@code .ibd} file of 16 KiB pages. Fields of an index page, big-endian:
 *
 * <ul>
 *   <li>8, 12: number of the previous and of the next page of the same level
 *   <li>24: page type, 0x45BF for an index
 *   <li>40: end of the used space; 46: bytes of deleted rows
 *   <li>64: level, 0 for a leaf
 *   <li>66: id of the index; the clustered index has the lowest of its table
 * </ul>
 */
final class InnoDbFile {
    private static final int PAGE_SIZE = 16_384;
    private static final short INDEX = 0x45BF;
    private static final long NONE = 0xFFFF_FFFFL;
    /** Header, the two system rows, and the trailer take the rest. */
    private static final double CAPACITY = 16_256;

    private record Page(long number, long previous, long next, int level, long index, int dataBytes) {
        private static Page of(int number, ByteBuffer page) {
            return new Page(
                    number,
                    Integer.toUnsignedLong(page.getInt(8)),
                    Integer.toUnsignedLong(page.getInt(12)),
                    page.getShort(64),
                    page.getLong(66),
                    page.getShort(40) - 120 - page.getShort(46));
        }

        boolean isLeaf() {
            return level == 0;
        }

        LeafChain.Link link() {
            return new LeafChain.Link(new Leaf(number, dataBytes / CAPACITY), next, previous == NONE);
        }
    }

    static Index read(InputStream file) throws IOException {
        List<Page> pages = indexPages(file);
        long clustered = pages.stream().mapToLong(Page::index).min().orElseThrow();
        pages.removeIf(page -> page.index() != clustered);
        int rootLevel = pages.stream().mapToInt(Page::level).max().orElseThrow();
        long internal = pages.stream().filter(page -> !page.isLeaf()).count();
        List<Leaf> leaves = LeafChain.inKeyOrder(
                pages.stream().filter(Page::isLeaf).collect(Collectors.toMap(Page::number, Page::link)));
        double fill = leaves.stream().mapToDouble(Leaf::fill).average().orElseThrow();
        return new Index(leaves, internal, rootLevel, fill);
    }

    private static List<Page> indexPages(InputStream file) throws IOException {
        List<Page> pages = new ArrayList<>();
        byte[] bytes = new byte[PAGE_SIZE];
        for (int number = 0; file.readNBytes(bytes, 0, PAGE_SIZE) == PAGE_SIZE; number++) {
            ByteBuffer page = ByteBuffer.wrap(bytes);
            if (page.getShort(24) == INDEX) {
                pages.add(Page.of(number, page));
            }
        }
        return pages;
    }

    private InnoDbFile() {}
}
