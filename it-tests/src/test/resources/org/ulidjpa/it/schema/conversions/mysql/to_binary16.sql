-- 1. New columns beside the old ones. The application goes on.
set session transaction isolation level read committed;
alter table customer add column new_id binary(16);
alter table invoice add column new_customer_id binary(16);
update customer set new_id = ulid_from_text(id);
update invoice set new_customer_id = ulid_from_text(customer_id);
-- 2. The change. Others wait for the tables; rows that came meanwhile are first.
lock tables customer write, invoice write;
update customer set new_id = ulid_from_text(id) where new_id is null;
update invoice set new_customer_id = ulid_from_text(customer_id) where new_customer_id is null;
alter table invoice drop foreign key invoice_customer_fk;
alter table customer drop primary key, drop column id,
    change column new_id id binary(16) not null first, add primary key (id);
alter table invoice drop index invoice_customer_idx, drop column customer_id,
    change column new_customer_id customer_id binary(16) not null,
    add index invoice_customer_idx (customer_id),
    add constraint invoice_customer_fk foreign key (customer_id) references customer (id);
unlock tables;
