-- Writers of documents no longer wait for each other's bitmaps: they record which documents changed, and every so often
-- one of them writes the bits of all changes. Searches read the changed documents themselves. See decision 057.
create table search_changes (
  number     bigint not null generated always as identity,
  collection text not null check (length(collection) <= 30),
  id         bigint not null,
  -- Of the document before the change; null for a new one.
  old_tokens tsvector
);

drop trigger search_document_written on search_documents;
drop trigger search_document_changed on search_documents;
drop function write_search_bits;

create function record_search_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_changes (collection, id) values (new.collection, new.id);
  else
    insert into search_changes (collection, id, old_tokens) values (old.collection, old.id, old.tokens);
  end if;
  return null;
end $$;

create trigger search_document_written after insert or delete on search_documents
  for each row execute function record_search_change();
create trigger search_document_changed after update of tokens on search_documents
  for each row when (old.tokens is distinct from new.tokens) execute function record_search_change();

-- Writes the bits of up to so many changes. The caller has the advisory lock of search_bits.
create function write_search_bits(max_changes int) returns void language sql as $$
  with written as (
    delete from search_changes where ctid = any(array(select ctid from search_changes limit max_changes))
    returning collection, id, old_tokens
  ), changed_tokens as (
    select collection, id, unnest(array_prepend('', tsvector_to_array(old_tokens))) as token, 0 as bit from written
    union all
    select collection, id, unnest(array_prepend('', tsvector_to_array(tokens))), 1 from search_documents
    where (collection, id) in (select collection, id from written)
  ), changed_bits as (
    select collection, token, (id >> 10)::int as chunk,
      bit_or(set_bit(b'0'::bit(1024), (id & 1023)::int, 1)) as changed,
      bit_or(set_bit(b'0'::bit(1024), (id & 1023)::int, bit)) as bits
    from changed_tokens group by 1, 2, 3
  )
  merge into search_bits as stored using changed_bits as new
    on stored.collection = new.collection and stored.token = new.token and stored.chunk = new.chunk
  when matched then update set bits = (stored.bits & ~new.changed) | new.bits
  when not matched then
    insert (collection, token, chunk, bits) values (new.collection, new.token, new.chunk, new.bits)
$$;

create function write_search_changes() returns trigger language plpgsql as $$
begin
  -- If another transaction writes bits, the changes remain until a later one.
  if pg_try_advisory_xact_lock('search_bits'::regclass::bigint) then
    perform write_search_bits(256);
  end if;
  return null;
end $$;

-- Deferred to the commit, so that the lock is not held while the server sends further statements.
create constraint trigger search_changes_written after insert on search_changes
  deferrable initially deferred for each row when (new.number % 16 = 0) execute function write_search_changes();

-- As before, but exact also while changes are not in the bitmaps: the bits of changed documents are ignored, and these
-- documents are compared with the search themselves. Range i belongs to clause clauses[i], counted from 1; the last one
-- is their number. A document matches a clause if it has a token from a range's `low` up to, without, its `high`.
drop function find_documents;
create function find_documents(
  searched text, clauses int[], lows text[], highs text[], min_amount numeric, skipped bigint, page_size bigint,
  out total bigint,
  out before bigint,  -- matches in the newer chunks, before these
  out chunks int[],
  out bitmaps text    -- of these chunks, concatenated: the driver takes long to parse an array of them
) language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set max_parallel_workers_per_gather = 0 -- starting a worker takes longer than the search
as $$
declare
  today constant date := (now() at time zone 'Etc/GMT+12')::date;
  changed constant bigint[] := array(select id from search_changes where collection = searched);
begin
  with by_clause as (
    select chunk, bit_or(bits) as bits
    from unnest(clauses, lows, highs) as range (clause, low, high)
      join search_bits on collection = searched and token >= low and token < high
    group by clause, chunk
    union all
    select (id >> 10)::int, bit_or(set_bit(b'0'::bit(1024), (id & 1023)::int, 1))
    from search_documents where collection = searched and amount >= min_amount group by 1
  ), matching as (
    select chunk, bit_and(bits) as bits from by_clause
    group by chunk having count(*) = clauses[cardinality(clauses)] + num_nonnulls(min_amount)
  ), ignored as (
    select (id >> 10)::int as chunk, bit_or(set_bit(b'0'::bit(1024), (id & 1023)::int, 1)) as bits
    from (
      select id from search_documents where collection = searched and last_day < today
      union all
      select unnest(changed)
    ) as ignored
    group by 1
  ), matching_changed as (
    select (id >> 10)::int as chunk, bit_or(set_bit(b'0'::bit(1024), (id & 1023)::int, 1)) as bits
    from search_documents
    where collection = searched and id = any(changed) and last_day >= today
      and (min_amount is null or amount >= min_amount)
      and clauses[cardinality(clauses)] = (
        select count(distinct clause)
        from unnest(clauses, lows, highs) as range (clause, low, high)
          join unnest(array_prepend('', tsvector_to_array(tokens))) as token
            on token collate "C" >= low and token collate "C" < high)
    group by 1
  ), current as (
    select chunk, bit_or(bits) as bits
    from (
      select chunk, coalesce(matching.bits & ~ignored.bits, matching.bits) as bits
      from matching left join ignored using (chunk)
      union all
      select chunk, bits from matching_changed
    ) as merged
    group by chunk
  ), counted as (
    select chunk, bits, bit_count(bits) as matches, sum(bit_count(bits)) over (order by chunk desc)::bigint as upto
    from current
  )
  select coalesce(max(upto), 0),
    coalesce(min(upto - matches) filter (where upto > skipped), 0),
    coalesce(array_agg(chunk order by chunk desc) filter (where is_on_page), '{}'),
    coalesce(string_agg(bits::text, '' order by chunk desc) filter (where is_on_page), '')
  into total, before, chunks, bitmaps
  from (
    select *, matches > 0 and upto > skipped and upto - matches < skipped + page_size as is_on_page from counted
  ) as counted;
end $$;
