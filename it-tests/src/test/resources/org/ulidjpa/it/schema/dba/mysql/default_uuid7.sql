create table receipt (
    id binary(16) not null primary key default (unhex(concat(
        lpad(hex(timestampdiff(microsecond, timestamp '1970-01-01 00:00:00', utc_timestamp(3)) div 1000), 12, '0'),
        '7', substr(hex(random_bytes(2)), 2),
        substr('89AB', 1 + ord(random_bytes(1)) % 4, 1), substr(hex(random_bytes(8)), 2)))),
    amount decimal(10, 2) not null
);
insert into receipt (amount) values (19.99), (5.00);
