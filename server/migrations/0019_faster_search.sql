-- As before, but a search without a minimum, while no change is left to correct the bitmaps by, no longer pays for what
-- it doesn't need: PostgreSQL takes longer to set up these parts of the plan than to run the rest. See decision 060.
drop function find_documents;

-- Without it the planner reserves memory for as many words as documents.
create statistics search_documents_words on (id >> 6) from search_documents;

-- The bits that match every clause and the minimum, as the bitmaps are stored. Inlined where it is called, like
-- find_page: parts that constant arguments rule out are not in the plan.
create function match_bits(searched text, clauses int[], lows text[], highs text[], min_amount numeric)
  returns table (chunk int, bits bit(1024)) language sql stable as $$
  select chunk, bit_and(bits)
  from (
    select chunk, bit_or(bits) as bits
    from unnest(clauses, lows, highs) as range (clause, low, high)
      join search_bits on collection = searched and token >= low and token < high
    group by clause, chunk
    union all
    select (word >> 4)::int, bit_or(bits::bit(64)::varbit::bit(1024) >> ((word & 15) << 6)::int)
    from (
      -- Words of 64 bits first: an aggregate of bigint is faster than one of bit strings.
      select id >> 6 as word, bit_or(1::bigint << (63 - (id & 63))::int) as bits
      from search_documents where collection = searched and amount >= min_amount group by 1
    ) as words
    group by 1
  ) as by_clause
  group by chunk having count(*) = clauses[cardinality(clauses)] + num_nonnulls(min_amount)
$$;

-- One page of the matching documents. `corrected` are the ids whose stored bits are not up to date.
create function find_page(
  searched text, clauses int[], lows text[], highs text[], min_amount numeric, skipped bigint, page_size bigint,
  corrected bigint[], today date
) returns table (total bigint, before bigint, chunks int[], bitmaps bytea) language sql stable as $$
  with corrections as (
    select (correction.id >> 10)::int as chunk,
      bit_or(set_bit(b'0'::bit(1024), (correction.id & 1023)::int, 1)) as mask,
      bit_or(set_bit(b'0'::bit(1024), (correction.id & 1023)::int, (matching.id is not null)::int)) as bits
    from unnest(corrected) as correction (id) left join (
      select id from search_documents
      where collection = searched and id = any(corrected) and last_day >= today
        and (min_amount is null or amount >= min_amount)
        and clauses[cardinality(clauses)] = (
          select count(distinct clause)
          from unnest(clauses, lows, highs) as range (clause, low, high)
            join unnest(array_prepend('', tsvector_to_array(tokens))) as token
              on token collate "C" >= low and token collate "C" < high)
    ) as matching using (id)
    group by 1
  ), current as (
    select chunk, bits from match_bits(searched, clauses, lows, highs, min_amount)
    where cardinality(corrected) = 0
    union all
    select chunk, case when mask is null then stored.bits
      else coalesce(stored.bits & ~mask, b'0'::bit(1024)) | corrections.bits end
    from match_bits(searched, clauses, lows, highs, min_amount) as stored full join corrections using (chunk)
    where cardinality(corrected) > 0
  ), counted as (
    select chunk, bits, bit_count(bits) as matches, sum(bit_count(bits)) over (order by chunk desc)::bigint as upto
    from current
  )
  select coalesce(max(upto), 0),
    coalesce(min(upto - matches) filter (where upto > skipped), 0),
    coalesce(array_agg(chunk order by chunk desc) filter (where is_on_page), '{}'),
    coalesce(string_agg(substr(varbit_send(bits), 5), '' order by chunk desc) filter (where is_on_page), '')
  from (
    select *, matches > 0 and upto > skipped and upto - matches < skipped + page_size as is_on_page from counted
  ) as counted
$$;

-- The documents of a collection that match every clause of a search, and a minimum if there is one. Range i belongs to
-- clause clauses[i], counted from 1; the last one is their number. A document matches a clause if it has a token from a
-- range's `low` up to, without, its `high`.
create function find_documents(
  searched text, clauses int[], lows text[], highs text[], min_amount numeric, skipped bigint, page_size bigint,
  out total bigint,
  out before bigint,  -- matches in the newer chunks, before these
  out chunks int[],
  out bitmaps bytea   -- of these chunks, concatenated: the driver takes long to parse an array of them
) language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set max_parallel_workers_per_gather = 0 -- starting a worker takes longer than the search
as $$
declare
  today constant date := (now() at time zone 'Etc/GMT+12')::date;
  corrected constant bigint[] := array(
    select id from search_changes where collection = searched
    union all
    select id from search_documents where collection = searched and last_day < today);
begin
  if min_amount is not null then
    select * into total, before, chunks, bitmaps
    from find_page(searched, clauses, lows, highs, min_amount, skipped, page_size, corrected, today);
  elsif cardinality(corrected) > 0 then
    select * into total, before, chunks, bitmaps
    from find_page(searched, clauses, lows, highs, null, skipped, page_size, corrected, today);
  else
    select * into total, before, chunks, bitmaps
    from find_page(searched, clauses, lows, highs, null, skipped, page_size, '{}', today);
  end if;
end $$;
