set time_zone = '+00:00';
alter table customer add column new_id binary(16);
alter table invoice add column new_customer_id binary(16);
lock tables customer write, invoice write;
update customer set new_id = concat(left(ulid_min(created_at), 6), unhex(lpad(hex(id), 16, '0')), random_bytes(2));
update invoice join customer on customer.id = invoice.customer_id set new_customer_id = customer.new_id;
alter table invoice drop foreign key invoice_customer_fk;
alter table customer drop primary key, drop column id,
    change column new_id id binary(16) not null first, add primary key (id);
alter table invoice drop index invoice_customer_idx, drop column customer_id,
    change column new_customer_id customer_id binary(16) not null,
    add index invoice_customer_idx (customer_id),
    add constraint invoice_customer_fk foreign key (customer_id) references customer (id);
unlock tables;
