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
-- of the eleven of an amount in hundredths. In PL/pgSQL, as to_bits, because each call of an SQL function with a subquery
-- starts an executor, which takes longer than the rest.
create function search_keys(tokens tsvector, last_day date, amount numeric) returns text[] language plpgsql stable as $$
declare
  words constant text[] := tsvector_to_array(tokens);
  digits constant text := lpad((amount * 100)::bigint::text, 11, '0');
  keys text[] := array['', '@' || to_char(last_day, 'YYYY-MM-DD')] || words || array(
    select distinct '*' || left(word, length)
    from unnest(words) as word, generate_series(1, 3) as length
    where left(word, 1) not in ('=', '^', '~')
  );
begin
  if amount is not null then
    keys := keys || array(
      select '$' || place || ':' || digit
      from generate_series(1, 11) as place, generate_series(1, substr(digits, place, 1)::int) as digit
    );
  end if;
  return keys;
end $$;

create function to_bits(positions smallint[]) returns bit(8192) language plpgsql immutable strict as $$
declare
  bits bit(8192) := b'0'::bit(8192);
  place smallint;
begin
  foreach place in array positions loop
    bits := set_bit(bits, place, 1);
  end loop;
  return bits;
end $$;

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
-- Many changes leave a table of dead rows until it is vacuumed, which every search would read.
create index search_changes_documents on search_changes (collection, id);
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
      (stored.bits & ~to_bits(removed)) | to_bits(added) as bits,
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

-- The same as match_bits by positions, where few documents match clause `rarest`: the others are compared only with these.
-- The rank is the lowest.
create function match_few(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], rarest int
) returns table (id bigint, rank int) language sql stable as $$
  with few as materialized (
    select (chunk::bigint << 13) + position as id, min(first) as rank
    from unnest(clauses, firsts, lows, highs) as range (clause, first, low, high)
      join search_postings on collection = searched and key >= low and key < high,
      unnest(positions) as position
    where clause = rarest
    group by 1
  ), compared as (
    select id, clause, min(first) as rank
    from unnest(clauses, firsts, lows, highs) as range (clause, first, low, high),
      lateral (
        select chunk, bits, positions from search_postings
        where collection = searched and key >= low and key < high
          and chunk = any(array(select distinct (id >> 13)::int from few))
        offset 0 -- Otherwise the planner may begin with all postings of these chunks.
      ) as postings join few on id >> 13 = chunk
    where clause <> rarest
      and case when bits is null then id & 8191 = any(positions) else get_bit(bits, (id & 8191)::int) = 1 end
    group by id, clause
  )
  select id, greatest(few.rank, max(compared.rank)) from few left join compared using (id)
  group by id, few.rank having count(compared.clause) = clauses[cardinality(clauses)] - 1
$$;

-- The number of a clause whose documents are so few in every chunk that they are stored as positions; null if there is
-- none.
create function rarest_clause(searched text, clauses int[], lows text[], highs text[]) returns int language sql stable as $$
  select clause
  from (
    select clause, exists (
      select from search_postings where collection = searched and key >= low and key < high and bits is not null
    ) as has_bits
    from unnest(clauses, lows, highs) as range (clause, low, high)
  ) as ranges
  group by clause having not bool_or(has_bits) limit 1
$$;

-- The search for one rank as a query for documents; null if every document matches.
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

-- Those of some documents that match as they are now, and the lowest ranks at which they do.
create function match_documents(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], min_amount numeric, ids bigint[],
  today date
) returns table (id bigint, rank int) language sql stable as $$
  with queries as materialized (
    select rank, tsquery_of(clauses, firsts, lasts, lows, highs, rank) as wanted from generate_series(1, 4) as rank
  )
  select id, min(rank) from search_documents, queries
  where collection = searched and id = any(ids) and last_day >= today and (min_amount is null or amount >= min_amount)
    and (wanted is null or tokens @@ wanted)
  group by id
$$;

-- The documents that stored bits are wrong of: those with changes that are still to be written, and those that ended before
-- `today`.
create function outdated_bits(searched text, changed bigint[], today date)
  returns table (chunk int, bits bit(8192)) language sql stable as $$
  select chunk, bit_or(bits)
  from (
    select chunk, coalesce(bits, to_bits(positions)) as bits from search_postings
    where collection = searched and key >= '@' and key < '@' || to_char(today, 'YYYY-MM-DD')
    union all
    select (id >> 13)::int, to_bits(array_agg((id & 8191)::smallint)) from unnest(changed) as id group by 1
  ) as outdated
  group by chunk
$$;

-- The places of set bits, the highest first, without those skipped.
create function highest_places(bits bit(8192), skipped int, wanted int) returns int[] language plpgsql immutable as $$
declare
  past int := 8192; -- Only lower places are left.
  first int;
  size int := 4096;
  count int;
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
  -- What is before each 1 is a row, and so is what is after the last.
  return array(
    select first + (sum(length(zeros) + 1) over (order by number) - 1)::int as place
    from string_to_table(substring(bits from first + 1 for past - first)::text, '1') with ordinality as part (zeros, number)
    order by place desc offset 1 limit wanted
  );
end $$;

-- The ids of a page from some chunks, in their order and the highest of each first. `befores[i]` matches come before
-- those of `chunks[i]`.
create function read_page(chunks int[], bitmaps bit[], befores bigint[], skipped bigint, page_size bigint)
  returns bigint[] language sql immutable as $$
  select array(
    select (chunk::bigint << 13) + place
    from unnest(chunks, bitmaps, befores) with ordinality as piece (chunk, bits, before, number),
      unnest(highest_places(bits, greatest(skipped - before, 0)::int,
        (page_size - greatest(before - skipped, 0))::int)) as place
    order by number, place desc
  )
$$;

-- How many documents match at a rank, but not at a lower rank from 1 on, and a page of them, the highest id first. Bits of
-- `outdated` are ignored, and `current_ids` match at `current_ranks` instead; with `is_clean`, there are none of either. With
-- `is_key`, the only range is one key. Flags and ranks are passed as constants: what they rule out is not in the plan.
create function find_page(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], lower int, rank int,
  outdated_chunks int[], outdated bit[], current_ids bigint[], current_ranks int[],
  skipped bigint, page_size bigint, is_clean boolean, is_key boolean
) returns table (total bigint, ids bigint[]) language sql stable as $$
  with stored as not materialized (
    select chunk, coalesce(bits, to_bits(positions)) as bits from search_postings
    where is_key and collection = searched and key = lows[1]
    union all
    select chunk, bits from match_bits(searched, clauses, firsts, lasts, lows, highs, rank)
    where not is_key and lower = 0
    union all
    select chunk, matching.bits & ~coalesce(better.bits, b'0'::bit(8192))
    from match_bits(searched, clauses, firsts, lasts, lows, highs, rank) as matching
      left join match_bits(searched, clauses, firsts, lasts, lows, highs, lower) as better using (chunk)
    where not is_key and lower > 0
  ), wanted as (
    select chunk, bits from stored where is_clean
    union all
    select chunk, (coalesce(stored.bits, b'0'::bit(8192)) & ~coalesce(old.bits, b'0'::bit(8192)))
      | coalesce(added.bits, b'0'::bit(8192))
    from stored left join unnest(outdated_chunks, outdated) as old (chunk, bits) using (chunk)
      full join (
        select (id >> 13)::int as chunk, to_bits(array_agg((id & 8191)::smallint)) as bits
        from unnest(current_ids, current_ranks) as document (id, lowest) where lowest > lower and lowest <= rank
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

-- A page of the documents that match, the soonest last day first, of the same day the highest id. The arguments are those
-- of find_page.
create function find_closing(
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
    -- As many days as it takes at the same number of matches a day.
    day_count := case when of_days.passed = passed then day_count * 8 else least(
      ceil(((skipped + page_size - of_days.passed) * day_count)::numeric / (of_days.passed - passed)), 1000) end;
    passed := of_days.passed;
  end loop;
  return ids;
end $$;

-- The number of documents of a collection that match every clause at rank 4, and a minimum amount if there is one, whose
-- clauses are among the others; and one page of them. `sort` is 'newest' for the highest id first, 'best' for the lowest
-- rank first, or 'closing' for the soonest last day first; where these are the same, the highest id comes first. Up to
-- `max_listed` matches are put in order one by one.
create function find_documents(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], min_amount numeric,
  sort text, max_listed bigint, skipped bigint, page_size bigint,
  out total bigint,
  out ids bigint[],
  out ranks int[] -- Of these documents; null if they are not known.
) language plpgsql stable
  set plan_cache_mode = force_generic_plan
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
    for rank in 1 .. 4 loop
      if not is_clean then
        select * into of_rank from find_page(searched, clauses, firsts, lasts, lows, highs, rank - 1, rank,
          outdated_chunks, outdated, current_ids, current_ranks, rank_skipped, page_size - cardinality(ids), false, false);
      elsif rank = 1 then
        select * into of_rank from find_page(searched, clauses, firsts, lasts, lows, highs, 0, 1,
          null, null, null, null, skipped, page_size, true, false);
      else
        select * into of_rank from find_page(searched, clauses, firsts, lasts, lows, highs, rank - 1, rank,
          null, null, null, null, rank_skipped, page_size - cardinality(ids), true, false);
      end if;
      rank_skipped := greatest(rank_skipped - of_rank.total, 0);
      ids := ids || of_rank.ids;
      ranks := ranks || array_fill(rank, array[cardinality(of_rank.ids)]);
      exit when cardinality(ids) = page_size;
    end loop;
  end if;
end $$;

-- For running servers of the previous version, which know neither ranks nor orders, and read bits of chunks of 1,024. Their
-- minimum amounts are an error until they are replaced.
create function find_documents(
  searched text, clauses int[], lows text[], highs text[], min_amount numeric, skipped bigint, page_size bigint,
  out total bigint, out before bigint, out chunks int[], out bitmaps bytea
) language plpgsql stable as $$
declare
  ids bigint[];
begin
  if min_amount is not null then
    raise 'this search needs the next version of the server';
  end if;
  select found.total, found.ids into total, ids from find_documents(
    searched, clauses, array_fill(1, array[cardinality(lows)]), array_fill(4, array[cardinality(lows)]), lows, highs,
    null, 'newest', 100, skipped, page_size) as found;
  before := skipped;
  select coalesce(array_agg(chunk order by chunk desc), '{}'),
    coalesce(string_agg(substr(varbit_send(bits), 5), '' order by chunk desc), '')
  into chunks, bitmaps
  from (
    select (id >> 10)::int as chunk, bit_or(set_bit(b'0'::bit(1024), (id & 1023)::int, 1)) as bits
    from unnest(ids) as id group by 1
  ) as pieces;
end $$;
