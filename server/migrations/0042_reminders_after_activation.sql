-- Operators activate accounts in SQL, so a trigger forgets the last reminders of a company. See decision 125.
create function forget_last_reminders() returns trigger language plpgsql as $$
begin
  delete from job_reminders
    where kind = 'no decision due in a week' and job_id in (select id from jobs where user_id = new.id);
  return null;
end $$;

create trigger users_activated after update of is_active on users
  for each row when (not old.is_active and new.is_active) execute function forget_last_reminders();
