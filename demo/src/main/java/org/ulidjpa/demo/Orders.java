package org.ulidjpa.demo;

import java.util.List;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.EntityGraph;
import org.springframework.data.jpa.repository.JpaRepository;
import org.ulidjpa.Ulid;

interface Orders extends JpaRepository<Order, Ulid> {

    /** Newest first: the primary key is the only index this needs. */
    @EntityGraph(attributePaths = "customer")
    List<Order> findByIdLessThanOrderByIdDesc(Ulid before, Limit limit);
}
