-- The tables that job search reads, written in the transaction of the job. They contain open jobs only.

-- `tokens` contains words and filter options, without positions: see search/tokens.ts. fastupdate is off, so that no
-- search has to scan a list of pending entries.
create table job_search (
  job_id   bigint primary key references jobs on delete cascade,
  deadline date not null,
  salary   numeric(12, 2) not null,
  tokens   tsvector not null
);
create index job_search_tokens on job_search using gin (tokens) with (fastupdate = off);

-- The finished list item: a page of results is 12 reads by primary key, without joins.
create table job_card (
  job_id bigint primary key references jobs on delete cascade,
  card   json not null
);

-- Removes a job from search when its status is no longer Open, whether our code or an operator changes it.
create function remove_ended_job() returns trigger language plpgsql as $$
begin
  delete from job_search where job_id = new.id;
  delete from job_card where job_id = new.id;
  return null;
end $$;

create trigger jobs_ended after update of status on jobs
  for each row when (new.status <> 'Open') execute function remove_ended_job();
