create table invoice (
    id binary(16) not null primary key default (concat(
        unhex(lpad(hex(timestampdiff(microsecond, timestamp '1970-01-01 00:00:00', utc_timestamp(3)) div 1000), 12, '0')),
        random_bytes(10))),
    amount decimal(10, 2) not null
);
insert into invoice (amount) values (19.99), (5.00);
