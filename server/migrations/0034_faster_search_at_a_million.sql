-- For a million documents: chunks are joined by hash tables instead of row by row (the planner expects one chunk where there
-- are 122), the best matches are looked for in the newest chunks first, a word in many chunks is searched by bits, and counts
-- of names read fewer chunks. See decision 100.

-- Searches would fail at a position outside the chunk. Stored rows are right, and reading all of them would take seconds.
alter table search_postings
  add check (chunk >= 0) not valid,
  add check (0 <= all(positions) and 8191 >= all(positions)) not valid;

drop function match_bits(text, int[], int[], int[], text[], text[], int);
drop function find_page(
  text, int[], int[], int[], text[], text[], int, int, int[], bit[], bigint[], int[], bigint, bigint, boolean, boolean
);

-- The bits of the documents that match at a rank, as they are stored, from a chunk on.
create function match_bits(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], rank int, first_chunk int default 0
) returns table (chunk int, bits bit(8192)) language sql stable as $$
  select chunk, bit_and(bits)
  from (
    select chunk, bit_or(coalesce(bits, to_bits(positions))) as bits
    from unnest(clauses, firsts, lasts, lows, highs) as range (clause, first, last, low, high)
      join search_postings on collection = searched and key >= low and key < high and chunk >= first_chunk
    where rank between first and last
    group by clause, chunk
  ) as by_clause
  group by chunk having count(*) = clauses[cardinality(clauses)]
$$;

-- How many documents match at a rank, but not at a lower rank from 1 on, from a chunk on, and a page of them, the highest id
-- first. Bits of `outdated` are ignored, and `current_ids` match at `current_ranks` instead; with `is_clean`, there are none
-- of either. With `is_key`, the only range is one key. Flags are passed as constants: what they rule out is
-- not in the plan.
create function find_page(
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
    select chunk, bits, bit_count(bits) as matches,
      sum(bit_count(bits)::int) over (order by chunk desc rows unbounded preceding) as upto
    from wanted
  )
  select coalesce(max(upto), 0), read_page(
    array_agg(chunk order by chunk desc) filter (where is_on_page),
    array_agg(bits order by chunk desc) filter (where is_on_page),
    array_agg(upto - matches order by chunk desc) filter (where is_on_page), skipped, page_size)
  from (
    select *, matches > 0 and upto > skipped and upto - matches < skipped + page_size as is_on_page from counted
  ) as counted
$$;

-- The number of a clause that few documents match: each of its ranges has at most 64 postings, none of them as bits. Null if
-- there is none.
create or replace function rarest_clause(searched text, clauses int[], lows text[], highs text[])
  returns int language sql stable as $$
  select clause
  from (
    select clause, exists (
      select from search_postings where collection = searched and key >= low and key < high offset 64
    ) or exists (
      select from search_postings where collection = searched and key >= low and key < high and bits is not null
    ) as has_many
    from unnest(clauses, lows, highs) as range (clause, low, high)
  ) as ranges
  group by clause having not bool_or(has_many) limit 1
$$;

-- The number of documents of a collection that match every clause at rank 4, and a minimum amount if there is one, whose
-- clauses are among the others; and one page of them. `sort` is 'newest' for the highest id first, 'best' for the lowest
-- rank first, or 'closing' for the soonest last day first; where these are the same, the highest id comes first. Up to
-- `max_listed` matches are put in order one by one.
create or replace function find_documents(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], min_amount numeric,
  sort text, max_listed bigint, skipped bigint, page_size bigint,
  out total bigint,
  out ids bigint[],
  out ranks int[] -- Of these documents; null if they are not known.
) language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_nestloop = off -- would compare each chunk with all chunks; lateral joins stay
  set enable_bitmapscan = off -- would pass the dead rows of search_changes at each search; an index scan passes them once
  set enable_seqscan = off -- a table may grow after its plan was made
  set max_parallel_workers_per_gather = 0 -- starting a worker takes longer than the search
as $$
declare
  today constant date := (now() at time zone 'Etc/GMT+12')::date;
  changed constant bigint[] := array(select id from search_changes where collection = searched);
  has_ended constant boolean :=
    (select min(last_day) from search_documents where collection = searched) < today;
  is_clean constant boolean := cardinality(changed) = 0 and has_ended is not true;
  -- Changed documents that match.
  current_ids bigint[];
  current_ranks int[];
  outdated_chunks int[];
  outdated bit(8192)[];
  rarest int;
  -- All matches, if they are few enough to be put in order, or the page itself.
  first_skipped constant bigint := case when sort = 'newest' then skipped else 0 end;
  first_size constant bigint := case when sort = 'newest' then page_size else max_listed end;
  page_first constant int := least(skipped, 1e9)::int + 1;
  page_last constant int := page_first + page_size - 1;
  rank_skipped bigint := skipped;
  newest_chunk int;
  first_chunk int;
  of_rank record;
begin
  if cardinality(changed) > 0 then
    select array_agg(id), array_agg(rank) into current_ids, current_ranks
    from match_documents(searched, clauses, firsts, lasts, lows, highs, min_amount, changed, today);
  end if;
  if max_listed > 0 then
    rarest := rarest_clause(searched, clauses, lows, highs);
  end if;
  if rarest is not null then
    select count(*), (array_agg(id order by place, id desc))[page_first : page_last],
      (array_agg(rank order by place, id desc))[page_first : page_last]
    into total, ids, ranks
    from (
      select id, rank, case sort when 'best' then rank when 'closing' then (
        select last_day - today from search_documents where collection = searched and search_documents.id = found.id
      ) end as place
      from (
        select id, rank from match_few(searched, clauses, firsts, lasts, lows, highs, rarest) as stored
        where id <> all(changed) and (not has_ended or (
          select last_day >= today from search_documents where collection = searched and search_documents.id = stored.id))
        union all
        select * from unnest(current_ids, current_ranks)
      ) as found (id, rank)
    ) as found;
    return;
  end if;
  if is_clean and sort <> 'newest' then
    select coalesce(sum(bit_count(bits)), 0) into total
    from match_bits(searched, clauses, firsts, lasts, lows, highs, 4);
  end if;
  if total > max_listed then
    null; -- Too many to put them in order one by one.
  elsif is_clean and cardinality(lows) = 1 and highs[1] = lows[1] || e'\u0001' then
    select * into total, ids from find_page(searched, clauses, firsts, lasts, lows, highs, 0, 4,
      null, null, null, null, first_skipped, first_size, true, true);
  elsif is_clean then
    select * into total, ids from find_page(searched, clauses, firsts, lasts, lows, highs, 0, 4,
      null, null, null, null, first_skipped, first_size, true, false);
  else
    select array_agg(chunk), array_agg(bits) into outdated_chunks, outdated
    from outdated_bits(searched, changed, today);
    select * into total, ids from find_page(searched, clauses, firsts, lasts, lows, highs, 0, 4,
      outdated_chunks, outdated, current_ids, current_ranks, first_skipped, first_size, false, false);
  end if;
  if sort = 'newest' then
    return;
  elsif skipped >= total then
    ids := '{}';
  elsif total <= max_listed and sort = 'best' then
    select array_agg(id order by rank, id desc), array_agg(rank order by rank, id desc) into ids, ranks
    from (
      select id, rank from match_documents(searched, clauses, firsts, lasts, lows, highs, min_amount, ids, today)
      order by rank, id desc offset skipped limit page_size
    ) as page;
  elsif total <= max_listed then
    ids := array(
      select id from search_documents where collection = searched and id = any(find_documents.ids)
      order by last_day, id desc offset skipped limit page_size);
  elsif sort = 'closing' then
    ids := find_closing(searched, clauses, firsts, lasts, lows, highs, outdated_chunks, outdated, current_ids,
      skipped, page_size, today);
  else
    ids := '{}';
    ranks := '{}';
    -- Not from the documents: where many of the newest were deleted, it would pass their entries in the index.
    newest_chunk := (select max(chunk) from search_postings where collection = searched and key = '');
    for rank in 1 .. 4 loop
      -- The newest chunks often have the page. Otherwise all are read.
      foreach first_chunk in array case when newest_chunk < 16 then '{0}' else array[newest_chunk - 7, 0] end loop
        if not is_clean then
          select * into of_rank from find_page(searched, clauses, firsts, lasts, lows, highs, rank - 1, rank,
            outdated_chunks, outdated, current_ids, current_ranks, rank_skipped, page_size - cardinality(ids), false, false,
            first_chunk);
        elsif rank = 1 then
          select * into of_rank from find_page(searched, clauses, firsts, lasts, lows, highs, 0, 1,
            null, null, null, null, skipped, page_size, true, false, first_chunk);
        else
          select * into of_rank from find_page(searched, clauses, firsts, lasts, lows, highs, rank - 1, rank,
            null, null, null, null, rank_skipped, page_size - cardinality(ids), true, false, first_chunk);
        end if;
        exit when cardinality(of_rank.ids) = page_size - cardinality(ids);
      end loop;
      rank_skipped := greatest(rank_skipped - of_rank.total, 0);
      ids := ids || of_rank.ids;
      ranks := ranks || array_fill(rank, array[cardinality(of_rank.ids)]);
      exit when cardinality(ids) = page_size;
    end loop;
  end if;
end $$;

drop function count_keys(text, int[], int[], int[], text[], text[], numeric, int[], text[]);

-- How many documents of a search have each of some keys. Documents with `counted_keys[i]` are those of the search without its
-- clause number `left_out[i]`, or of all clauses for 0. Of a search with matches in more than 16 chunks, only those with the
-- most matches are counted: at least 4, and about as many as have 1,000 matches. What they have is scaled up, and rounded to
-- two digits; a key that they don't have is counted in all chunks. With `is_exact`, every key is. See decision 100.
create function count_keys(
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
  )
  select key, sum(count)::bigint
  from (
    select key, case
      when factor = 1 then matching
      when matching > 0 then round(factor * matching, 1 - floor(log((factor * matching)::float8))::int)
      else (
        select sum(bit_count(coalesce(stored.bits, to_bits(positions)) & found.bits))
        from (
          select counted.without, chunk, bits, positions from search_postings
          where collection = searched and search_postings.key = counted.key
          offset 0
        ) as stored join found using (without, chunk)
      ) end as count
    from counted join samples using (without) cross join lateral (
      select sum(bit_count(coalesce(stored.bits, to_bits(positions)) & sampled.bits)) as matching
      from (
        -- `offset 0` keeps the planner from reading all keys of each chunk.
        select counted.without, chunk, bits, positions from search_postings
        where collection = searched and search_postings.key = counted.key
          and chunk = any(array(select chunk from sampled))
        offset 0
      ) as stored join sampled using (without, chunk)
    ) as stored
    union all
    select key, 1
    from found_changed join counted using (without) where key = any(tsvector_to_array(tokens))
  ) as counts
  group by key having sum(count) > 0;
end $$;
