-- Search documents have words of their titles and of their long texts, searches have ranks and orders, and the index is
-- smaller and faster at a million documents: see docs/search.md and decision 092.

-- For each key (see search_keys), the documents that have it, in chunks of 8,192 ids: as bits if they are many, as
-- positions in the chunk if they are few.
create table search_postings (
  collection text not null check (length(collection) <= 30),
  key        text not null collate "C" check (length(key) <= 300),
  chunk      int not null,
  bits       bit(8192),
  positions  smallint[],
  primary key (collection, key, chunk),
  check (num_nonnulls(bits, positions) = 1)
) with (fillfactor = 85);

-- The keys by which a document is found: its tokens; '' for every document; '*' and the first one, two and three
-- characters of each word; '@' and its last day; and its amount, digit by digit: '$3:5' if its third digit is at least 5,
-- of the eleven of an amount in hundredths.
create function search_keys(tokens tsvector, last_day date, amount numeric) returns text[] language sql stable as $$
  select array(
    select ''
    union all
    select unnest(tsvector_to_array(tokens))
    union all
    select distinct '*' || left(token, length)
    from unnest(tsvector_to_array(tokens)) as token, generate_series(1, 3) as length
    where left(token, 1) not in ('=', '^', '~')
    union all
    select '@' || to_char(last_day, 'YYYY-MM-DD')
    union all
    select '$' || place || ':' || digit
    from generate_series(1, 11) as place,
      generate_series(1, substr(lpad((amount * 100)::bigint::text, 11, '0'), place, 1)::int) as digit
  )
$$;

create function to_bits(positions smallint[]) returns bit(8192) language sql immutable as $$
  select (select bit_or(set_bit(b'0'::bit(8192), position, 1)) from unnest(positions) as position)
$$;

-- Up to so many positions are stored as such. More take longer to read than bits.
create function max_positions() returns int language sql immutable as 'select 24';

-- The postings as the documents say, in chunks from one up to, without, another.
create function make_search_postings(made text, first_chunk int, end_chunk int)
  returns table (key text, chunk int, bits bit(8192), positions smallint[]) language sql stable as $$
  select key, chunk, case when count > max_positions() then to_bits(positions) end,
    case when count <= max_positions() then positions end
  from (
    select key, (id >> 13)::int as chunk, count(*) as count,
      array_agg((id & 8191)::smallint order by id) as positions
    from search_documents, unnest(search_keys(tokens, last_day, amount)) as key
    where collection = made and id >= first_chunk::bigint << 13 and id < end_chunk::bigint << 13
    group by 1, 2
  ) as grouped
$$;

-- Running servers go on meanwhile. Writers wait only while the chunks are made again in which documents were written since
-- the beginning, or are missing now; and searches only for the statements at the end.
do $$
declare
  beginning constant xid := pg_snapshot_xmin(pg_current_snapshot())::xid;
begin
  insert into search_postings (collection, key, chunk, bits, positions)
  select collection, made.*
  from (select distinct collection, (id >> 13)::int as chunk from search_documents) as chunks,
    make_search_postings(collection, chunk, chunk + 1) as made
  order by collection, made.key, made.chunk;

  lock search_documents, search_changes in share row exclusive mode;
  create temporary table written on commit drop as
    select collection, (id >> 13)::int as chunk from search_documents
    where age(xmin) <= age(beginning)
    union
    select collection, chunk
    from (select collection, (id >> 13)::int as chunk, count(*) as count from search_documents group by 1, 2) as documents
      full join (
        select collection, chunk, coalesce(bit_count(bits), cardinality(positions)) as count
        from search_postings where key = ''
      ) as postings using (collection, chunk)
    where documents.count is distinct from postings.count;
  delete from search_postings using written
  where search_postings.collection = written.collection and search_postings.chunk = written.chunk;
  insert into search_postings (collection, key, chunk, bits, positions)
  select collection, made.* from written, make_search_postings(collection, chunk, chunk + 1) as made;
end $$;

delete from search_changes;
alter table search_changes drop column old_tokens;
-- The keys of the document before the change; null for a new one.
alter table search_changes add column old_keys text[];
drop trigger search_document_changed on search_documents;
drop function find_documents, find_page, match_bits, tsquery_of, write_search_changes cascade;
drop function write_search_bits;
drop table search_bits;
drop index search_documents_amount;
drop statistics search_documents_words, search_documents_chunks;

create or replace function record_search_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_changes (collection, id) values (new.collection, new.id);
  else
    insert into search_changes (collection, id, old_keys)
    values (old.collection, old.id, search_keys(old.tokens, old.last_day, old.amount));
  end if;
  return null;
end $$;

create trigger search_document_changed after update of tokens, last_day, amount on search_documents
  for each row when ((old.tokens, old.last_day, old.amount) is distinct from (new.tokens, new.last_day, new.amount))
  execute function record_search_change();

-- Writes up to so many changes to the postings. The caller has the advisory lock of search_postings.
create function write_search_postings(max_changes int) returns void language sql as $$
  with written as (
    delete from search_changes where ctid = any(array(select ctid from search_changes limit max_changes))
    returning collection, id, old_keys
  ), edits as (
    select written.collection, written.id, coalesce(old_keys, '{}') as old_keys,
      case when document.id is null then '{}' else search_keys(tokens, last_day, amount) end as new_keys
    from written left join search_documents as document using (collection, id)
  ), changed_keys as (
    select collection, id, key, false as is_added
    from edits, lateral (select unnest(old_keys) except select unnest(new_keys)) as removed (key)
    union
    select collection, id, key, true
    from edits, lateral (select unnest(new_keys) except select unnest(old_keys)) as added (key)
  ), changed as (
    select collection, key, (id >> 13)::int as chunk,
      coalesce(array_agg((id & 8191)::smallint) filter (where is_added), '{}') as added,
      coalesce(array_agg((id & 8191)::smallint) filter (where not is_added), '{}') as removed
    from changed_keys group by 1, 2, 3
  ), next as (
    select changed.*,
      (stored.bits & ~coalesce(to_bits(removed), b'0'::bit(8192))) | coalesce(to_bits(added), b'0'::bit(8192)) as bits,
      case when stored.bits is null then array(
        select position from unnest(stored.positions) as position where position <> all(removed)
        union select unnest(added)
        order by 1) end as positions
    from changed left join search_postings as stored using (collection, key, chunk)
  )
  merge into search_postings as stored using next
    on stored.collection = next.collection and stored.key = next.key and stored.chunk = next.chunk
  when matched and (stored.bits = next.bits or stored.positions = next.positions) then do nothing
  when matched and (next.positions = '{}' or bit_count(next.bits) = 0) then delete
  when matched then
    update set bits = case when next.bits is not null then next.bits
        when cardinality(next.positions) > max_positions() then to_bits(next.positions) end,
      positions = case when cardinality(next.positions) <= max_positions() then next.positions end
  when not matched and next.positions <> '{}' then
    insert (collection, key, chunk, bits, positions)
    values (next.collection, next.key, next.chunk,
      case when cardinality(next.positions) > max_positions() then to_bits(next.positions) end,
      case when cardinality(next.positions) <= max_positions() then next.positions end)
$$;

create function write_search_changes() returns trigger language plpgsql as $$
begin
  -- If another transaction writes postings, the changes remain until a later one.
  if pg_try_advisory_xact_lock('search_postings'::regclass::bigint) then
    perform write_search_postings(256);
  end if;
  return null;
end $$;

-- Deferred to the commit, so that the lock is not held while the server sends further statements.
create constraint trigger search_changes_written after insert on search_changes
  deferrable initially deferred for each row when (new.number % 16 = 0) execute function write_search_changes();

-- A search is a list of ranges of keys. A range belongs to clause `clauses[i]`, counted from 1, of which a document has
-- to match each, by any of its ranges; and to the ranks from `firsts[i]` to `lasts[i]`: a document matches the search at
-- a rank if it matches every clause by ranges of this rank. It then matches at all higher ranks too. The highest is 4.

-- The bits of the documents that match at a rank, as they are stored.
create function match_bits(searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], rank int)
  returns table (chunk int, bits bit(8192)) language sql stable as $$
  select chunk, bit_and(bits)
  from (
    select chunk, bit_or(coalesce(bits, to_bits(positions))) as bits
    from unnest(clauses, firsts, lasts, lows, highs) as range (clause, first, last, low, high)
      join search_postings on collection = searched and key >= low and key < high
    where rank between first and last
    group by clause, chunk
  ) as by_clause
  group by chunk having count(*) = clauses[cardinality(clauses)]
$$;

-- The same search for one document; null if every document matches.
create function tsquery_of(clauses int[], firsts int[], lasts int[], lows text[], highs text[], rank int)
  returns tsquery language sql immutable as $$
  select string_agg(alternatives, '&')::tsquery
  from (
    select '(' || string_agg(
      '''' || replace(replace(ltrim(low, '*'), '\', '\\'), '''', '''''') || ''''
        || case when high = low || e'\u0001' and low not like '*%' then '' else ':*' end, '|') || ')' as alternatives
    from unnest(clauses, firsts, lasts, lows, highs) as range (clause, first, last, low, high)
    where rank between first and last
    group by clause having bool_and(low <> '' and low not like '$%')
  ) as by_clause
$$;

-- The same as match_bits for the documents as they are: `corrected` are those whose stored bits are not up to date, and
-- those whose last day is before `today` don't match.
create function current_bits(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], rank int,
  min_amount numeric, corrected bigint[], today date
) returns table (chunk int, bits bit(8192)) language sql stable as $$
  select chunk, coalesce(stored.bits & ~coalesce(ended.bits, b'0'::bit(8192)) & ~coalesce(mask, b'0'::bit(8192)),
    b'0'::bit(8192)) | coalesce(corrections.bits, b'0'::bit(8192))
  from match_bits(searched, clauses, firsts, lasts, lows, highs, rank) as stored
  left join (
    select chunk, bit_or(coalesce(bits, to_bits(positions))) as bits
    from search_postings
    where collection = searched and key >= '@' and key < '@' || to_char(today, 'YYYY-MM-DD')
    group by chunk
  ) as ended using (chunk)
  full join (
    select (correction.id >> 13)::int as chunk,
      bit_or(set_bit(b'0'::bit(8192), (correction.id & 8191)::int, 1)) as mask,
      bit_or(set_bit(b'0'::bit(8192), (correction.id & 8191)::int, (matching.id is not null)::int)) as bits
    from unnest(corrected) as correction (id) left join (
      select id from search_documents, tsquery_of(clauses, firsts, lasts, lows, highs, rank) as wanted
      where collection = searched and id = any(corrected) and last_day >= today
        and (min_amount is null or amount >= min_amount) and (wanted is null or tokens @@ wanted)
    ) as matching using (id)
    group by 1
  ) as corrections using (chunk)
$$;

-- A page of documents that match at a rank, but not at a lower rank from 1 on, the highest id first. With `is_clean`, no
-- document has to be corrected; with `is_key`, the only range is one key. Both are passed as constants: what they rule out
-- is not in the plan.
create function find_page(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], lower int, rank int,
  skipped bigint, page_size bigint, min_amount numeric, corrected bigint[], today date, is_clean boolean, is_key boolean
) returns table (total bigint, before bigint, chunks int[], bitmaps bytea) language sql stable as $$
  with matching as (
    select chunk, coalesce(bits, to_bits(positions)) as bits from search_postings
    where is_key and collection = searched and key = lows[1]
    union all
    select chunk, bits from match_bits(searched, clauses, firsts, lasts, lows, highs, rank)
    where is_clean and not is_key
    union all
    select chunk, bits
    from current_bits(searched, clauses, firsts, lasts, lows, highs, rank, min_amount, corrected, today)
    where not is_clean
  ), better as (
    select chunk, bits from match_bits(searched, clauses, firsts, lasts, lows, highs, lower)
    where lower > 0 and is_clean
    union all
    select chunk, bits
    from current_bits(searched, clauses, firsts, lasts, lows, highs, lower, min_amount, corrected, today)
    where lower > 0 and not is_clean
  ), wanted as (
    select chunk, bits from matching where lower = 0
    union all
    select chunk, matching.bits & ~coalesce(better.bits, b'0'::bit(8192))
    from matching left join better using (chunk) where lower > 0
  ), counted as (
    select chunk, bits, bit_count(bits) as matches,
      sum(bit_count(bits)::int) over (order by chunk desc rows unbounded preceding) as upto
    from wanted
  )
  select coalesce(max(upto), 0),
    coalesce(min(upto - matches) filter (where upto > skipped), 0),
    coalesce(array_agg(chunk order by chunk desc) filter (where is_on_page), '{}'),
    coalesce(string_agg(substr(varbit_send(bits), 5), '' order by chunk desc) filter (where is_on_page), '')
  from (
    select *, matches > 0 and upto > skipped and upto - matches < skipped + page_size as is_on_page from counted
  ) as counted
$$;

-- One page of the documents of a collection that match every clause at rank 4, and a minimum amount if there is one,
-- whose clauses are among the others: the highest id first or, if there are more than `min_ranked`, those of the lowest
-- rank. Fewer are all returned, unranked: to rank them one by one is faster.
create function find_documents(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], min_amount numeric,
  min_ranked bigint,  -- null for the highest id first
  skipped bigint, page_size bigint,
  out total bigint,
  out before bigint,  -- matches before the first of the chunks
  out chunks int[],   -- in the order of the page; a chunk may be there at several ranks, with different bits
  out bitmaps bytea   -- of these chunks, concatenated: the driver takes long to parse an array of them
) language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set max_parallel_workers_per_gather = 0 -- starting a worker takes longer than the search
as $$
declare
  today constant date := (now() at time zone 'Etc/GMT+12')::date;
  corrected constant bigint[] := array(select id from search_changes where collection = searched);
  is_clean constant boolean := cardinality(corrected) = 0
    and not exists (select from search_documents where collection = searched and last_day < today);
  first_skipped constant bigint := case when min_ranked is null then skipped else 0 end;
  first_size constant bigint := coalesce(min_ranked, page_size);
  of_rank record;
  passed bigint := 0;
begin
  if is_clean and cardinality(lows) = 1 and highs[1] = lows[1] || e'\u0001' then
    select * into total, before, chunks, bitmaps from find_page(
      searched, clauses, firsts, lasts, lows, highs, 0, 4, first_skipped, first_size, null, '{}', today, true, true);
  elsif is_clean then
    select * into total, before, chunks, bitmaps from find_page(
      searched, clauses, firsts, lasts, lows, highs, 0, 4, first_skipped, first_size, null, '{}', today, true, false);
  else
    select * into total, before, chunks, bitmaps from find_page(
      searched, clauses, firsts, lasts, lows, highs, 0, 4, first_skipped, first_size, min_amount, corrected, today,
      false, false);
  end if;
  if min_ranked is null or total <= min_ranked then
    return;
  end if;
  chunks := '{}';
  bitmaps := '';
  for rank in 1 .. 4 loop
    if not is_clean then
      select * into of_rank from find_page(
        searched, clauses, firsts, lasts, lows, highs, rank - 1, rank, skipped - passed, page_size, min_amount,
        corrected, today, false, false);
    elsif rank = 1 then
      select * into of_rank from find_page(
        searched, clauses, firsts, lasts, lows, highs, 0, 1, skipped, page_size, null, '{}', today, true, false);
    else
      select * into of_rank from find_page(
        searched, clauses, firsts, lasts, lows, highs, rank - 1, rank, skipped - passed, page_size, null, '{}', today,
        true, false);
    end if;
    if cardinality(chunks) = 0 then
      before := passed + of_rank.before;
    end if;
    chunks := chunks || of_rank.chunks;
    bitmaps := bitmaps || of_rank.bitmaps;
    passed := passed + of_rank.total;
    exit when passed >= skipped + page_size;
  end loop;
end $$;

-- The same page in another order: the soonest last day first, of the same day the highest id. Without the total.
create function find_closing(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], min_amount numeric,
  skipped bigint, page_size bigint, out before bigint, out chunks int[], out bitmaps bytea
) language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set max_parallel_workers_per_gather = 0
as $$
declare
  today constant date := (now() at time zone 'Etc/GMT+12')::date;
  corrected constant bigint[] := array(select id from search_changes where collection = searched);
  after_day text := '@' || to_char(today - 1, 'YYYY-MM-DD');
  days text[];
  day_count int := 2;
  passed bigint := 0;
  of_days record;
begin
  chunks := '{}';
  bitmaps := '';
  loop
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
      where collection = searched and id = any(corrected) and '@' || to_char(last_day, 'YYYY-MM-DD') > after_day
      order by 1 limit day_count
    ) as next;
    exit when days is null;
    with day_bits as (
      select key, chunk, coalesce(bits, to_bits(positions)) & ~coalesce(mask, b'0'::bit(8192)) as bits
      from search_postings left join (
        select (id >> 13)::int as chunk, bit_or(set_bit(b'0'::bit(8192), (id & 8191)::int, 1)) as mask
        from unnest(corrected) as id group by 1
      ) as masks using (chunk)
      where collection = searched and key = any(days)
      union all
      select '@' || to_char(last_day, 'YYYY-MM-DD'), (id >> 13)::int,
        bit_or(set_bit(b'0'::bit(8192), (id & 8191)::int, 1))
      from search_documents where collection = searched and id = any(corrected) group by 1, 2
    ), counted as (
      select key, chunk, day.bits & matching.bits as bits, bit_count(day.bits & matching.bits) as matches,
        sum(bit_count(day.bits & matching.bits)::int)
          over (order by key, chunk desc rows unbounded preceding) as upto
      from current_bits(searched, clauses, firsts, lasts, lows, highs, 4, min_amount, corrected, today) as matching
        join (select key, chunk, bit_or(bits) as bits from day_bits group by key, chunk) as day using (chunk)
      where key = any(days)
    )
    select coalesce(max(upto), 0) as total,
      coalesce(min(upto - matches) filter (where upto > skipped - passed), 0) as before,
      coalesce(array_agg(chunk order by key, chunk desc) filter (where is_on_page), '{}') as chunks,
      coalesce(string_agg(substr(varbit_send(bits), 5), '' order by key, chunk desc) filter (where is_on_page), '')
        as bitmaps
    into of_days
    from (
      select *, matches > 0 and upto > skipped - passed and upto - matches < skipped - passed + page_size as is_on_page
      from counted
    ) as counted;
    if cardinality(chunks) = 0 then
      before := passed + of_days.before;
    end if;
    chunks := chunks || of_days.chunks;
    bitmaps := bitmaps || of_days.bitmaps;
    passed := passed + of_days.total;
    exit when passed >= skipped + page_size;
    after_day := days[cardinality(days)];
    -- As many days as it takes at the same number of matches a day.
    day_count := case when of_days.total = 0 then day_count * 8 else least(
      ceil(((skipped + page_size - passed) * day_count)::numeric / of_days.total), 1000) end;
  end loop;
end $$;

-- For running servers of the previous version, which know neither ranks nor chunks of 8,192. Their minimum amounts are an
-- error until they are replaced.
create function find_documents(
  searched text, clauses int[], lows text[], highs text[], min_amount numeric, skipped bigint, page_size bigint,
  out total bigint, out before bigint, out chunks int[], out bitmaps bytea
) language plpgsql stable as $$
begin
  if min_amount is not null then
    raise 'this search needs the next version of the server';
  end if;
  select found.total, found.before,
    array(select chunk * 8 + eighth from unnest(found.chunks) with ordinality as piece (chunk, place),
      generate_series(0, 7) as eighth order by place, eighth desc),
    coalesce((select string_agg(substr(found.bitmaps, ((place - 1) * 1024 + eighth * 128 + 1)::int, 128), ''
        order by place, eighth desc)
      from generate_series(1, cardinality(found.chunks)) as place, generate_series(0, 7) as eighth), '')
  into total, before, chunks, bitmaps
  from find_documents(searched, clauses, array_fill(1, array[cardinality(lows)]),
    array_fill(4, array[cardinality(lows)]), lows, highs, null, null, skipped, page_size) as found;
end $$;
