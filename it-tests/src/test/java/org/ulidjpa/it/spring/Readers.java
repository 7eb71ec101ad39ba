package org.ulidjpa.it.spring;

import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.rest.core.annotation.RepositoryRestResource;
import org.ulidjpa.Ulid;

@RepositoryRestResource
interface Readers extends JpaRepository<Reader, Ulid> {

    List<Reader> findByFavourite(Ulid favourite);

    @Query("select r.id from Reader r order by r.id")
    List<Ulid> ids();

    @Query(value = "select * from reader where id > :id order by id", nativeQuery = true)
    List<Reader> nativelyAfter(Ulid id, Limit limit);

    @Query(value = "select id, name from reader", nativeQuery = true)
    List<Name> nativeNames();

    /** The {@code uuid} of PostgreSQL comes as a {@code UUID}. */
    interface Name {
        @Value("#{T(org.ulidjpa.Ulid).fromUuid(target.id)}")
        Ulid getId();

        String getName();
    }

    @Query(value = "select id, name from reader", nativeQuery = true)
    List<BinaryName> nativeBinaryNames();

    /** The {@code binary(16)} of MySQL comes as bytes. */
    interface BinaryName {
        @Value("#{T(org.ulidjpa.Ulid).fromBytes(target.id)}")
        Ulid getId();

        String getName();
    }

    @Query(value = "select id from reader", nativeQuery = true)
    List<Ulid> nativeIds();
}
