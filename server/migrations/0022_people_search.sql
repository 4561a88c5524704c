-- Search documents of people: active personal accounts with complete profiles. The server writes them in the transaction
-- of each edit. Operators deactivate and delete accounts in SQL, so triggers remove their documents. After an activation
-- the task index_search_documents adds them again. See decision 065.
drop trigger users_deactivated on users;
drop function remove_jobs_of_inactive_company;

create function remove_documents_of_inactive_account() returns trigger language plpgsql as $$
begin
  delete from search_documents where collection = 'people' and id = new.id;
  delete from search_documents
    where collection = 'jobs' and id in (select id from jobs where user_id = new.id);
  return null;
end $$;

create trigger users_deactivated after update of is_active on users
  for each row when (old.is_active and not new.is_active) execute function remove_documents_of_inactive_account();
create trigger users_deleted after delete on users
  for each row execute function remove_search_document('people');

-- Documents contain lookup values, which change with migrations only. A document with another value gets version 0: the
-- task index_search_documents, which runs at start, rebuilds it. The arguments are the collection, and a query for the
-- ids of the documents that have value $1.
create function outdate_search_documents() returns trigger language plpgsql as $$
begin
  execute format('update search_documents set version = 0 where collection = %L and id in (%s)', tg_argv[0], tg_argv[1])
    using new.id;
  return null;
end $$;

create trigger people_outdated after update of location on locations
  for each row when (old.location <> new.location)
  execute function outdate_search_documents('people', 'select id from users where location_id = $1');
create trigger people_outdated after update of type on employment_types
  for each row when (old.type <> new.type)
  execute function outdate_search_documents(
    'people', 'select user_id from user_employment_types where employment_type_id = $1');
create trigger people_outdated after update of skill_name on skills
  for each row when (old.skill_name <> new.skill_name)
  execute function outdate_search_documents('people', 'select user_id from user_skills where skill_id = $1');
create trigger people_outdated after update of skill_level on skill_levels
  for each row when (old.skill_level <> new.skill_level)
  execute function outdate_search_documents('people', 'select user_id from user_skills where skill_level_id = $1');

-- A job's card also has the country of its company.
create trigger jobs_outdated after update of location, country on locations
  for each row when ((old.location, old.country) is distinct from (new.location, new.country))
  execute function outdate_search_documents('jobs',
    'select job_id from job_locations where location_id = $1
     union all select jobs.id from jobs join users on users.id = user_id where location_id = $1');
create trigger jobs_outdated after update of type on employment_types
  for each row when (old.type <> new.type)
  execute function outdate_search_documents(
    'jobs', 'select job_id from job_employment_types where employment_type_id = $1');
create trigger jobs_outdated after update of skill_name on skills
  for each row when (old.skill_name <> new.skill_name)
  execute function outdate_search_documents('jobs', 'select job_id from job_skills where skill_id = $1');
