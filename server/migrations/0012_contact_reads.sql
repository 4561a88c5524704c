-- The profiles whose contact data an account has read today, for the daily limit. Rows of past days are deleted, so
-- `profile_id` needs no foreign key.
create table contact_reads (
  user_id    bigint not null references users on delete cascade,
  day        date not null default (now() at time zone 'utc')::date check (isfinite(day)),
  profile_id bigint not null,
  primary key (user_id, day, profile_id)
);
