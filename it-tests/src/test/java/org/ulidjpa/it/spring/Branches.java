package org.ulidjpa.it.spring;

import java.util.Optional;
import org.springframework.data.jpa.repository.JpaRepository;
import org.ulidjpa.Ulid;

interface Branches extends JpaRepository<Branch, Long> {

    Optional<Branch> findByPublicId(Ulid publicId);
}
