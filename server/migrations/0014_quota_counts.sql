-- The number of rows that an account has added in the 24 hours since the first of them, for its daily quota. One row
-- per account and quota, reset by the first call after those 24 hours.
create table quota_counts (
  user_id bigint not null references users on delete cascade,
  quota   text not null check (length(quota) between 1 and 40),
  count   integer not null default 1 check (count > 0),
  since   timestamptz not null default now(),
  primary key (user_id, quota)
);
