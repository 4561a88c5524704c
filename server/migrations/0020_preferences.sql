-- Whether search engines may show the profile of a candidate, and whether unread messages and notifications are mailed
-- once a day.
alter table users
  add column search_engines boolean not null default false,
  add column mail_digest    boolean not null default true;
