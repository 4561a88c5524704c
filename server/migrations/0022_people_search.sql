-- Search documents of people: active personal accounts with complete profiles. The server writes them in the transaction
-- of each edit. Operators deactivate and delete accounts in SQL, so triggers remove their documents. After an activation
-- the task index_search_documents adds them again. See decision 065.
drop trigger users_deactivated on users;
drop function remove_jobs_of_inactive_company;

create function remove_documents_of_inactive_account() returns trigger language plpgsql as $$
begin
  delete from search_documents
    where (collection = 'people' and id = new.id)
      or (collection = 'jobs' and id in (select id from jobs where user_id = new.id));
  return null;
end $$;

create trigger users_deactivated after update of is_active on users
  for each row when (old.is_active and not new.is_active) execute function remove_documents_of_inactive_account();
create trigger users_deleted after delete on users
  for each row execute function remove_search_document('people');
