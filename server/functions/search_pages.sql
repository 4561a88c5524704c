-- Drops the signature without `excepted`, in the transaction that replaces the functions: no search fails in between.
drop function if exists find_documents(text, int[], int[], int[], text[], text[], numeric, text, bigint, bigint, bigint);

-- The number of documents of a collection that match every clause at rank 4, and a minimum amount if there is one, whose
-- clauses are among the others; and one page of them. `sort` is 'newest' for the highest id first, 'best' for the lowest
-- rank first, or 'closing' for the soonest last day first; where these are the same, the highest id comes first. Up to
-- `max_listed` matches are put in order one by one. The ids in `excepted` are left out, as if they had no document.
create or replace function find_documents(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], min_amount numeric,
  sort text, max_listed bigint, skipped bigint, page_size bigint, excepted bigint[] default '{}',
  out total bigint,
  out ids bigint[],
  out ranks int[] -- The ranks of these documents; null if they are not known.
) language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set jit = off -- nodes that are turned off raise the estimated cost so far that a search would be compiled, for seconds
  set enable_nestloop = off -- would compare each chunk with all chunks; lateral joins stay
  set enable_bitmapscan = off -- would pass the dead rows of search_changes at each search; an index scan passes them once
  set enable_seqscan = off -- a table may grow after its plan was made
  set max_parallel_workers_per_gather = 0 -- starting a worker takes longer than the search
as $$
declare
  today constant date := (now() at time zone 'Etc/GMT+12')::date;
  changed bigint[]; -- The documents whose stored bits don't count.
  has_ended boolean;
  is_clean boolean;
  -- Changed documents that match.
  current_ids bigint[];
  current_ranks int[];
  outdated_chunks int[];
  outdated bit(8192)[];
  rarest int; -- A clause of whose ranges each finds at most 256 documents, none of them by bits.
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
  select
    array(select id from search_changes where collection = searched) || excepted,
    (select min(last_day) from search_documents where collection = searched) < today
  into changed, has_ended;
  is_clean := cardinality(changed) = 0 and has_ended is not true;
  if cardinality(changed) > 0 then
    select array_agg(id), array_agg(rank) into current_ids, current_ranks
    from match_documents(searched, clauses, firsts, lasts, lows, highs, min_amount, changed, today)
    where id <> all(excepted);
  end if;
  if max_listed > 0 then
    rarest := (
      select clause from unnest(clauses, lasts, lows, highs) as range (clause, last, low, high)
      -- Ranges that end before rank 4 find nothing that the others don't.
      where last = 4
      group by clause having not bool_or(exists (
        -- Many words end here, at their first posting.
        select from (
          select bits, sum(cardinality(positions)) over (rows unbounded preceding) as documents
          from search_postings where collection = searched and key >= low and key < high limit 257
        ) as postings where bits is not null or documents > 256
      ))
      limit 1
    );
  end if;
  if rarest is not null and is_clean and sort <> 'closing' and clauses[cardinality(clauses)] = 1 then
    -- The same as below, without what a single clause doesn't need.
    select count(*), (array_agg(id order by place, id desc))[page_first : page_last],
      (array_agg(rank order by place, id desc))[page_first : page_last]
    into total, ids, ranks
    from (
      select id, min(first) as rank, case sort when 'best' then min(first) end as place
      from (
        select (chunk::bigint << 13) + unnest(positions) as id, first
        from unnest(firsts, lows, highs) as range (first, low, high), postings_between(searched, low, high)
      ) as posted
      group by id
    ) as found;
    return;
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

-- The number of documents from a chunk on that match at a rank, but not at a lower rank from 1 on, and a page of them, the
-- highest id first. Bits of `outdated` are ignored, and `current_ids` match at `current_ranks` instead; with `is_clean`,
-- there are none of either. With `is_key`, the only range is one key. Flags are passed as constants: what they rule out is
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
  ), matching as (
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
      select chunk, bits, bit_count(bits)::int as matches from matching
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

-- A page of the documents that match, the soonest last day first, of the same day the highest id. The arguments are those
-- of find_page.
create or replace function find_closing(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[],
  outdated_chunks int[], outdated bit[], current_ids bigint[], skipped bigint, page_size bigint, today date
) returns bigint[] language plpgsql stable as $$
declare
  matching_chunks int[];
  matching_bits bit(8192)[];
  after_day text := '@' || to_char(today - 1, 'YYYY-MM-DD');
  days text[];
  day_count int := 2;
  passed bigint := 0;
  ids bigint[] := '{}';
  of_days record;
begin
  select array_agg(stored.chunk), array_agg(stored.bits & ~coalesce(old.bits, b'0'::bit(8192)))
  into matching_chunks, matching_bits
  from match_bits(searched, clauses, firsts, lasts, lows, highs, 4) as stored
    left join unnest(outdated_chunks, outdated) as old (chunk, bits) using (chunk);
  while passed < skipped + page_size loop
    -- The next days on which a document ends.
    with recursive stored as (
      select min(key) as key from search_postings where collection = searched and key > after_day and key < 'A'
      union all
      select (select min(key) from search_postings where collection = searched and key > stored.key and key < 'A')
      from stored where stored.key is not null
    )
    select array_agg(key order by key) into days
    from (
      select key from (select key from stored limit day_count) as stored where key is not null
      union
      select '@' || to_char(last_day, 'YYYY-MM-DD') from search_documents
      where collection = searched and id = any(current_ids) and '@' || to_char(last_day, 'YYYY-MM-DD') > after_day
      order by 1 limit day_count
    ) as next;
    exit when days is null;
    with of_day as (
      select key, chunk, bit_or(bits) as bits
      from (
        select key, chunk, matching.bits & coalesce(stored.bits, to_bits(positions)) as bits
        from search_postings as stored join unnest(matching_chunks, matching_bits) as matching (chunk, bits) using (chunk)
        where collection = searched and key = any(days)
        union all
        select '@' || to_char(last_day, 'YYYY-MM-DD'), (id >> 13)::int, to_bits(array_agg((id & 8191)::smallint))
        from search_documents where collection = searched and id = any(current_ids)
        group by 1, 2 having '@' || to_char(last_day, 'YYYY-MM-DD') = any(days)
      ) as of_day
      group by 1, 2
    ), counted as (
      select key, chunk, bits, bit_count(bits) as matches,
        sum(bit_count(bits)::int) over (order by key, chunk desc rows unbounded preceding) + passed as upto
      from of_day
    )
    select coalesce(max(upto), passed) as passed, read_page(
      array_agg(chunk order by key, chunk desc) filter (where is_on_page),
      array_agg(bits order by key, chunk desc) filter (where is_on_page),
      array_agg(upto - matches order by key, chunk desc) filter (where is_on_page), skipped, page_size) as ids
    into of_days
    from (
      select *, matches > 0 and upto > skipped and upto - matches < skipped + page_size as is_on_page from counted
    ) as counted;
    ids := ids || of_days.ids;
    after_day := days[cardinality(days)];
    -- The days that it takes at the same number of matches a day.
    day_count := case when of_days.passed = passed then day_count * 8 else least(
      ceil(((skipped + page_size - of_days.passed) * day_count)::numeric / (of_days.passed - passed)), 1000) end;
    passed := of_days.passed;
  end loop;
  return ids;
end $$;

-- The ids of a page from some chunks, in their order and the highest of each first. `befores[i]` matches come before
-- those of `chunks[i]`.
create or replace function read_page(chunks int[], bitmaps bit[], befores bigint[], skipped bigint, page_size bigint)
  returns bigint[] language plpgsql immutable as $$
declare
  ids bigint[] := '{}';
begin
  for i in 1 .. coalesce(cardinality(chunks), 0) loop
    ids := ids || highest_ids(chunks[i], bitmaps[i], greatest(skipped - befores[i], 0)::int,
      (page_size - greatest(befores[i] - skipped, 0))::int);
  end loop;
  return ids;
end $$;

-- The ids of a chunk's set bits, the highest first, without those skipped.
create or replace function highest_ids(chunk int, bits bit(8192), skipped int, wanted int) returns bigint[]
  language plpgsql immutable as $$
declare
  base constant bigint := chunk::bigint << 13;
  past int := 8192; -- Only lower places are left.
  first int;
  size int := 4096;
  count int;
  ids bigint[] := '{}';
begin
  -- Past the skipped bits, and the zeros after them.
  while size > 0 loop
    count := bit_count(substring(bits from past - size + 1 for size));
    if count <= skipped then
      past := past - size;
      skipped := skipped - count;
    end if;
    size := size / 2;
  end loop;
  size := 64;
  while size < past and bit_count(substring(bits from past - size + 1 for size)) < wanted loop
    size := size * 4;
  end loop;
  first := greatest(past - size, 0);
  if size <= 256 then
    -- Starting a query takes longer than reading up to 256 bits.
    for place in reverse past - 1 .. first loop
      if get_bit(bits, place) = 1 then
        ids := ids || (base + place);
        exit when cardinality(ids) = wanted;
      end if;
    end loop;
    return ids;
  end if;
  -- One row for the zeros before each 1, and one for those after the last.
  return array(
    select base + first + sum(length(zeros) + 1) over (order by number) - 1 as id
    from string_to_table(substring(bits from first + 1 for past - first)::text, '1') with ordinality as part (zeros, number)
    order by id desc offset 1 limit wanted
  );
end $$;
