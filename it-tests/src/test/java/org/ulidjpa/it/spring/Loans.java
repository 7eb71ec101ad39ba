package org.ulidjpa.it.spring;

import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.rest.core.annotation.RepositoryRestResource;
import org.ulidjpa.Ulid;

@RepositoryRestResource
interface Loans extends JpaRepository<Loan, Ulid> {

    List<Loan> findByBookId(Ulid bookId);
}
