import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aJob, type Account } from '../../../test/factories.ts'
import { freshWorld, type TestWorld } from '../../../test/world.ts'

/** Posts a job unlike all others, unless it says otherwise. */
const post = (world: TestWorld, as: Account, over: object = {}) => {
  const value = { ...aJob(), jobTitle: `Baker ${Math.random()}`, ...over }
  return world.send(jobs.addJob, { body: { value, additionalValue: 'true' } }, { as })
}

const apply = (world: TestWorld, as: Account, id: number) =>
  world.send(hiring.apply, { params: { id }, body: [] }, { as })

const countOf = async ({ db }: TestWorld, { id }: Account) =>
  (await db.selectFrom('quota_counts').where('user_id', '=', id).select('count').executeTakeFirst())?.count

const setCount = ({ db }: TestWorld, count: number) => db.updateTable('quota_counts').set({ count }).execute()

describe.each([
  ['on', { rateLimits: true }],
  ['off', { rateLimits: false }],
])('with rate limits %s', (_, setting) => {
  test('a company posts 50 jobs a day, also where they arrive at once', async () => {
    const world = await freshWorld(setting)
    const [company, other] = [await world.newCompany(), await world.newCompany()]
    await post(world, company)
    await setCount(world, 46)
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(world, company)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([201, 201, 201, 201, 429, 429])
    expect(await world.db.selectFrom('jobs').selectAll().execute()).toHaveLength(5)
    const refused = await post(world, company)
    expect(refused.json()).toEqual({ error: 'Too many attempts in a short time.' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400)
    expect((await post(world, other)).statusCode).toBe(201)
  })

  test('a person applies for 100 jobs a day', async () => {
    const world = await freshWorld(setting)
    const [ann, ben] = [await world.newCandidate(), await world.newCandidate()]
    const [first, second, third] = [await world.newJob(), await world.newJob(), await world.newJob()]
    expect((await apply(world, ann, first.id)).statusCode).toBe(201)
    await setCount(world, 99)
    const answers = await Promise.all([second, third].map(({ id }) => apply(world, ann, id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429])
    expect(await world.db.selectFrom('applications').selectAll().execute()).toHaveLength(2)
    expect((await apply(world, ben, second.id)).statusCode).toBe(201)
  })
})

describe('a quota', () => {
  test('counts no job that was refused and none that was sent twice', async () => {
    const world = await freshWorld()
    const company = await world.newCompany()
    expect((await post(world, company, { jobTitle: '' })).statusCode).toBe(400)
    expect((await post(world, company, { jobSkills: [999_999] })).statusCode).toBe(400)
    expect(await countOf(world, company)).toBeUndefined()
    await post(world, company, { jobTitle: 'Baker' })
    await setCount(world, 50)
    expect((await post(world, company, { jobTitle: 'Baker' })).statusCode).toBe(201)
    expect(await countOf(world, company)).toBe(50)
  })

  test('counts no application that was refused', async () => {
    const world = await freshWorld()
    const ann = await world.newCandidate()
    const { id } = await world.newJob()
    const statuses = []
    for (const job of [id, id, 999_999]) statuses.push((await apply(world, ann, job)).statusCode)
    expect(statuses).toEqual([201, 409, 404])
    expect(await countOf(world, ann)).toBe(1)
  })

  test('begins again a day after the first that counted', async () => {
    const world = await freshWorld()
    const company = await world.newCompany()
    await post(world, company)
    const beginAgo = (time: string) =>
      sql`update quota_counts set count = 50, since = now() - ${time}::interval`.execute(world.db)
    await beginAgo('23 hours 59 minutes')
    const refused = await post(world, company)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    await beginAgo('24 hours')
    expect((await post(world, company)).statusCode).toBe(201)
    expect(await countOf(world, company)).toBe(1)
  })

  test('is half as large for a demo account', async () => {
    const world = await freshWorld()
    const [demo, other] = [await world.newCompany(), await world.newCompany()]
    await world.db.updateTable('users').set({ is_demo: true }).where('id', '=', demo.id).execute()
    for (const company of [demo, other]) await post(world, company)
    await setCount(world, 25)
    expect((await post(world, demo)).statusCode).toBe(429)
    expect((await post(world, other)).statusCode).toBe(201)
  })
})
