-- The database completes a suspension and a restoration, because operators run SQL too. See decision 140.
create function end_sessions_of_suspended() returns trigger language plpgsql as $$
begin
  update sessions set ended_at = now() where user_id = new.id and ended_at is null;
  return null;
end $$;
create trigger users_suspended after update of is_active on users
  for each row when (old.is_active and not new.is_active) execute function end_sessions_of_suspended();
-- Until now an account that was suspended kept its sessions.
update sessions set ended_at = now()
  from users where users.id = user_id and not is_active and ended_at is null;

create function index_restored() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('index_search_documents', '{}', job_key => 'index_search_documents');
  return null;
end $$;
create trigger users_restored after update of is_active on users
  for each row when (not old.is_active and new.is_active and old.activated_at is not null)
  execute function index_restored();
