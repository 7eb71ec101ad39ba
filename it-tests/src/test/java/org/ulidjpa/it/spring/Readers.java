package org.ulidjpa.it.spring;

import java.util.List;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Query;
import org.ulidjpa.Ulid;

interface Readers extends JpaRepository<Reader, Ulid> {

    List<Reader> findByFavourite(Ulid favourite);

    @Query("select r.id from Reader r order by r.id")
    List<Ulid> ids();

    @Query(value = "select * from reader where id > :id order by id", nativeQuery = true)
    List<Reader> nativelyAfter(Ulid id, Limit limit);
}
