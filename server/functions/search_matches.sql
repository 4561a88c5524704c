-- The postings of the keys in a range, from a chunk on. `offset 0` forces an index scan for each range, whatever the
-- statistics: before the first `analyze`, a join compared each range with every posting.
create or replace function postings_between(searched text, low text, high text, first_chunk int default 0)
  returns table (chunk int, bits bit(8192), positions smallint[]) language sql stable as $$
  select chunk, bits, positions from search_postings
  where collection = searched and key >= low and key < high and chunk >= first_chunk
  offset 0
$$;

-- The bits of the documents that match at a rank, as they are stored, from a chunk on.
create or replace function match_bits(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], rank int, first_chunk int default 0
) returns table (chunk int, bits bit(8192)) language sql stable as $$
  select chunk, bit_and(bits)
  from (
    select chunk, bit_or(coalesce(bits, to_bits(positions))) as bits
    from unnest(clauses, firsts, lasts, lows, highs) as range (clause, first, last, low, high),
      postings_between(searched, low, high, first_chunk)
    where rank between first and last
    group by clause, chunk
  ) as by_clause
  group by chunk having count(*) = clauses[cardinality(clauses)]
$$;

-- The same as match_bits by positions, where few documents match clause `rarest`: the others are compared only with these.
-- The rank is the lowest.
create or replace function match_few(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], rarest int
) returns table (id bigint, rank int) language sql stable as $$
  with few as materialized (
    select (chunk::bigint << 13) + position as id, min(first) as rank
    from unnest(clauses, firsts, lows, highs) as range (clause, first, low, high),
      postings_between(searched, low, high), unnest(positions) as position
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

-- The search for one rank as a query for documents; null if every document matches.
create or replace function tsquery_of(clauses int[], firsts int[], lasts int[], lows text[], highs text[], rank int)
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

-- The documents among `ids` that match in their current version, with the lowest rank at which each matches.
create or replace function match_documents(
  searched text, clauses int[], firsts int[], lasts int[], lows text[], highs text[], min_amount numeric, ids bigint[],
  today date
) returns table (id bigint, rank int) language sql stable as $$
  with queries as materialized (
    select rank, tsquery_of(clauses, firsts, lasts, lows, highs, rank) as query from generate_series(1, 4) as rank
  )
  select id, min(rank) from search_documents, queries
  where collection = searched and id = any(ids) and last_day >= today and (min_amount is null or amount >= min_amount)
    and (query is null or tokens @@ query)
  group by id
$$;

-- The documents whose stored bits are wrong: those with changes that are still to be written, and those that ended before
-- `today`.
create or replace function outdated_bits(searched text, changed bigint[], today date)
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
