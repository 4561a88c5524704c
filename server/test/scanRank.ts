import { sql } from 'kysely'

/**
 * For scans of the tables: a subquery of the lowest rank at which `title`, `head` and `long_text` have all of some words;
 * 5 if they don't.
 */
export const rankOf = (words: string[]) => sql`(
  -- \\m is the beginning of a word, \\M its end. The last word is a prefix.
  select coalesce(max(case
    when title ~* ('\\m' || word || '\\M') then 1
    when head ~* ('\\m' || word || '\\M') then 2
    when i = cardinality(${words}::text[]) and head ~* ('\\m' || word) then 3
    when long_text ~* ('\\m' || word || '\\M') then 4
    else 5 end), 1) as rank
  from unnest(${words}::text[]) with ordinality as words (word, i)
)`
