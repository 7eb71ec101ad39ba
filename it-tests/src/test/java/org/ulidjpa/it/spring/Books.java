package org.ulidjpa.it.spring;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.KeysetScrollPosition;
import org.springframework.data.domain.Limit;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Window;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.rest.core.annotation.RepositoryRestResource;
import org.ulidjpa.Ulid;

@RepositoryRestResource
interface Books extends JpaRepository<Book, Ulid>, JpaSpecificationExecutor<Book> {

    /** An interface projection. */
    interface Heading {
        @Nullable
        Ulid getId();

        @Nullable
        String getTitle();
    }

    /** A DTO projection. */
    record Item(Ulid id, String title) {}

    List<Book> findByIdLessThanOrderByIdDesc(Ulid before, Limit limit);

    List<Book> findByIdBetweenOrderById(Ulid first, Ulid last);

    List<Book> findByIdInOrderByIdDesc(Collection<Ulid> ids);

    Window<Book> findFirst4ByOrderById(KeysetScrollPosition position);

    List<Heading> findHeadingsByIdIsNotNullOrderById();

    List<Item> findItemsByIdIsNotNullOrderById();

    @Query("select new org.ulidjpa.it.spring.Books$Item(b.id, b.title) from Book b order by b.id")
    List<Item> items();

    @Query("select b.id from Book b order by b.id")
    List<Ulid> ids();

    @Query("select b.id from Book b")
    Page<Ulid> pageOfIds(Pageable page);
}
