-- Null until the first activation. An inactive account that has a value is closed.
alter table users add column activated_at timestamptz;
update users set activated_at = created_at
where is_active or is_demo
  or exists (select from mailed_links where user_id = users.id and used_at is not null);

create function note_activation() returns trigger language plpgsql as $$
begin
  new.activated_at := coalesce(new.activated_at, now());
  return new;
end $$;
create trigger users_activation before insert or update of is_active on users
  for each row when (new.is_active) execute function note_activation();

alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check
  check (purpose in ('activation', 'password reset'));

-- Calls, counted across all servers. A key is a name and a keyed hash, without IP address or email.
create table rate_limits (
  key    text primary key check (length(key) <= 100),
  points integer not null,
  expire bigint not null -- milliseconds since 1970
);
create index rate_limits_expire on rate_limits (expire);

-- Views are inserted in order of days, so each block contains few days, and old views are found without a full scan.
create index job_views_day on job_views using brin (day);
