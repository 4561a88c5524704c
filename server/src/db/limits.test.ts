import { MAX } from '@guildhall/contract/sizes'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { MIGRATED, withClient } from '../../test/template.ts'
import { freshDatabase } from '../../test/instance.ts'

// Values that no column may accept, as SQL, by the column's type. Other types are limited by themselves.
const OVERSIZED: Record<string, string[]> = {
  text: [`repeat('x', 1000000)`],
  jsonb: [`jsonb_build_array(repeat('x', 1000000))`, `jsonb_build_object('x', repeat('x', 1000000))`],
  json: [`json_build_array(repeat('x', 1000000))`, `json_build_object('x', repeat('x', 1000000))`],
  numeric: [`'NaN'::numeric`, `1e11`],
  date: [`'infinity'::date`, `'-infinity'::date`],
}

type Column = { name: string; type: string; checks: string[] }

/** All columns with the checks on them alone, except those of the table `migrations`, which no migration creates. */
async function columnsOf(client: pg.Client) {
  const { rows } = await client.query<Column>(`
    select t.relname || '.' || c.attname as name,
           case when types.typname = 'varchar' and c.atttypmod = -1 then 'text' else types.typname end as type,
           array(select pg_get_expr(k.conbin, k.conrelid) from pg_constraint k
                 where k.conrelid = t.oid and k.contype = 'c' and k.conkey = array[c.attnum]) as checks
    from pg_class t
    join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
    join pg_type types on types.oid = c.atttypid
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and t.relname <> 'migrations'
    order by name`)
  return rows
}

/** Whether the checks of a column accept a value; a check that throws rejects it. */
async function accepts(client: pg.Client, { name, checks }: Column, value: string) {
  const all = ['true', ...checks.map((check) => `coalesce(${check}, true)`)].join(' and ')
  const query = `select ${all} as is_accepted from (select ${value} as "${name.split('.')[1]!}") as row`
  const result = await client.query<{ is_accepted: boolean }>(query).catch(() => undefined)
  return result?.rows[0]?.is_accepted ?? false
}

async function unlimitedColumns(client: pg.Client) {
  const unlimited: string[] = []
  for (const column of await columnsOf(client))
    for (const value of OVERSIZED[column.type] ?? [])
      if (await accepts(client, column, value)) unlimited.push(`${column.name} accepts ${value}`)
  return unlimited
}

test('every column of text, JSON, numbers or dates has a check that limits it', async () => {
  await withClient(await freshDatabase(MIGRATED), async (client) => {
    // Add a check to a new column, such as `check (length(name) <= 100)`.
    expect(await unlimitedColumns(client)).toEqual([])
  })
})

test('a column without such a check is reported', async () => {
  await withClient(await freshDatabase(MIGRATED), async (client) => {
    await client.query(`create table notes (note text, kind text check (kind in ('a')), code varchar(5),
      words varchar, parts jsonb check (jsonb_array_length(parts) < 3), share numeric(5, 2), day date)`)
    const columns = (await unlimitedColumns(client)).map((column) => column.split(' ')[0])
    expect([...new Set(columns)]).toEqual([
      'notes.day',
      'notes.note',
      'notes.parts',
      'notes.share',
      'notes.words',
    ])
  })
})

test('the maximum length of a text in the contract is that of its column', async () => {
  const longest = {
    'users.name': MAX.name,
    'users.email': MAX.email,
    'users.username': MAX.username,
    'users.short_intro': MAX.shortIntro,
    'users.bio': MAX.bio,
    'users.phone_number': MAX.phoneNumber,
    'experiences.company_name': MAX.profileLine,
    'experiences.job_name': MAX.profileLine,
    'experiences.details': MAX.experienceDetails,
    'portfolios.portfolio_link': MAX.link,
    'educations.major': MAX.profileLine,
    'educations.school_name': MAX.profileLine,
    'educations.degree': MAX.profileLine,
    'jobs.job_title': MAX.jobTitle,
    'jobs.job_detail': MAX.jobDetail,
  }
  await withClient(await freshDatabase(MIGRATED), async (client) => {
    const columns = await columnsOf(client)
    for (const [name, max] of Object.entries(longest)) {
      const column = columns.find((column) => column.name === name)!
      expect.soft(await accepts(client, column, `repeat('x', ${max})`), name).toBe(true)
      expect.soft(await accepts(client, column, `repeat('x', ${max + 1})`), name).toBe(false)
    }
  })
})
