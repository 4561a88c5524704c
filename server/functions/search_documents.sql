-- The keys by which a document is found: its tokens; '' for every document; '*' and the first one, two and three
-- characters of each word; '@' and its last day; and its amount, digit by digit: '$3:5' if its third digit is at least 5,
-- of the eleven of an amount in hundredths. In PL/pgSQL, as to_bits, because each call of an SQL function with a subquery
-- starts an executor, which takes longer than the rest.
create or replace function search_keys(tokens tsvector, last_day date, amount numeric) returns text[]
  language plpgsql stable as $$
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

-- Removes the document of a row from the collection that the trigger names.
create or replace function remove_search_document() returns trigger language plpgsql as $$
begin
  delete from search_documents where collection = tg_argv[0] and id = old.id;
  return null;
end $$;

create or replace function remove_documents_of_inactive_account() returns trigger language plpgsql as $$
begin
  delete from search_documents where collection = 'people' and id = new.id;
  delete from search_documents
    where collection = 'jobs' and id in (select id from jobs where user_id = new.id);
  return null;
end $$;

-- Documents contain lookup values, which change with migrations only. A document with another value gets version 0: the
-- task index_search_documents, which runs at start, rebuilds it. The arguments are the collection, and a query for the
-- ids of the documents that have value $1.
create or replace function outdate_search_documents() returns trigger language plpgsql as $$
begin
  execute format('update search_documents set version = 0 where collection = %L and id in (%s)', tg_argv[0], tg_argv[1])
    using new.id;
  return null;
end $$;

-- The texts that may say where a search found a document, in the order in which an excerpt is looked for.
create or replace function job_long_texts(job_id bigint) returns json language sql stable as $$
  select json_build_array(json_build_object('where', 'description', 'text', job_detail)) from jobs where id = job_id
$$;

-- Only the characters in which searches find words: MAX_LONG_CHARACTERS in server/src/profile/search.ts.
create or replace function person_long_texts(person_id bigint) returns json language sql stable as $$
  select json_agg(json_build_object('where', place, 'text', left(text, (20000 - before)::int)) order by before, number)
  from (
    select place, number, text,
      sum(length(text)) over (order by number rows unbounded preceding) - length(text) as before
    from (
      select 'bio' as place, 0 as number, bio as text from users where id = person_id
      union all
      select 'experience', row_number() over (order by end_date desc, start_date desc, id desc),
        company_name || e'\n' || details
      from experiences where user_id = person_id
    ) as texts
  ) as texts
  where before < 20000
$$;
