-- A search starts fewer queries within its own: the ids of a page are read in a loop, and whether a word has few postings is
-- often known from the first. See decision 101.

-- The number of a clause that few documents match: each of its ranges has at most 64 postings, none of them as bits. Null if
-- there is none.
create or replace function rarest_clause(searched text, clauses int[], lows text[], highs text[])
  returns int language sql stable as $$
  select clause
  from (
    select clause, exists (
      -- Many words end here, at their first posting.
      select from (
        select bits from search_postings where collection = searched and key >= low and key < high limit 65
      ) as postings where bits is not null
    ) or exists (
      select from search_postings where collection = searched and key >= low and key < high offset 64
    ) as has_many
    from unnest(clauses, lows, highs) as range (clause, low, high)
  ) as ranges
  group by clause having not bool_or(has_many) limit 1
$$;

drop function highest_places(bit, int, int);

-- The ids of a chunk's set bits, the highest first, without those skipped.
create function highest_ids(chunk int, bits bit(8192), skipped int, wanted int) returns bigint[]
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
    -- A query takes longer to start than to read so many bits.
    for place in reverse past - 1 .. first loop
      if get_bit(bits, place) = 1 then
        ids := ids || (base + place);
        exit when cardinality(ids) = wanted;
      end if;
    end loop;
    return ids;
  end if;
  -- What is before each 1 is a row, and so is what is after the last.
  return array(
    select base + first + sum(length(zeros) + 1) over (order by number) - 1 as id
    from string_to_table(substring(bits from first + 1 for past - first)::text, '1') with ordinality as part (zeros, number)
    order by id desc offset 1 limit wanted
  );
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
