-- The networks and browsers of each account's logins in the last 180 days, as keyed hashes: no IP address and no user
-- agent. One network has a different hash for each account.
create table known_logins (
  user_id      bigint not null references users on delete cascade,
  network      text not null check (length(network) = 22),
  browser      text not null check (length(browser) = 22),
  last_used_at timestamptz not null default now(),
  primary key (user_id, network, browser)
);
create index known_logins_last_used_at on known_logins (last_used_at);

-- Kept permanently, so that a login after more than 180 days doesn't count as the first one. Null until the first login
-- after this migration.
alter table users add column first_login_at timestamptz;
