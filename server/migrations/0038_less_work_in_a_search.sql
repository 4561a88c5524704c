-- Searches spend less on what they rarely need: the long texts of a card are read by a function, which costs nothing until
-- it is called, a summary of ratings reads indexes alone, and the bits of a chunk are counted once. Counts of names read the
-- postings of all keys in one scan. See decision 109.

-- The texts that may say where a search found a document, in the order in which an excerpt is looked for.
create function job_long_texts(job_id bigint) returns json language sql stable as $$
  select json_build_array(json_build_object('where', 'description', 'text', job_detail)) from jobs where id = job_id
$$;

create function person_long_texts(person_id bigint) returns json language sql stable as $$
  select json_agg(json_build_object('where', place, 'text', text)) from (
    select 'bio' as place, bio as text from users where id = person_id
    union all
    (select 'experience', company_name || e'\n' || details from experiences where user_id = person_id
      order by end_date desc, start_date desc, id desc)
  ) as texts
$$;

drop index ratings_to;
create index ratings_to on ratings (to_user_id, shown_at) include (rating, from_user_id);
-- Few accounts are inactive, so a search for one ends in this index.
create index users_inactive on users (id) where not is_active;

-- How many documents match at a rank, but not at a lower rank from 1 on, from a chunk on, and a page of them, the highest id
-- first. Bits of `outdated` are ignored, and `current_ids` match at `current_ranks` instead; with `is_clean`, there are none
-- of either. With `is_key`, the only range is one key. Flags are passed as constants: what they rule out is
-- not in the plan.
create or replace function find_page(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], lower int, rank int,
  outdated_chunks int[], outdated bit[], current_ids bigint[], current_ranks int[],
  skipped bigint, page_size bigint, is_clean boolean, is_key boolean,
  first_chunk int default 0
) returns table (total bigint, ids bigint[]) language sql stable as $$
  with stored as not materialized (
    select chunk, coalesce(bits, to_bits(positions)) as bits from search_postings
    where is_key and collection = searched and key = lows[1] and chunk >= first_chunk
    union all
    select chunk, bits from match_bits(searched, clauses, firsts, lasts, lows, highs, rank, first_chunk)
    where not is_key and lower = 0
    union all
    select chunk, matching.bits & ~coalesce(better.bits, b'0'::bit(8192))
    from match_bits(searched, clauses, firsts, lasts, lows, highs, rank, first_chunk) as matching
      left join match_bits(searched, clauses, firsts, lasts, lows, highs, lower, first_chunk) as better using (chunk)
    where not is_key and lower > 0
  ), wanted as (
    select chunk, bits from stored where is_clean
    union all
    select chunk, (coalesce(stored.bits, b'0'::bit(8192)) & ~coalesce(old.bits, b'0'::bit(8192)))
      | coalesce(added.bits, b'0'::bit(8192))
    from stored left join unnest(outdated_chunks, outdated) as old (chunk, bits) using (chunk)
      full join (
        select (id >> 13)::int as chunk, to_bits(array_agg((id & 8191)::smallint)) as bits
        from unnest(current_ids, current_ranks) as document (id, lowest)
        where lowest > lower and lowest <= rank and id >> 13 >= first_chunk
        group by 1
      ) as added using (chunk)
    where not is_clean
  ), counted as (
    select chunk, bits, matches, sum(matches) over (order by chunk desc rows unbounded preceding) as upto
    from (
      select chunk, bits, bit_count(bits)::int as matches from wanted
      offset 0 -- Otherwise bits are counted at each use.
    ) as each_chunk
  )
  select coalesce(max(upto), 0), read_page(
    array_agg(chunk order by chunk desc) filter (where is_on_page),
    array_agg(bits order by chunk desc) filter (where is_on_page),
    array_agg(upto - matches order by chunk desc) filter (where is_on_page), skipped, page_size)
  from (
    select *, matches > 0 and upto > skipped and upto - matches < skipped + page_size as is_on_page from counted
  ) as counted
$$;

-- How many documents of a search have each of some keys. Documents with `counted_keys[i]` are those of the search without its
-- clause number `left_out[i]`, or of all clauses for 0. Of a search with matches in more than 16 chunks, only those with the
-- most matches are counted: at least 4, and about as many as have 1,000 matches. What they have is scaled up, and rounded to
-- two digits; a key that they don't have is counted in all chunks. With `is_exact`, every key is. See decisions 100 and 109.
create or replace function count_keys(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], min_amount numeric,
  left_out int[], counted_keys text[], is_exact boolean default false
) returns table (counted_key text, matches bigint) language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_mergejoin = off -- would sort bits
  set enable_nestloop = off -- would compare each chunk of a key with all chunks; lateral joins stay
  set enable_bitmapscan = off -- would pass the dead rows of search_changes at each search; an index scan passes them once
  set enable_seqscan = off -- a table may grow after its plan was made
  set max_parallel_workers_per_gather = 0 -- starting a worker takes longer than the search
as $$
declare
  today constant date := (now() at time zone 'Etc/GMT+12')::date;
  changed constant bigint[] := array(select id from search_changes where collection = searched);
begin
  return query
  with ranges as materialized (
    select * from unnest(clauses, firsts, lasts, lows, highs) as range (clause, first, last, low, high)
    where 4 between first and last
  ), counted as materialized (
    select * from unnest(left_out, counted_keys) as counted (without, key)
  ), by_clause as materialized (
    select clause, chunk, bit_or(coalesce(bits, to_bits(positions))) as bits
    from ranges join search_postings on collection = searched and key >= low and key < high
    group by clause, chunk
  ), outdated as materialized (
    select * from outdated_bits(searched, changed, today)
  ), found as materialized (
    select without, chunk,
      case when outdated.bits is null then stored.bits else stored.bits & ~outdated.bits end as bits
    from (
      select without, chunk, bit_and(bits) as bits
      from (select distinct without from counted) as searches join by_clause on clause <> without
      group by without, chunk having count(*) = clauses[cardinality(clauses)] - (without > 0)::int
    ) as stored left join outdated using (chunk)
  ), places as materialized (
    select without, chunk, bit_count(bits) as size,
      row_number() over (partition by without order by bit_count(bits) desc, chunk) as place
    from found
  ), samples as materialized (
    -- How many chunks are counted, and by what their counts are multiplied.
    select without, chunks, sum(size) / nullif(sum(size) filter (where place <= chunks), 0) as factor
    from places join (
      select without, case when is_exact or count(*) <= 16 then count(*)
        else greatest(4, least(count(*), count(*) * 1000 / nullif(sum(size), 0))) end as chunks
      from places group by without
    ) as searches using (without)
    group by without, chunks
  ), sampled as materialized (
    select without, chunk, bits from found join places using (without, chunk) join samples using (without)
    where place <= chunks
  ), found_changed as (
    select without, tokens
    from (
      select without, tsquery_of(
        array_agg(clause), array_agg(first), array_agg(last), array_agg(low), array_agg(high), 4) as query
      from (select distinct without from counted) as searches join ranges on clause <> without
      group by without
    ) as searches, search_documents
    where cardinality(changed) > 0 and collection = searched and id = any(changed) and last_day >= today
      and (min_amount is null or amount >= min_amount) and (query is null or tokens @@ query)
  ), estimated as materialized (
    select without, key, sum(common) as common
    from (select without, array_agg(key) as keys from counted group by without) as searches cross join lateral (
      -- One scan for all keys: to begin one for each takes 50 us.
      select key, bit_count(coalesce(stored.bits, to_bits(positions)) & sampled.bits) as common
      from search_postings as stored join sampled on sampled.chunk = stored.chunk
      where collection = searched and key = any(searches.keys) and sampled.without = searches.without
        and stored.chunk = any(array(select chunk from sampled where sampled.without = searches.without))
      offset 0 -- Otherwise the bits would be sorted.
    ) as each_chunk
    group by without, key having sum(common) > 0
  ), unseen as materialized (
    select without, array_agg(key) as keys
    from counted join samples using (without) left join estimated using (without, key)
    where factor <> 1 and common is null
    group by without
  )
  select key, sum(count)::bigint
  from (
    select key, case when factor = 1 then common
      else round(factor * common, 1 - floor(log((factor * common)::float8))::int) end as count
    from estimated join samples using (without)
    union all
    select key, common
    from unseen cross join lateral (
      select key, case
        when stored.bits is not null then bit_count(stored.bits & found.bits)
        else (select count(*) from unnest(positions) as place where get_bit(found.bits, place) = 1) end as common
      from search_postings as stored join found on found.chunk = stored.chunk
      where collection = searched and key = any(unseen.keys) and found.without = unseen.without
      offset 0
    ) as each_chunk
    union all
    select key, 1
    from found_changed join counted using (without) where key = any(tsvector_to_array(tokens))
  ) as counts
  group by key having sum(count) > 0;
end $$;
