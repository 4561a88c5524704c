import { describe, expect, inject, test } from 'vitest'
import { MIGRATED, withClient } from '../../test/template.ts'
import { freshDatabase } from '../../test/instance.ts'
import { migrate } from './migrate.ts'

const query = <Row extends object>(url: string, sql: string) =>
  withClient(url, async (client) => (await client.query<Row>(sql)).rows)

const ledgerOf = async (url: string) =>
  (await query<{ name: string }>(url, 'select name from migrations order by name')).map(({ name }) => name)

const has = async (url: string, table: string) =>
  (await query<{ found: boolean }>(url, `select to_regclass('${table}') is not null as found`))[0]!.found

describe('migrating', () => {
  test('brings an empty database up to date, and writes down what ran', async () => {
    const url = await freshDatabase()
    const ran = await migrate(url)
    expect(ran).toEqual(ran.toSorted())
    expect(ran[0]).toBe('0001_accounts_profiles_jobs.sql')
    expect(await ledgerOf(url)).toEqual(ran)
    expect(await has(url, 'users')).toBe(true)
  })

  test('a second time does nothing', async () => {
    const url = await freshDatabase(MIGRATED)
    const before = await query(url, 'select * from migrations order by name')
    expect(await migrate(url)).toEqual([])
    expect(await query(url, 'select * from migrations order by name')).toEqual(before)
  })

  test('by several servers that start at once happens once', async () => {
    const url = await freshDatabase()
    const ran = await Promise.all([migrate(url), migrate(url), migrate(url)])
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1)
    expect(ran.flat()).toEqual(await ledgerOf(url))
  })

  test('that fails keeps the migrations before, and nothing of the one that failed', async () => {
    const url = await freshDatabase()
    await query(url, 'create table job_card (is_in_the_way boolean)')
    await expect(migrate(url)).rejects.toThrow(
      'The migration 0003_job_search.sql failed: nothing of it was kept.',
    )
    expect(await ledgerOf(url)).toEqual(['0001_accounts_profiles_jobs.sql', '0002_lookups.sql'])
    expect(await has(url, 'job_search')).toBe(false)

    await query(url, 'drop table job_card')
    expect((await migrate(url))[0]).toBe('0003_job_search.sql')
    expect(await has(url, 'search_documents')).toBe(true)
  })

  test('is refused where a newer program has been', async () => {
    const url = await freshDatabase(MIGRATED)
    await query(url, "insert into migrations (name) values ('9999_tomorrow.sql')")
    await expect(migrate(url)).rejects.toThrow(/^The database has 9999_tomorrow\.sql, this program ends at /)
  })

  test('says so where there is no database', async () => {
    const url = Object.assign(new URL(inject('cluster')), { pathname: '/no_such_database' }).href
    await expect(migrate(url)).rejects.toThrow('database "no_such_database" does not exist')
  })
})
