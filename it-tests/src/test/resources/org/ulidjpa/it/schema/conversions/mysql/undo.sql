alter table invoice drop column new_customer_id;
alter table customer drop column new_id;
