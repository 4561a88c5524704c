-- Where each account was logged in to in the last 180 days. The names are keyed hashes: no IP address, no user agent,
-- and one network has another name for each account.
create table known_logins (
  user_id      bigint not null references users on delete cascade,
  network      text not null check (length(network) = 22),
  browser      text not null check (length(browser) = 22),
  last_used_at timestamptz not null default now(),
  primary key (user_id, network, browser)
);
create index known_logins_last_used_at on known_logins (last_used_at);

-- Kept for good, so that an owner who comes back after those 180 days is not taken for a new one. Null where the
-- account was not logged in to since this migration: its next login is the first that is known of.
alter table users add column first_login_at timestamptz;
