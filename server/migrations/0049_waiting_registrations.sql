-- Several registrations of one email wait side by side until one of them proves the mailbox, so only accounts that were
-- activated are unique. See decision 134.
drop index users_email;
drop index users_username;
create index users_email on users (lower(email));
create index users_username on users (lower(username));
create unique index users_activated_email on users (lower(email)) where activated_at is not null;
create unique index users_activated_username on users (lower(username)) where activated_at is not null;

alter table users
  -- The `uid` of a waiting registration's activation links, and the hash of what the browser that registered got.
  add column registration_uid text check (length(registration_uid) <= 100),
  add column registration_proof bytea,
  -- Whether the owner of the mailbox chose the password. Until then it is unproven, but for the first login: see
  -- IS_PASSWORD_UNPROVEN.
  add column is_password_proven boolean not null default false,
  -- Set by the link of a new-login mail, until the password is reset.
  add column locked_at timestamptz;

alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('activation', 'password reset', 'lock'));
