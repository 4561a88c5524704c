-- The applicant whom a notification of a company is about. Not a reference: deleting an account would read all notifications.
alter table notifications add column applicant_id bigint;
