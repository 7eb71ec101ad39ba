package org.ulidjpa.it.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.data.domain.Example;
import org.springframework.data.domain.KeysetScrollPosition;
import org.springframework.data.domain.Limit;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.ScrollPosition;
import org.springframework.data.domain.Sort;
import org.springframework.data.domain.Window;
import org.ulidjpa.Ulid;
import org.ulidjpa.it.database.Engine;
import org.ulidjpa.it.database.OnEachEngine;
import org.ulidjpa.it.spring.Books.Heading;
import org.ulidjpa.it.spring.Books.Item;
import org.ulidjpa.spring.UlidSpecifications;

/** Ten books, one per second from 2026-01-01 on, found in the ways that Spring Data JPA offers. */
@OnEachEngine
class FindingTest extends LibraryTest {

    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final List<Ulid> IDS = IntStream.range(0, 10)
            .mapToObj(i -> Ulid.min(START.plusSeconds(i)).increment())
            .toList();
    private static final List<Item> ITEMS =
            IDS.stream().map(id -> new Item(id, "Book " + IDS.indexOf(id))).toList();

    @BeforeEach
    void fill() {
        books.saveAll(
                ITEMS.stream().map(item -> new Book(item.id(), item.title())).toList());
    }

    @Test
    void derivedQueries_compareIds() {
        assertThat(books.findByIdLessThanOrderByIdDesc(IDS.get(5), Limit.of(2)))
                .extracting(Book::getId)
                .containsExactly(IDS.get(4), IDS.get(3));
        assertThat(books.findByIdBetweenOrderById(IDS.get(2), IDS.get(6)))
                .extracting(Book::getId)
                .isEqualTo(IDS.subList(2, 7));
        assertThat(books.findByIdInOrderByIdDesc(List.of(IDS.get(1), IDS.get(8), Ulid.MAX)))
                .extracting(Book::getId)
                .containsExactly(IDS.get(8), IDS.get(1));
        assertThat(books.findAllById(IDS.subList(0, 7)))
                .extracting(Book::getId)
                .containsExactlyInAnyOrderElementsOf(IDS.subList(0, 7));
    }

    @Test
    void createdBetween_takesTheFirstBoundAndNotTheLast() {
        assertThat(books.findAll(
                        UlidSpecifications.createdBetween(START.plusSeconds(2), START.plusSeconds(5)), Sort.by("id")))
                .extracting(Book::getId)
                .isEqualTo(IDS.subList(2, 5));
        assertThat(books.count(UlidSpecifications.createdBetween(START, START))).isZero();
    }

    @Test
    void keysetWindows_walkOverAllRowsOnce() {
        List<Ulid> seen = new ArrayList<>();
        KeysetScrollPosition position = ScrollPosition.keyset();
        Window<Book> window = books.findFirst4ByOrderById(position);
        int windows = 1;
        window.forEach(book -> seen.add(book.getId()));
        while (window.hasNext()) {
            window = books.findFirst4ByOrderById((KeysetScrollPosition) window.positionAt(window.size() - 1));
            window.forEach(book -> seen.add(book.getId()));
            windows++;
        }
        assertThat(seen).isEqualTo(IDS);
        assertThat(windows).isEqualTo(3);
    }

    @Test
    void projections_giveIds() {
        List<Heading> headings = books.findHeadingsByIdIsNotNullOrderById();
        assertThat(headings).extracting(Heading::getId).isEqualTo(IDS);
        assertThat(headings).extracting(Heading::getTitle).startsWith("Book 0").endsWith("Book 9");
        assertThat(books.findItemsByIdIsNotNullOrderById()).isEqualTo(ITEMS);
        assertThat(books.items()).isEqualTo(ITEMS);
    }

    @Test
    void query_selectsTheIdAlone() {
        assertThat(books.ids()).isEqualTo(IDS);
        Page<Ulid> page = books.pageOfIds(PageRequest.of(1, 3, Sort.by("id")));
        assertThat(page.getContent()).isEqualTo(IDS.subList(3, 6));
        assertThat(page.getTotalElements()).isEqualTo(10);
    }

    @Test
    void example_matchesAUlidAttribute() {
        Reader ada = new Reader("Ada");
        ada.setFavourite(IDS.get(3));
        readers.saveAll(List.of(ada, new Reader("Grace")));
        Reader probe = new Reader("Ada");
        probe.setFavourite(IDS.get(3));
        assertThat(readers.findAll(Example.of(probe))).extracting(Reader::getId).containsExactly(ada.getId());
        probe.setFavourite(IDS.get(4));
        assertThat(readers.findAll(Example.of(probe))).isEmpty();
        assertThat(readers.findByFavourite(IDS.get(3)))
                .extracting(Reader::getName)
                .containsExactly("Ada");
    }

    @Test
    void nativeProjection_readsTheIdByAnExpression() {
        Ulid id = readers.save(new Reader("Ada")).getId();
        if (database.engine() == Engine.POSTGRESQL) {
            assertThat(readers.nativeNames()).extracting(Readers.Name::getId).containsExactly(id);
        } else {
            assertThat(readers.nativeBinaryNames())
                    .extracting(Readers.BinaryName::getId)
                    .containsExactly(id);
        }
    }

    @Test
    void nativeQuery_selectsTheIdAlone() {
        Ulid id = readers.save(new Reader("Ada")).getId();
        assertThat(readers.nativeIds()).containsExactly(id);
    }

    @Test
    void nativeQuery_comparesIds() {
        List<Reader> saved = readers.saveAll(List.of(new Reader("Ada"), new Reader("Grace"), new Reader("Barbara")));
        Ulid first = saved.get(0).getId();
        assertThat(first).isNotNull();
        assertThat(readers.nativelyAfter(first, Limit.of(5)))
                .extracting(Reader::getName)
                .containsExactly("Grace", "Barbara");
    }
}
