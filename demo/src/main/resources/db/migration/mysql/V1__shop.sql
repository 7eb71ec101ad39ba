create table customer (
    id   binary(16)   not null primary key,
    name varchar(100) not null
);

create table purchase_order (
    id          binary(16) not null primary key,
    customer_id binary(16) not null,
    foreign key (customer_id) references customer (id)
);

create table order_line (
    id         binary(16)   not null primary key,
    order_id   binary(16)   not null,
    product    varchar(100) not null,
    quantity   integer      not null,
    unit_cents integer      not null,
    foreign key (order_id) references purchase_order (id)
);
