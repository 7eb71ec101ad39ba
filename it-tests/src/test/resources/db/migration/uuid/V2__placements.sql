-- One table per way to place an id, beside those of V1.
create table uuid7_keyed (
    id   uuid not null primary key,
    note varchar(100)
);
