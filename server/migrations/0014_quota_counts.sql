-- How many of something an account has added in the day that began with the first of them: at most its quota. One row
-- an account and quota, begun again by the first call after that day.
create table quota_counts (
  user_id bigint not null references users on delete cascade,
  quota   text not null check (length(quota) between 1 and 40),
  count   integer not null default 1 check (count > 0),
  since   timestamptz not null default now(),
  primary key (user_id, quota)
);
