-- How many documents of a search have each of some keys. Of many chunks, some are counted: as few as have 5,000 matches, but
-- no fewer than 16. What they have is multiplied then, and rounded to two digits. Documents with `counted_keys[i]` are those of the search without
-- its clause number `left_out[i]`, or of all clauses for 0. See decision 093.
create function count_keys(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], min_amount numeric,
  left_out int[], counted_keys text[]
) returns table (counted_key text, matches bigint) language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_mergejoin = off -- would sort bits
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
    select without, chunk, bit_and(by_clause.bits) & ~coalesce(outdated.bits, b'0'::bit(8192)) as bits
    from (select distinct without from counted) as searches join by_clause on clause <> without
      left join outdated using (chunk)
    group by without, chunk, outdated.bits
    having count(*) = clauses[cardinality(clauses)] - (without > 0)::int
  ), totals as materialized (
    select without, chunk, bit_count(bits) as bit_count from found
  ), sample as materialized (
    select greatest(1, least(
      (select count(distinct chunk) from totals) / 16,
      (select min(total) from (select sum(bit_count)::bigint as total from totals group by without) as found) / 5000
    ))::int as step
  ), factors as materialized (
    select without, sum(bit_count) / nullif(sum(bit_count) filter (where chunk % step = 0), 0) as factor
    from totals, sample group by without
  ), found_changed as (
    select without, tokens
    from (
      select without, tsquery_of(
        array_agg(clause), array_agg(first), array_agg(last), array_agg(low), array_agg(high), 4) as query
      from (select distinct without from counted) as searches join ranges on clause <> without
      group by without
    ) as searches, search_documents
    where collection = searched and id = any(changed) and last_day >= today
      and (min_amount is null or amount >= min_amount) and (query is null or tokens @@ query)
  )
  select key, case when (select step from sample) > 1 then round(sum(count), 1 - floor(log(sum(count)))::int) else sum(count) end::bigint
  from (
    -- Counted before they are grouped: sorting the bits would take longer than all the rest.
    select key, factor * case when stored.bits is not null then bit_count(stored.bits & found.bits)
      else (select count(*) from unnest(positions) as position where get_bit(found.bits, position) = 1) end as count
    from (
      -- `offset 0` keeps the planner from another order of the joins, which takes twice as long.
      select without, stored.key, chunk, bits, positions
      from counted join search_postings as stored on collection = searched and stored.key = counted.key
        and chunk = any(array(select chunk from found, sample where chunk % step = 0))
      offset 0
    ) as stored join found using (without, chunk) join factors using (without)
    union all
    select key, 1
    from found_changed join counted using (without) where key = any(tsvector_to_array(tokens))
  ) as counts
  group by key having sum(count) > 0;
end $$;
