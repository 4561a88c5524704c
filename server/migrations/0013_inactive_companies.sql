-- Search contains jobs of active companies only. A trigger removes them, because operators deactivate accounts in SQL.
-- After an activation the task index_missing_jobs indexes them again. See decision 035.
create function remove_jobs_of_inactive_company() returns trigger language plpgsql as $$
begin
  delete from job_search where job_id in (select id from jobs where user_id = new.id);
  delete from job_card where job_id in (select id from jobs where user_id = new.id);
  return null;
end $$;

create trigger users_deactivated after update of is_active on users
  for each row when (old.is_active and not new.is_active) execute function remove_jobs_of_inactive_company();

delete from job_search using jobs, users
  where jobs.id = job_search.job_id and users.id = jobs.user_id and not users.is_active;
delete from job_card using jobs, users
  where jobs.id = job_card.job_id and users.id = jobs.user_id and not users.is_active;
