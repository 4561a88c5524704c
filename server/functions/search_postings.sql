-- Positions as the bits of a chunk.
create or replace function to_bits(positions smallint[]) returns bit(8192) language plpgsql immutable strict as $$
declare
  bits bit(8192) := b'0'::bit(8192);
  place smallint;
begin
  foreach place in array positions loop
    bits := set_bit(bits, place, 1);
  end loop;
  return bits;
end $$;

-- The maximum number of positions stored as such: more take longer to read than bits.
create or replace function max_positions() returns int language sql immutable as 'select 24';

-- The postings as the documents say, in chunks from one up to, without, another.
create or replace function make_search_postings(made text, first_chunk int, end_chunk int)
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

-- Writes up to `max_changes` changes to the postings. The caller has the advisory lock of search_postings.
create or replace function write_search_postings(max_changes int) returns void language sql as $$
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

create or replace function write_search_changes() returns trigger language plpgsql as $$
begin
  -- If another transaction writes postings, the changes remain until a later one.
  if pg_try_advisory_xact_lock('search_postings'::regclass::bigint) then
    perform write_search_postings(256);
  end if;
  return null;
end $$;
