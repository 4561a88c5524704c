import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshInstance } from '../../test/instance.ts'
import { analyzeAll, analyzeNew } from './statistics.ts'

test('tables that have rows and no statistics are analyzed, and not again', async () => {
  const { db, newCandidate } = await freshInstance()
  await newCandidate()
  expect(await analyzeNew(db)).toContain('users')
  expect(await analyzeNew(db)).toEqual([])
})

test('all tables are analyzed, except one that is locked', async () => {
  const { db, newCandidate } = await freshInstance()
  await newCandidate()
  await db.transaction().execute(async (locking) => {
    await sql`lock table users in share row exclusive mode`.execute(locking)
    await analyzeAll(db)
  })
  expect(await analyzeNew(db)).toEqual(['users'])
})
