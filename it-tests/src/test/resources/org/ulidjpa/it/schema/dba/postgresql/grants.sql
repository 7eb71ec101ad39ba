grant usage, create on schema public to migrator;
