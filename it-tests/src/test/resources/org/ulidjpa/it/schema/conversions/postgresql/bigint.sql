lock table customer, invoice in access exclusive mode;
alter table customer add column new_id uuid;
alter table invoice add column new_customer_id uuid;
update customer
    set new_id = (left(ulid_min(created_at)::text, 13) || lpad(to_hex(id), 16, '0') || right(gen_random_uuid()::text, 4))::uuid;
update invoice set new_customer_id = customer.new_id from customer where customer.id = invoice.customer_id;
alter table invoice drop column customer_id;
alter table customer drop column id;
alter table customer rename column new_id to id;
alter table invoice rename column new_customer_id to customer_id;
alter table customer add primary key (id);
alter table invoice alter column customer_id set not null;
alter table invoice add constraint invoice_customer_fk foreign key (customer_id) references customer (id);
create index invoice_customer_idx on invoice (customer_id);
