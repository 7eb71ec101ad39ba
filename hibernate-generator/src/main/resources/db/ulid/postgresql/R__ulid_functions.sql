-- ULIDs on PostgreSQL 14 and later: 16 bytes in a uuid column, 26 characters for people.
-- No extension is needed, and no privilege but CREATE on the schema. Each function gives null for null.
-- A body after RETURN is bound to what it calls when it is created: no search_path has a say in it later.

-- The 26 characters of an id: two zero bits and its 128 bits, five bits a character.
create or replace function ulid_text(id uuid) returns text
    language sql immutable strict parallel safe
    return (
        select string_agg(
            substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + substring(bits, 1 + 5 * place, 5)::int, 1), '' order by place)
        from (select B'00' || ('x' || replace(id::text, '-', ''))::bit(128)) as padded (bits),
            generate_series(0, 25) as place);

-- The id that the 26 characters stand for, in either case. Anything else is an error.
create or replace function ulid_from_text(ulid text) returns uuid
    language plpgsql immutable strict parallel safe
as $$
declare
    bits text;
begin
    if ulid collate "C" !~ '^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$' then
        raise exception 'ulid_from_text: "%" is not a ULID', ulid using
            errcode = 'invalid_text_representation',
            hint = '26 characters of 0-9 and A-Z without I, L, O and U, the first at most 7';
    end if;
    bits := (
        select string_agg((strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', upper(letter)) - 1)::bit(5)::text, '' order by place)
        from string_to_table(ulid, null) with ordinality as letters (letter, place));
    return (lpad(to_hex(substr(bits, 3, 64)::bit(64)::bigint), 16, '0')
        || lpad(to_hex(substr(bits, 67, 64)::bit(64)::bigint), 16, '0'))::uuid;
end
$$;

-- The time in an id, in milliseconds. The intervals are added in UTC: in the time zone of the session, the result would
-- depend on it. Seconds and milliseconds apart, for their sum as a double is not exact after the year 2255.
create or replace function ulid_time(id uuid) returns timestamptz
    language sql immutable strict parallel safe
    return (
        select (timestamp 'epoch' + millis / 1000 * interval '1 second' + millis % 1000 * interval '1 millisecond')
            at time zone 'UTC'
        from (select ('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint) as time (millis));

-- The first id of the millisecond that the time is in. An error before 1970 and after the year 10889.
create or replace function ulid_min("time" timestamptz) returns uuid
    language plpgsql immutable strict parallel safe
as $$
declare
    millis numeric := floor(extract(epoch from "time" at time zone 'UTC') * 1000);
begin
    if millis not between 0 and 281474976710655 then
        raise exception 'no ULID has the time %', "time" using
            errcode = 'datetime_field_overflow',
            hint = '1970-01-01 00:00:00.000 to 10889-08-02 05:31:50.655 UTC';
    end if;
    return (lpad(to_hex(millis::bigint), 12, '0') || repeat('0', 20))::uuid;
end
$$;

-- The last id of the millisecond that the time is in.
create or replace function ulid_max("time" timestamptz) returns uuid
    language sql immutable strict parallel safe
    return (left(ulid_min("time")::text, 13) || '-ffff-ffff-ffffffffffff')::uuid;

-- A new id: the clock of this moment (now() stands still in a transaction) and 80 random bits, which are the
-- cryptographic ones of two UUIDs.
create or replace function ulid_generate() returns uuid
    language sql volatile parallel safe
    return (left(ulid_min(clock_timestamp())::text, 13)
        || right(gen_random_uuid()::text, 12) || left(gen_random_uuid()::text, 8))::uuid;

-- A new UUID of version 7 (RFC 9562), for PostgreSQL before 18, which has uuidv7(): version 4 with the time in front.
create or replace function uuid_generate_v7() returns uuid
    language sql volatile parallel safe
    return (left(ulid_min(clock_timestamp())::text, 13) || '-7' || substr(gen_random_uuid()::text, 16))::uuid;
