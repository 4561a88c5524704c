-- A job closes a week after its last reminder (LAST_REMINDER in server/src/hiring/deadlineQueries.ts). The company of an
-- account that is activated again may have read it long ago, or never: it is reminded again.
create or replace function forget_last_reminders() returns trigger language plpgsql as $$
begin
  delete from job_reminders
    where kind = 'no decision due in a week' and job_id in (select id from jobs where user_id = new.id);
  return null;
end $$;

create or replace function keep_job_title() returns trigger language plpgsql as $$
begin
  new.job_title := coalesce((select job_title from jobs where id = new.job_id), '');
  return new;
end $$;
