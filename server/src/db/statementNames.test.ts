import { jobs } from '@guildhall/contract/jobs/endpoints'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freshDatabase, freshInstance } from '../../test/instance.ts'
import { MIGRATED } from '../../test/template.ts'
import { connect, openPool, REQUEST_POOL, type Db } from './connect.ts'
import { isOutdatedPlan } from './statementNames.ts'

/** A pool of one connection, so that every statement finds what the ones before it left behind. */
async function oneConnection(options = {}) {
  const pool = openPool(await freshDatabase(MIGRATED), () => undefined, {
    ...REQUEST_POOL,
    ...options,
    max: 1,
  })
  onTestFinished(() => pool.end())
  return connect(pool)
}

const readName = (db: Db, id: number) =>
  db.selectFrom('skills').where('id', '=', id).select('skill_name').executeTakeFirst()

async function prepared(db: Db) {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}

const repeat = async (times: number, run: () => Promise<unknown>) => {
  for (let i = 0; i < times; i++) await run()
}

describe('prepared statements', () => {
  test('a statement is prepared once it runs often, with the same results', async () => {
    const db = await oneConnection()
    const first = await readName(db, 1)
    await repeat(3, () => readName(db, 2))
    expect(await prepared(db)).toEqual([])
    await repeat(3, () => readName(db, 2))
    expect(await prepared(db)).toEqual([expect.stringContaining('"skills"')])
    expect(await readName(db, 1)).toEqual(first)
  })

  test('no statement is prepared where PREPARED_STATEMENTS is off', async () => {
    const db = await oneConnection({ preparedStatements: false })
    await repeat(10, () => readName(db, 1))
    expect(await prepared(db)).toEqual([])
  })

  test('a statement fails at most once on a connection after a migration changed its columns', async () => {
    const db = await oneConnection()
    const readAll = () => sql`select * from skills where id = ${1}`.execute(db)
    await repeat(10, readAll)
    await sql`alter table skills add column note text`.execute(db)
    await expect(readAll()).rejects.toSatisfy(isOutdatedPlan)
    expect((await readAll()).rows).toMatchObject([{ note: null }])
  })

  test('a migration under traffic causes at most one 503 per connection, and no other error', async () => {
    const instance = await freshInstance()
    const { id } = await instance.newJob()
    const read = async () => (await instance.call(jobs.getJobDetail, { params: { id } })).status
    const readAtOnce = () => Promise.all(Array.from({ length: 40 }, read))
    const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length
    await repeat(5, readAtOnce)
    await sql`alter table users alter column name type varchar(1000)`.execute(instance.db)
    const statuses = [...(await readAtOnce()), ...(await readAtOnce())]
    expect(count(statuses, 503)).toBeGreaterThan(0)
    expect(count(statuses, 503)).toBeLessThanOrEqual(REQUEST_POOL.max!)
    expect(count(statuses, 200) + count(statuses, 503)).toBe(statuses.length)
    expect(count(await readAtOnce(), 200)).toBe(40)
  })

  test('a failure after a migration is recognized in any language of the database', () => {
    const error = new Error('gecachter Plan darf den Ergebnistyp nicht ändern')
    expect(isOutdatedPlan(Object.assign(error, { code: '0A000', routine: 'RevalidateCachedQuery' }))).toBe(
      true,
    )
  })

  test('a statement keeps its name after a failure', async () => {
    const db = await oneConnection()
    const divide = (by: number) => sql`select 1 / ${by}::int as result`.execute(db)
    await repeat(10, () => divide(1))
    await expect(divide(0)).rejects.toThrow('division by zero')
    expect((await divide(1)).rows).toEqual([{ result: 1 }])
  })
})
