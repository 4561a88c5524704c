import type pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/instance.ts'
import { MIGRATED, withClient } from '../../test/template.ts'

/** Functions that change how their queries are planned, by `set` or in their code, and leave the JIT compiler on. */
async function findCompiled(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and 'jit=off' <> all(coalesce(proconfig, '{}')) and (
      prosrc ~* '\\m(enable_[a-z]+|plan_cache_mode)\\M' or exists (
        select from unnest(proconfig) as config join pg_settings on name = split_part(config, '=', 1)
        where category like 'Query Tuning%'
      )
    )
    order by name`)
  return rows.map(({ name }) => name)
}

// Plan nodes that are turned off raise the estimated cost so far that queries are compiled, for seconds.
test('every database function that steers the planner turns off the JIT compiler', async () => {
  await withClient(await freshDatabase(MIGRATED), async (client) => {
    expect(await findCompiled(client)).toEqual([])
    await client.query('alter function find_documents reset jit; alter function count_keys reset jit')
    await client.query(`create function steered() returns void language plpgsql as
      $$ begin perform set_config('enable_sort', 'off', true); end $$`)
    expect(await findCompiled(client)).toEqual(['count_keys', 'find_documents', 'steered'])
  })
})
