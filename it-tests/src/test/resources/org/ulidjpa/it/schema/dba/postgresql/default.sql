create table invoice (
    id uuid not null default ulid_generate() primary key,
    amount numeric(10, 2) not null
);
insert into invoice (amount) values (19.99), (5.00);
