create table receipt (
    id uuid not null default uuid_generate_v7() primary key,
    amount numeric(10, 2) not null
);
insert into receipt (amount) values (19.99), (5.00);
