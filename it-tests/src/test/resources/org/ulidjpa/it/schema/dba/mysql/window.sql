select count(*) from invoice
where id between ulid_min(utc_timestamp(3) - interval 1 hour) and ulid_max(utc_timestamp(3));
