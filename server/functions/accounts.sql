create or replace function note_activation() returns trigger language plpgsql as $$
begin
  new.activated_at := coalesce(new.activated_at, now());
  return new;
end $$;

-- A suspension ends sessions for good and voids mailed links, also if an operator runs SQL: a restored account logs in again,
-- and no earlier link restores it.
create or replace function end_sessions_of_suspended() returns trigger language plpgsql as $$
begin
  update sessions set ended_at = now() where user_id = new.id and ended_at is null;
  update mailed_links set voided_at = now() where user_id = new.id and used_at is null and voided_at is null;
  return null;
end $$;

-- Searches find a restored account and its jobs again once this task has run.
create or replace function index_restored() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('index_search_documents', '{}', job_key => 'index_search_documents');
  return null;
end $$;
