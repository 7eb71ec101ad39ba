package org.ulidjpa.demo;

import org.springframework.data.jpa.repository.JpaRepository;
import org.ulidjpa.Ulid;

interface Customers extends JpaRepository<Customer, Ulid> {}
