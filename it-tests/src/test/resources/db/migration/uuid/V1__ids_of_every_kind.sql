-- PostgreSQL and H2: ids are uuid columns.
create table customer (
    id          uuid not null primary key,
    name        varchar(100) not null,
    referred_by uuid,
    coupon      uuid,
    foreign key (referred_by) references customer (id)
);

create table purchase (
    id          uuid not null primary key,
    customer_id uuid not null,
    total       integer not null,
    foreign key (customer_id) references customer (id)
);

create table tag (
    id    uuid not null primary key,
    label varchar(50) not null
);

create table purchase_tag (
    purchase_id uuid not null,
    tag_id      uuid not null,
    primary key (purchase_id, tag_id),
    foreign key (purchase_id) references purchase (id),
    foreign key (tag_id) references tag (id)
);

create table profile (
    customer_id uuid not null primary key,
    bio         varchar(200),
    foreign key (customer_id) references customer (id)
);

create table purchase_line (
    purchase_id uuid not null,
    line_id     uuid not null,
    article     varchar(100) not null,
    primary key (purchase_id, line_id),
    foreign key (purchase_id) references purchase (id)
);

create table membership (
    customer_id uuid not null,
    club_id     uuid not null,
    since       integer not null,
    primary key (customer_id, club_id)
);

create table uuid_keyed (
    id        uuid not null primary key,
    parent_id uuid,
    foreign key (parent_id) references uuid_keyed (id)
);

create table text_keyed (
    id        uuid not null primary key,
    parent_id uuid,
    foreign key (parent_id) references text_keyed (id)
);

create table bytes_keyed (
    id        uuid not null primary key,
    parent_id uuid,
    foreign key (parent_id) references bytes_keyed (id)
);

create table ticket (
    number    bigint not null primary key,
    public_id uuid not null unique
);

create table converted (
    id       bigint not null primary key,
    as_bytes bytea,
    as_text  varchar(26)
);

create table converted_to_uuid (
    id      bigint not null primary key,
    as_uuid uuid
);

create table versioned (
    id      uuid not null primary key,
    version bigint not null,
    note    varchar(100)
);
