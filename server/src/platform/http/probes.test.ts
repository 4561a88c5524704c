import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseProxy } from '../../../test/outage.ts'
import { freshInstance } from '../../../test/instance.ts'
import { serverWithStatementLog } from '../../../test/statements.ts'
import { PROGRAM_LEVEL } from '../../db/compatibility.ts'
import { connect, openPool } from '../../db/connect.ts'

describe('probes', () => {
  test('the probes answer 200 when the server is alive and ready', async () => {
    const { app } = await freshInstance()
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' })
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
  })

  test('the probes answer 503 to /readyz and 200 to /healthz while the server drains', async () => {
    const readiness = { draining: false }
    const { app } = await freshInstance({ readiness })
    readiness.draining = true
    const response = await app.inject('/readyz')
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'not ready' }])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  test('the probes answer 503 to /readyz and 200 to /healthz while the database is unavailable', async () => {
    const instance = await freshInstance()
    const way = await databaseProxy(instance.url)
    const pool = openPool(way.url, () => undefined)
    onTestFinished(() => pool.end())
    const app = instance.anotherServer({ db: connect(pool) })
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    way.cut()
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  test('the probes ask the database once for readiness, however many ask at the same time', async () => {
    const { app, statementsOf } = serverWithStatementLog(await freshInstance())
    const ask = async () => (await app.inject('/readyz')).statusCode
    await ask()
    const one = await statementsOf(ask)
    expect(one).not.toEqual([])
    expect(await statementsOf(() => Promise.all(Array.from({ length: 50 }, ask)))).toEqual(one)
  })

  test('the probes answer 200 to /readyz while the schema of a newer version suits this one, and else 503', async () => {
    const { app, db } = await freshInstance()
    const migrateTo = async (lowest: number) => {
      await db
        .insertInto('migrations')
        .values({ name: `${lowest}_newer.sql` })
        .execute()
      await db.updateTable('compatibility').set({ lowest_program: lowest }).execute()
      const response = await app.inject('/readyz')
      return [response.statusCode, response.json()]
    }
    expect(await migrateTo(PROGRAM_LEVEL)).toEqual([200, { status: 'ready' }])
    expect(await migrateTo(PROGRAM_LEVEL + 1)).toEqual([
      503,
      { status: 'not ready', reason: 'The database belongs to another version.' },
    ])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  test('the probes answer 503 to /readyz on a database that was restored from an older version', async () => {
    const { app, db } = await freshInstance()
    await db.deleteFrom('migrations').where('name', '>=', '0047').execute()
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })
})
