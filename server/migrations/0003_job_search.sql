-- What the search of jobs reads, written in the transaction of the job. Open jobs only: a job that ends is deleted here.

-- `tokens` holds words and the names of the filters, without positions: see search/tokens.ts.
-- fastupdate is off, so that a search never pays for a list of pending entries.
create table job_search (
  job_id   bigint primary key references jobs on delete cascade,
  deadline date not null,
  salary   numeric(12, 2) not null,
  tokens   tsvector not null
);
create index job_search_tokens on job_search using gin (tokens) with (fastupdate = off);

-- The ready list item: a page is 12 reads by primary key, without joins.
create table job_card (
  job_id bigint primary key references jobs on delete cascade,
  card   json not null
);

-- The search holds open jobs only, whoever ends one: a job whose status becomes another is not found from that moment.
create function remove_ended_job() returns trigger language plpgsql as $$
begin
  delete from job_search where job_id = new.id;
  delete from job_card where job_id = new.id;
  return null;
end $$;

create trigger jobs_ended after update of status on jobs
  for each row when (new.status <> 'Open') execute function remove_ended_job();
