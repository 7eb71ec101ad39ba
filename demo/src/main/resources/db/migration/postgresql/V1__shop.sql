create table customer (
    id   uuid         primary key,
    name varchar(100) not null
);

create table purchase_order (
    id          uuid primary key,
    customer_id uuid not null references customer
);

create index purchase_order_customer on purchase_order (customer_id);

create table order_line (
    id         uuid         primary key,
    order_id   uuid         not null references purchase_order,
    product    varchar(100) not null,
    quantity   integer      not null,
    unit_cents integer      not null
);

create index order_line_order on order_line (order_id);
