lock table customer, invoice in access exclusive mode;
alter table invoice drop constraint invoice_customer_fk;
alter table customer alter column id type uuid using ulid_from_text(id);
alter table invoice alter column customer_id type uuid using ulid_from_text(customer_id);
alter table invoice add constraint invoice_customer_fk foreign key (customer_id) references customer (id);
