import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, inject, test } from 'vitest'
import { MIGRATED, withClient } from '../../test/template.ts'
import { freshDatabase } from '../../test/instance.ts'
import { listSqlFiles, MIGRATIONS, PROGRAM_LEVEL, requireSchema } from './compatibility.ts'
import { migrate } from './migrate.ts'

const query = <Row extends object>(url: string, sql: string) =>
  withClient(url, async (client) => (await client.query<Row>(sql)).rows)

const recordedIn = async (url: string) =>
  (await query<{ name: string }>(url, 'select name from migrations order by name')).map(({ name }) => name)

const FUNCTIONS = new URL('../../functions/', import.meta.url)

const readFunctions = async () =>
  Promise.all((await readdir(FUNCTIONS)).map((file) => readFile(new URL(file, FUNCTIONS), 'utf8')))

const has = async (url: string, table: string) =>
  (await query<{ found: boolean }>(url, `select to_regclass('${table}') is not null as found`))[0]!.found

/** A database that a newer version has migrated, for programs from a level on. */
async function newerDatabase(lowestProgram: number) {
  const url = await freshDatabase(MIGRATED)
  await query(url, `insert into migrations (name) values ('9999_tomorrow.sql')`)
  await query(url, `update compatibility set lowest_program = ${lowestProgram}`)
  await replaceFunction(url, 9999)
  return url
}

/** Replaces a function as the program of another level does. */
async function replaceFunction(url: string, level: number) {
  await query(
    url,
    `create or replace function max_positions() returns int language sql immutable as 'select 1'`,
  )
  await query(url, `update functions set digest = repeat('0', 64), level = ${level}`)
}

describe('migrations', () => {
  test('all migrations run on an empty database and are recorded', async () => {
    const url = await freshDatabase()
    const ran = await migrate(url)
    expect(ran).toEqual(ran.toSorted())
    expect(ran[0]).toBe('0001_accounts_profiles_jobs.sql')
    expect(await recordedIn(url)).toEqual(ran)
    expect(await has(url, 'users')).toBe(true)
  })

  test('no migration runs when the database is up to date', async () => {
    const url = await freshDatabase(MIGRATED)
    const before = await query(url, 'select * from migrations order by name')
    expect(await migrate(url)).toEqual([])
    expect(await query(url, 'select * from migrations order by name')).toEqual(before)
  })

  test('each migration runs once when several servers start at the same time', async () => {
    const url = await freshDatabase()
    const ran = await Promise.all([migrate(url), migrate(url), migrate(url)])
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1)
    expect(ran.flat()).toEqual(await recordedIn(url))
  })

  test('a migration that fails is rolled back, and those before it are kept', async () => {
    const url = await freshDatabase()
    await query(url, 'create table job_card (is_in_the_way boolean)')
    await expect(migrate(url)).rejects.toThrow(
      'The migration 0003_job_search.sql failed and was rolled back.',
    )
    expect(await recordedIn(url)).toEqual(['0001_accounts_profiles_jobs.sql', '0002_lookups.sql'])
    expect(await has(url, 'job_search')).toBe(false)

    await query(url, 'drop table job_card')
    expect((await migrate(url))[0]).toBe('0003_job_search.sql')
    expect(await has(url, 'search_documents')).toBe(true)
  })

  test('a newer schema that needs a newer program is refused with both versions', async () => {
    const url = await newerDatabase(PROGRAM_LEVEL + 1)
    const message = new RegExp(
      `^The database has 9999_tomorrow\\.sql and needs a program from ${PROGRAM_LEVEL + 1} on, this program ends at 0*${PROGRAM_LEVEL}_\\w+\\.sql\\. `,
    )
    await expect(migrate(url)).rejects.toThrow(message)
    await expect(requireSchema(url)).rejects.toThrow(message)
  })

  test('a newer schema that this program can run on is accepted, and keeps its functions', async () => {
    const url = await newerDatabase(PROGRAM_LEVEL)
    const [functions] = await query(url, 'select * from functions')
    expect(await migrate(url)).toEqual([])
    await requireSchema(url)
    expect(await query(url, 'select max_positions() as max')).toEqual([{ max: 1 }])
    expect(await query(url, 'select * from functions')).toEqual([functions])
  })

  test('functions of a newer version stay when an interrupted upgrade has run no migration', async () => {
    const url = await freshDatabase(MIGRATED)
    await replaceFunction(url, PROGRAM_LEVEL + 1)
    await migrate(url)
    expect(await query(url, 'select max_positions() as max')).toEqual([{ max: 1 }])
  })

  test('a database that two versions migrated in different ways is refused', async () => {
    const url = await newerDatabase(PROGRAM_LEVEL)
    await query(url, `delete from migrations where name like '0047%'`)
    await expect(migrate(url)).rejects.toThrow(
      /^The database has 9999_tomorrow\.sql but not 0047_compatibility\.sql/,
    )
  })

  test.each(['migrations', 'functions'])('commands refuse a database with older %s', async (kind) => {
    const url = await freshDatabase(MIGRATED)
    if (kind === 'functions') await replaceFunction(url, PROGRAM_LEVEL - 1)
    else await query(url, `delete from migrations where name like '0047%'`)
    await expect(requireSchema(url)).rejects.toThrow(
      'The database is older than this program: start the server once, which migrates it.',
    )
  })

  test('commands refuse an empty database and leave it empty', async () => {
    const url = await freshDatabase()
    await expect(requireSchema(url)).rejects.toThrow('The database is older than this program')
    expect(await has(url, 'migrations')).toBe(false)
  })

  test('a migration that removes or renames something raises the lowest level of programs', async () => {
    const migrations = await Promise.all(
      (await listSqlFiles(MIGRATIONS))
        .filter((name) => name > '0047')
        .map(async (name) => ({ name, sql: await readFile(new URL(name, MIGRATIONS), 'utf8') })),
    )
    const silent = migrations.filter(
      ({ sql }) =>
        /\b(drop (table|column|view|function)|rename)\b/i.test(sql) &&
        !/^update compatibility set lowest_program = \d+;$/m.test(sql),
    )
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('functions are those of the files, without any that a migration left behind', async () => {
    const url = await freshDatabase(MIGRATED)
    const stored = await query<{ name: string }>(
      url,
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by name`,
    )
    expect(stored.map(({ name }) => name)).toEqual(
      (await readFunctions()).flatMap((file) => file.match(/(?<=^create or replace function )\w+/gm)).sort(),
    )
  })

  test('other functions of the same level are replaced', async () => {
    const url = await freshDatabase(MIGRATED)
    await replaceFunction(url, PROGRAM_LEVEL)
    const [first, second] = await Promise.all([migrate(url), migrate(url)])
    expect([...first, ...second]).toEqual([])
    expect(await query(url, 'select max_positions() as max')).toEqual([{ max: 24 }])
    expect(await query(url, 'select count(*)::int as rows from functions')).toEqual([{ rows: 1 }])
  })

  test('functions that cannot be replaced stay, with an error', async () => {
    const url = await freshDatabase(MIGRATED)
    await query(
      url,
      `drop function max_positions; create function max_positions() returns text language sql as 'select 1'`,
    )
    await query(url, `update functions set digest = repeat('0', 64)`)
    await expect(migrate(url)).rejects.toThrow('The replacement of the functions failed and was rolled back.')
    expect(await query(url, 'select digest from functions')).toEqual([{ digest: '0'.repeat(64) }])
  })

  test('no connection of the server to a migrated database uses the JIT compiler', async () => {
    const url = await freshDatabase()
    const jit = async () => (await query<{ jit: string }>(url, 'show jit'))[0]!.jit
    expect(await jit()).toBe('on')
    await Promise.all([migrate(url), migrate(url)])
    expect(await jit()).toBe('off')
  })

  test('a missing database is reported', async () => {
    const url = Object.assign(new URL(inject('cluster')), { pathname: '/no_such_database' }).href
    await expect(migrate(url)).rejects.toThrow('database "no_such_database" does not exist')
  })
})
