-- A search for one rare word prepares and reads only what it needs. See decision 111.

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
  changed bigint[];
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
    array(select id from search_changes where collection = searched),
    (select min(last_day) from search_documents where collection = searched) < today
  into changed, has_ended;
  is_clean := cardinality(changed) = 0 and has_ended is not true;
  if cardinality(changed) > 0 then
    select array_agg(id), array_agg(rank) into current_ids, current_ranks
    from match_documents(searched, clauses, firsts, lasts, lows, highs, min_amount, changed, today);
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
        from unnest(firsts, lows, highs) as range (first, low, high)
          join search_postings on collection = searched and key >= low and key < high
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

drop function rarest_clause(text, int[], text[], text[]);
