select count(*) from invoice
where id between ulid_min(current_timestamp - interval '1 hour') and ulid_max(clock_timestamp());
