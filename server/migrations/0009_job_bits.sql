-- Exact totals without reading the matching jobs. Each token has one bitmap per 1,024 ids, so a search reads a few rows
-- and combines them with `bit_and`, `bit_or` and `bit_count`. Newer jobs have higher ids, so pages are read from the
-- bitmaps too. The GIN index is no longer needed. Measured by `npm run bench`; see decision 026.
create table job_bits (
  -- As in job_search.tokens, with the same maximum length; '' stands for every open job.
  token text collate "C" not null check (octet_length(token) <= 2046),
  chunk int not null,      -- job_id >> 10
  bits  bit(1024) not null, -- the bit of a job is job_id & 1023
  primary key (token, chunk)
) with (fillfactor = 80); -- every post changes rows of the newest chunk

-- Rebuilds the bitmaps from job_search: for this migration, and for code that fills job_search without its triggers.
create function rebuild_job_bits() returns void language sql as $$
  truncate job_bits;
  insert into job_bits (token, chunk, bits)
    select token, (job_id >> 10)::int,
      bit_or(set_bit(b'0'::bit(1024), (job_id & 1023)::int, 1))
    from job_search, unnest(array_prepend('', tsvector_to_array(tokens))) as token
    group by 1, 2
    order by 2, 1;
$$;

-- Locks a chunk's row of the token '' first, so that concurrent writers of a chunk wait for each other and never
-- deadlock.
create function write_job_bits() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform from job_bits where token = '' and chunk = (old.job_id >> 10)::int for update;
    update job_bits set bits = set_bit(bits, (old.job_id & 1023)::int, 0)
      where token = any(array_prepend('', tsvector_to_array(old.tokens))) and chunk = (old.job_id >> 10)::int;
  end if;
  if tg_op <> 'DELETE' then
    insert into job_bits as known (token, chunk, bits)
      select token, (new.job_id >> 10)::int,
        set_bit(b'0'::bit(1024), (new.job_id & 1023)::int, 1)
      from unnest(array_prepend('', tsvector_to_array(new.tokens))) as token
      order by token collate "C"
      on conflict (token, chunk) do update set bits = set_bit(known.bits, (new.job_id & 1023)::int, 1);
  end if;
  return null;
end $$;

create trigger job_search_written after insert or delete on job_search
  for each row execute function write_job_bits();
create trigger job_search_changed after update of tokens on job_search
  for each row when (old.tokens is distinct from new.tokens) execute function write_job_bits();

-- After creating the triggers, whose lock prevents other writes until this migration ends.
select rebuild_job_bits();
drop index job_search_tokens;

-- For finding jobs whose deadline has passed.
create index job_search_deadline on job_search (deadline);

-- For comparing a minimum salary without reading the wide rows.
create index job_search_salary on job_search (salary) include (job_id);

-- Without it the planner expects as many chunks as jobs.
create statistics job_search_chunks on ((job_id >> 10)::int) from job_search;

-- The open jobs that match every part of a search: how many, and the bitmaps of one page of them, newest first.
-- Term i belongs to part parts[i], counted from 1: a job matches a part if it has any token from a term's `low` up to,
-- without, its `high`. A function, because it keeps its plan: planning took longer than running.
create function find_jobs(
  parts int[], lows text[], highs text[], lowest_salary numeric, skipped bigint, page_size bigint,
  out total bigint,
  out before bigint,  -- newer jobs in the chunks before these
  out chunks int[],
  out bitmaps text -- of these chunks, concatenated: the driver takes long to parse an array of them
) language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set max_parallel_workers_per_gather = 0 -- starting a worker takes longer than the search
as $$
begin
  with by_part as (
    select chunk, bit_or(bits) as bits
    from unnest(parts, lows, highs) as term (part, low, high) join job_bits on token >= low and token < high
    group by part, chunk
    union all
    select (job_id >> 10)::int, bit_or(set_bit(b'0'::bit(1024), (job_id & 1023)::int, 1))
    from job_search where salary >= lowest_salary group by 1
  ), fit as (
    select chunk, bit_and(bits) as bits from by_part
    group by chunk having count(*) = parts[cardinality(parts)] + num_nonnulls(lowest_salary)
  ), ended as (
    select (job_id >> 10)::int as chunk, bit_or(set_bit(b'0'::bit(1024), (job_id & 1023)::int, 1)) as bits
    from job_search where deadline < (now() at time zone 'Etc/GMT+12')::date group by 1
  ), still_open as (
    select chunk, coalesce(fit.bits & ~ended.bits, fit.bits) as bits from fit left join ended using (chunk)
  ), counted as (
    select chunk, bits, bit_count(bits) as jobs, sum(bit_count(bits)) over (order by chunk desc)::bigint as upto
    from still_open
  )
  select coalesce(max(upto), 0),
    coalesce(min(upto - jobs) filter (where upto > skipped), 0),
    coalesce(array_agg(chunk order by chunk desc) filter (where is_wanted), '{}'),
    coalesce(string_agg(bits::text, '' order by chunk desc) filter (where is_wanted), '')
  into total, before, chunks, bitmaps
  from (
    select *, jobs > 0 and upto > skipped and upto - jobs < skipped + page_size as is_wanted from counted
  ) as counted;
end $$;
