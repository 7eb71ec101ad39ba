package org.ulidjpa.it.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.dao.DataIntegrityViolationException;
import org.ulidjpa.Ulid;
import org.ulidjpa.UlidGenerator;
import org.ulidjpa.it.database.OnEachEngine;

/** What {@code save} sends to the database. */
@OnEachEngine
class SavingTest extends LibraryTest {

    private static final Ulid ID = Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FAV");

    @Test
    void save_newEntity_isOneInsert() {
        Reader reader = new Reader("Ada");
        Ulid before = Ulid.next();
        assertThat(statements.of(() -> readers.save(reader))).containsExactly("insert");
        assertThat(reader.getId()).isBetween(before, Ulid.next());
    }

    @Test
    void save_ulidEntityWithoutId_isOneInsert() {
        Book book = new Book("Emma");
        Ulid before = Ulid.next();
        assertThat(statements.of(() -> books.save(book))).containsExactly("insert");
        assertThat(book.getId()).isBetween(before, Ulid.next());
        assertThat(book.isNew()).isFalse();
    }

    @Test
    void save_ulidEntityWithPresetId_isOneInsertOfThatId() {
        assertThat(statements.of(() -> books.save(new Book(ID, "Emma")))).containsExactly("insert");
        assertThat(books.ids()).containsExactly(ID);
    }

    @Test
    void saveAll_ulidEntitiesWithPresetIds_selectsNothing() {
        List<Book> presets = IntStream.range(0, 10)
                .mapToObj(i -> new Book(Ulid.next(), "Volume " + i))
                .toList();
        assertThat(statements.of(() -> books.saveAll(presets))).hasSize(10).containsOnly("insert");
        assertThat(books.findAll()).extracting(Book::getId).containsExactlyInAnyOrderElementsOf(idsOf(presets));
    }

    @Test
    void save_loadedUlidEntity_isAnUpdate() {
        books.save(new Book(ID, "Emma"));
        Book loaded = books.findById(ID).orElseThrow();
        loaded.setTitle("Persuasion");
        assertThat(statements.of(() -> books.save(loaded))).containsExactly("select", "update");
        assertThat(books.findById(ID)).map(Book::getTitle).hasValue("Persuasion");
    }

    @Test
    void save_secondNewUlidEntityWithTheSameId_isRefused() {
        books.save(new Book(ID, "Emma"));
        assertThatThrownBy(() -> books.save(new Book(ID, "Copy"))).isInstanceOf(DataIntegrityViolationException.class);
        assertThat(books.findById(ID)).map(Book::getTitle).hasValue("Emma");
    }

    @Test
    void deleteAllByIdInBatch_isOneDelete() {
        List<Ulid> ids = idsOf(books.saveAll(List.of(new Book("Emma"), new Book("Persuasion"), new Book("Ivanhoe"))));
        assertThat(statements.of(() -> books.deleteAllByIdInBatch(ids.subList(0, 2))))
                .containsExactly("delete");
        assertThat(books.ids()).containsExactly(ids.get(2));
    }

    @Test
    void meter_countsTheGeneratedIds() {
        double before = generatedIds();
        readers.saveAll(List.of(new Reader("Ada"), new Reader("Grace")));
        books.save(new Book(ID, "Emma"));
        assertThat(generatedIds() - before).isEqualTo(2);
    }

    private static double generatedIds() {
        return library.getBean(MeterRegistry.class)
                .get("ulid.ids.generated")
                .functionCounter()
                .count();
    }

    @Test
    void generatorBean_replacesTheStartersOwn() {
        try (ConfigurableApplicationContext other = Library.start(database.fresh("replaced"), OwnGenerator.class)) {
            assertThat(other.getBean(Readers.class).save(new Reader("Ada")).getId())
                    .isEqualTo(ID);
            assertThat(readers.save(new Reader("Ada")).getId()).isNotEqualTo(ID);
        }
    }

    /** No {@code @Configuration}: the library of the other tests would find it. */
    static class OwnGenerator {

        @Bean
        UlidGenerator generator() {
            return () -> ID;
        }
    }

    private static List<Ulid> idsOf(List<Book> saved) {
        return saved.stream().map(Book::getId).toList();
    }
}
