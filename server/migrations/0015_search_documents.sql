-- Search documents of named collections: 'jobs' now, others without another migration. They replace job_search, job_card
-- and job_bits. Each document has the version of the code that made it, so that older ones can be rebuilt. See decision
-- 046.
create table search_documents (
  collection text not null check (length(collection) <= 30),
  id         bigint not null,
  version    int not null,
  -- Not found after this day; 9999-12-31 for documents that don't end.
  last_day   date not null check (last_day between '2000-01-01' and '2200-12-31' or last_day = '9999-12-31'),
  -- Compared with the minimum of a search.
  amount     numeric(12, 2) check (amount >= 0 and amount < 1e9),
  -- Words and facets: see search/tokens.ts.
  tokens     tsvector not null,
  -- The list item as it is returned.
  card       json not null check (length(card::text) <= 30000),
  primary key (collection, id)
);

-- Version 0: the hourly task rebuilds these documents.
insert into search_documents
  select 'jobs', job_id, 0, deadline, salary, tokens, card from job_search join job_card using (job_id);

alter table job_bits rename to search_bits;
alter table search_bits rename constraint job_bits_token_check to search_bits_token_check;
alter table search_bits add column collection text not null default 'jobs' check (length(collection) <= 30);
alter table search_bits alter column collection drop default;
alter table search_bits drop constraint job_bits_pkey, add primary key (collection, token, chunk);

drop trigger jobs_ended on jobs;
drop function find_jobs, remove_ended_job, rebuild_job_bits;
drop table job_search, job_card;
drop function write_job_bits;

create index search_documents_last_day on search_documents (collection, last_day);
-- An index-only scan: a minimum is compared without reading the wide rows.
create index search_documents_amount on search_documents (collection, amount) include (id);
-- Without it the planner expects as many chunks as documents.
create statistics search_documents_chunks on ((id >> 10)::int) from search_documents;

-- Locks a chunk's row of the token '' first, so that concurrent writers of a chunk wait for each other and never
-- deadlock.
create function write_search_bits() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform from search_bits
      where collection = old.collection and token = '' and chunk = (old.id >> 10)::int for update;
    update search_bits set bits = set_bit(bits, (old.id & 1023)::int, 0)
      where collection = old.collection and token = any(array_prepend('', tsvector_to_array(old.tokens)))
        and chunk = (old.id >> 10)::int;
  end if;
  if tg_op <> 'DELETE' then
    insert into search_bits as known (collection, token, chunk, bits)
      select new.collection, token, (new.id >> 10)::int, set_bit(b'0'::bit(1024), (new.id & 1023)::int, 1)
      from unnest(array_prepend('', tsvector_to_array(new.tokens))) as token
      order by token collate "C"
      on conflict (collection, token, chunk) do update set bits = set_bit(known.bits, (new.id & 1023)::int, 1);
  end if;
  return null;
end $$;

create trigger search_document_written after insert or delete on search_documents
  for each row execute function write_search_bits();
create trigger search_document_changed after update of tokens on search_documents
  for each row when (old.tokens is distinct from new.tokens) execute function write_search_bits();

-- Removes the document of a row from the collection that the trigger names.
create function remove_search_document() returns trigger language plpgsql as $$
begin
  delete from search_documents where collection = tg_argv[0] and id = old.id;
  return null;
end $$;

create trigger jobs_ended after update of status on jobs
  for each row when (new.status <> 'Open') execute function remove_search_document('jobs');
create trigger jobs_deleted after delete on jobs
  for each row execute function remove_search_document('jobs');

create or replace function remove_jobs_of_inactive_company() returns trigger language plpgsql as $$
begin
  delete from search_documents
    where collection = 'jobs' and id in (select id from jobs where user_id = new.id);
  return null;
end $$;

-- The documents of a collection that match every part of a search: how many, and the bitmaps of one page of them,
-- highest ids first. Term i belongs to part parts[i], counted from 1: a document matches a part if it has any token
-- from a term's `low` up to, without, its `high`. A function, because it keeps its plan: planning took longer than
-- running.
create function find_documents(
  searched text, parts int[], lows text[], highs text[], min_amount numeric, skipped bigint, page_size bigint,
  out total bigint,
  out before bigint,  -- matches in the newer chunks, before these
  out chunks int[],
  out bitmaps text    -- of these chunks, concatenated: the driver takes long to parse an array of them
) language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set max_parallel_workers_per_gather = 0 -- starting a worker takes longer than the search
as $$
begin
  with by_part as (
    select chunk, bit_or(bits) as bits
    from unnest(parts, lows, highs) as term (part, low, high)
      join search_bits on collection = searched and token >= low and token < high
    group by part, chunk
    union all
    select (id >> 10)::int, bit_or(set_bit(b'0'::bit(1024), (id & 1023)::int, 1))
    from search_documents where collection = searched and amount >= min_amount group by 1
  ), matching as (
    select chunk, bit_and(bits) as bits from by_part
    group by chunk having count(*) = parts[cardinality(parts)] + num_nonnulls(min_amount)
  ), ended as (
    select (id >> 10)::int as chunk, bit_or(set_bit(b'0'::bit(1024), (id & 1023)::int, 1)) as bits
    from search_documents where collection = searched and last_day < (now() at time zone 'Etc/GMT+12')::date
    group by 1
  ), still_open as (
    select chunk, coalesce(matching.bits & ~ended.bits, matching.bits) as bits
    from matching left join ended using (chunk)
  ), counted as (
    select chunk, bits, bit_count(bits) as matches, sum(bit_count(bits)) over (order by chunk desc)::bigint as upto
    from still_open
  )
  select coalesce(max(upto), 0),
    coalesce(min(upto - matches) filter (where upto > skipped), 0),
    coalesce(array_agg(chunk order by chunk desc) filter (where is_on_page), '{}'),
    coalesce(string_agg(bits::text, '' order by chunk desc) filter (where is_on_page), '')
  into total, before, chunks, bitmaps
  from (
    select *, matches > 0 and upto > skipped and upto - matches < skipped + page_size as is_on_page from counted
  ) as counted;
end $$;
