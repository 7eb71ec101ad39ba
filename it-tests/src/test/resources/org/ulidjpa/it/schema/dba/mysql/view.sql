create view invoice_text as
    select ulid_text(id) as id, ulid_time(id) as created_at, amount from invoice;
