package org.ulidjpa.it.index;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
 *
 * @param leaves in the order of the keys
 */
record InnoDbFile(List<Page> leaves, long internal, int rootLevel) {
    private static final int PAGE_SIZE = 16_384;
    private static final short INDEX = 0x45BF;
    private static final int NONE = -1;
    /** Header, the two system rows, and the trailer take the rest. */
    private static final double CAPACITY = 16_256;

    record Page(int number, int previous, int next, int level, long index, int dataBytes) {
        private static Page of(int number, ByteBuffer page) {
            return new Page(
                    number,
                    page.getInt(8),
                    page.getInt(12),
                    page.getShort(64),
                    page.getLong(66),
                    page.getShort(40) - 120 - page.getShort(46));
        }

        boolean isLeaf() {
            return level == 0;
        }
    }

    static InnoDbFile read(InputStream file) throws IOException {
        List<Page> pages = indexPages(file);
        long clustered = pages.stream().mapToLong(Page::index).min().orElseThrow();
        pages.removeIf(page -> page.index() != clustered);
        int rootLevel = pages.stream().mapToInt(Page::level).max().orElseThrow();
        long internal = pages.stream().filter(page -> !page.isLeaf()).count();
        return new InnoDbFile(inKeyOrder(pages), internal, rootLevel);
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

    /** Follows the chain of leaves, which passes over pages that the index no longer uses. */
    private static List<Page> inKeyOrder(List<Page> pages) {
        Map<Integer, Page> byNumber = new HashMap<>();
        pages.stream().filter(Page::isLeaf).forEach(page -> byNumber.put(page.number(), page));
        List<Page> ordered = new ArrayList<>();
        Page page = byNumber.values().stream()
                .filter(leaf -> leaf.previous() == NONE)
                .findFirst()
                .orElseThrow();
        while (page != null) {
            ordered.add(page);
            page = byNumber.get(page.next());
        }
        return ordered;
    }

    Measurement.Pages pages() {
        double fill = leaves.stream().mapToLong(Page::dataBytes).sum() / (CAPACITY * leaves.size());
        return new Measurement.Pages(leaves.size(), internal, rootLevel, fill);
    }
}
