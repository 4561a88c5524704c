-- Drops the signature without `excepted`, as in search_pages.sql.
drop function if exists count_keys(text, int[], int[], int[], text[], text[], numeric, int[], text[], boolean);

-- The number of a search's documents with each of some keys. Documents with `counted_keys[i]` are those of the search without
-- its clause number `left_out[i]`, or of all clauses for 0. If a search has matches in more than 16 chunks, only those with the
-- most matches are counted: at least 4, and about as many as have 1,000 matches. What they have is scaled up, and rounded to
-- two digits; a key that they don't have is counted in all chunks. With `is_exact`, every key is. The ids in `excepted` are
-- left out, as if they had no document. See decisions 100 and 109.
create or replace function count_keys(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], min_amount numeric,
  left_out int[], counted_keys text[], is_exact boolean default false,
  excepted bigint[] default '{}'
) returns table (counted_key text, matches bigint) language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set jit = off -- nodes that are turned off raise the estimated cost so far that a search would be compiled, for seconds
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
    from ranges, postings_between(searched, low, high)
    group by clause, chunk
  ), outdated as materialized (
    select * from outdated_bits(searched, changed || excepted, today)
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
    -- The number of chunks that are counted, and the factor of their counts.
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
    where cardinality(changed) > 0 and collection = searched and id = any(changed) and id <> all(excepted)
      and last_day >= today
      and (min_amount is null or amount >= min_amount) and (query is null or tokens @@ query)
  ), estimated as materialized (
    select without, key, sum(common) as common
    from (select without, array_agg(key) as keys from counted group by without) as searches cross join lateral (
      select wanted.key, bit_count(coalesce(stored.bits, to_bits(positions)) & sampled.bits) as common
      from unnest(searches.keys) as wanted (key), lateral (
        select chunk, bits, positions from search_postings
        where collection = searched and search_postings.key = wanted.key
          and chunk = any(array(select chunk from sampled where sampled.without = searches.without))
        offset 0 -- An index scan for each key, as in postings_between.
      ) as stored join sampled using (chunk)
      where sampled.without = searches.without
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
      select wanted.key, case
        when stored.bits is not null then bit_count(stored.bits & found.bits)
        else (select count(*) from unnest(positions) as place where get_bit(found.bits, place) = 1) end as common
      from unnest(unseen.keys) as wanted (key), lateral (
        select chunk, bits, positions from search_postings
        where collection = searched and search_postings.key = wanted.key
        offset 0
      ) as stored join found using (chunk)
      where found.without = unseen.without
      offset 0
    ) as each_chunk
    union all
    select key, 1
    from found_changed join counted using (without) where key = any(tsvector_to_array(tokens))
  ) as counts
  group by key having sum(count) > 0;
end $$;
