-- Applicants of a company's own jobs count towards the hour's security event, and not towards the limit of the day.
alter table contact_reads add is_limited boolean not null default true;
