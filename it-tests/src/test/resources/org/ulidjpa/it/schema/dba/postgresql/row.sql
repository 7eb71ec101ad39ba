select amount from invoice where id = ulid_from_text('01ARZ3NDEKTSV4RRFFQ69G5FAV');
