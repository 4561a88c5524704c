/*
 * The ids that jobs may have that are posted from now on: those above the highest, and the lower ones that are in no
 * row. A transaction that took its id before another one may commit after it; an id that is more than 10,000 below the
 * highest is no longer in a transaction that is still open.
 */
create function unposted_job_ids() returns int8multirange language sql stable as $$
  select int8multirange(int8range(greatest(last_id - 9999, 1), null))
    - (select coalesce(range_agg(int8range(id, id, '[]')), '{}') from jobs where id > last_id - 10000)
  from (select coalesce(max(id), 0) as last_id from jobs) as last
$$;

create table saved_searches (
  id           bigint primary key generated always as identity,
  user_id      bigint not null references users on delete cascade,
  -- The canonical URL query of the job board, without its sort.
  query        text not null check (char_length(query) <= 500),
  sort         text check (char_length(sort) <= 20),
  mail         text not null check (mail in ('none', 'daily', 'weekly')),
  created_at   timestamptz not null default now(),
  -- The jobs that were posted since the search was last opened have these ids.
  unseen_ids   int8multirange not null default unposted_job_ids(),
  -- The same since its new jobs were last looked for, to be mailed.
  unmailed_ids int8multirange not null default unposted_job_ids(),
  checked_at   timestamptz not null default now(),
  -- Jobs that were found and not mailed yet, the newest first: at most 100 ids, and the number of all.
  new_job_ids  bigint[] not null default '{}',
  new_jobs     integer not null default 0,
  unique (user_id, query)
);
create index saved_searches_to_check on saved_searches (query, id) where mail <> 'none';
create index saved_searches_to_mail on saved_searches (user_id) where new_jobs > 0;
