-- MySQL and MariaDB: ids are BINARY(16) columns.
create table customer (
    id          binary(16) not null primary key,
    name        varchar(100) not null,
    referred_by binary(16),
    coupon      binary(16),
    foreign key (referred_by) references customer (id)
);

create table purchase (
    id          binary(16) not null primary key,
    customer_id binary(16) not null,
    total       integer not null,
    foreign key (customer_id) references customer (id)
);

create table tag (
    id    binary(16) not null primary key,
    label varchar(50) not null
);

create table purchase_tag (
    purchase_id binary(16) not null,
    tag_id      binary(16) not null,
    primary key (purchase_id, tag_id),
    foreign key (purchase_id) references purchase (id),
    foreign key (tag_id) references tag (id)
);

create table profile (
    customer_id binary(16) not null primary key,
    bio         varchar(200),
    foreign key (customer_id) references customer (id)
);

create table purchase_line (
    purchase_id binary(16) not null,
    line_id     binary(16) not null,
    article     varchar(100) not null,
    primary key (purchase_id, line_id),
    foreign key (purchase_id) references purchase (id)
);

create table membership (
    customer_id binary(16) not null,
    club_id     binary(16) not null,
    since       integer not null,
    primary key (customer_id, club_id)
);

create table uuid_keyed (
    id        binary(16) not null primary key,
    parent_id binary(16),
    foreign key (parent_id) references uuid_keyed (id)
);

create table text_keyed (
    id        binary(16) not null primary key,
    parent_id binary(16),
    foreign key (parent_id) references text_keyed (id)
);

create table bytes_keyed (
    id        binary(16) not null primary key,
    parent_id binary(16),
    foreign key (parent_id) references bytes_keyed (id)
);

create table ticket (
    number    bigint not null primary key,
    public_id binary(16) not null unique
);

create table converted (
    id       bigint not null primary key,
    as_bytes varbinary(16),
    as_text  varchar(26)
);

create table converted_to_uuid (
    id      bigint not null primary key,
    as_uuid binary(16)
);

create table versioned (
    id      binary(16) not null primary key,
    version bigint not null,
    note    varchar(100)
);
