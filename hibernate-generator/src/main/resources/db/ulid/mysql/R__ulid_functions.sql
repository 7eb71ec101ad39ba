-- ULIDs on MySQL and MariaDB: 16 bytes in a binary(16) column, 26 characters for people. Times are in UTC, without
-- regard to the session's time zone. Each function gives null for null.
-- Where the server writes a binary log, CREATE FUNCTION needs log_bin_trust_function_creators = 1, or an administrator.
-- Parameters are wider than an id: binary(16) would pad short bytes without a word.

delimiter $$

-- The 26 characters of an id. conv() writes 48, 40 and 40 bits to base 32 with the digits 0-9 and A-V; from I on, the
-- alphabet of ULIDs has other letters, exchanged from the last so that none is exchanged twice.
drop function if exists ulid_text $$
create function ulid_text(id varbinary(255)) returns char(26) character set ascii
    deterministic no sql sql security invoker
begin
    declare problem varchar(128) default concat('ulid_text: an id has 16 bytes, not ', length(id));
    if length(id) <> 16 then
        signal sqlstate '22023' set message_text = problem;
    end if;
    return replace(replace(replace(replace(replace(replace(replace(
        replace(replace(replace(replace(replace(replace(replace(concat(
            lpad(conv(hex(left(id, 6)), 16, 32), 10, '0'),
            lpad(conv(hex(substr(id, 7, 5)), 16, 32), 8, '0'),
            lpad(conv(hex(right(id, 5)), 16, 32), 8, '0')),
        'V', 'Z'), 'U', 'Y'), 'T', 'X'), 'S', 'W'), 'R', 'V'), 'Q', 'T'), 'P', 'S'),
        'O', 'R'), 'N', 'Q'), 'M', 'P'), 'L', 'N'), 'K', 'M'), 'J', 'K'), 'I', 'J');
end $$

-- The id that the 26 characters stand for, in either case. Anything else is an error. The way back: letters to the
-- digits of base 32, from the first on.
drop function if exists ulid_from_text $$
create function ulid_from_text(ulid varchar(255) character set utf8mb4 collate utf8mb4_bin) returns binary(16)
    deterministic no sql sql security invoker
begin
    declare problem varchar(128) default concat('ulid_from_text: "', left(ulid, 36), '" is not a ULID: '
        '26 characters of 0-9 A-Z without I L O U, at most 7ZZ...');
    declare digits char(26) character set ascii;
    if length(ulid) <> 26 or ulid not regexp '^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}' then
        signal sqlstate '22023' set message_text = problem;
    end if;
    set digits = replace(replace(replace(replace(replace(replace(replace(
        replace(replace(replace(replace(replace(replace(replace(upper(ulid),
        'J', 'I'), 'K', 'J'), 'M', 'K'), 'N', 'L'), 'P', 'M'), 'Q', 'N'), 'R', 'O'),
        'S', 'P'), 'T', 'Q'), 'V', 'R'), 'W', 'S'), 'X', 'T'), 'Y', 'U'), 'Z', 'V');
    return unhex(concat(
        lpad(conv(left(digits, 10), 32, 16), 12, '0'),
        lpad(conv(substr(digits, 11, 8), 32, 16), 10, '0'),
        lpad(conv(right(digits, 8), 32, 16), 10, '0')));
end $$

-- The time in an id, in milliseconds and UTC. An error after the year 9999, where a datetime ends.
drop function if exists ulid_time $$
create function ulid_time(id varbinary(255)) returns datetime(3)
    deterministic no sql sql security invoker
begin
    declare problem varchar(128) default concat('ulid_time: an id has 16 bytes, not ', length(id));
    declare millis bigint default conv(hex(left(id, 6)), 16, 10);
    if length(id) <> 16 then
        signal sqlstate '22023' set message_text = problem;
    elseif millis > 253402300799999 then
        signal sqlstate '22008' set message_text = 'ulid_time: the time is after the year 9999, where a datetime ends';
    end if;
    return timestampadd(microsecond, millis * 1000, timestamp '1970-01-01 00:00:00');
end $$

-- The first id of the millisecond that the time, in UTC, is in. An error before 1970.
drop function if exists ulid_min $$
create function ulid_min(time datetime(6)) returns binary(16)
    deterministic no sql sql security invoker
begin
    declare problem varchar(128) default concat('no ULID has the time ', time, ', before 1970');
    declare micros bigint default timestampdiff(microsecond, timestamp '1970-01-01 00:00:00', time);
    if time is not null and coalesce(micros, -1) < 0 then
        signal sqlstate '22008' set message_text = problem;
    end if;
    return concat(unhex(lpad(hex(micros div 1000), 12, '0')), repeat(x'00', 10));
end $$

-- The last id of the millisecond that the time, in UTC, is in.
drop function if exists ulid_max $$
create function ulid_max(time datetime(6)) returns binary(16)
    deterministic no sql sql security invoker
    return concat(left(ulid_min(time), 6), repeat(x'FF', 10)) $$

-- A new id: the time of the statement and 80 bits of the server's cryptographic source.
drop function if exists ulid_generate $$
create function ulid_generate() returns binary(16)
    not deterministic no sql sql security invoker
    return concat(left(ulid_min(utc_timestamp(3)), 6), random_bytes(10)) $$

-- A new UUID of version 7 (RFC 9562): 48 bits of time, the version, 12 random bits, the variant (8, 9, A or B), 62 more.
drop function if exists uuid_generate_v7 $$
create function uuid_generate_v7() returns binary(16)
    not deterministic no sql sql security invoker
    return unhex(concat(hex(left(ulid_min(utc_timestamp(3)), 6)),
        '7', substr(hex(random_bytes(2)), 2),
        substr('89AB', 1 + ord(random_bytes(1)) % 4, 1), substr(hex(random_bytes(8)), 2))) $$

delimiter ;
