grant create, select, insert, update, delete, create routine, alter routine, execute on shop.* to migrator;
set global log_bin_trust_function_creators = 1;
