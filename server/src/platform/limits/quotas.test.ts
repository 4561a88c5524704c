import { applying } from '@guildhall/contract/hiring/applying'
import { posting } from '@guildhall/contract/posting/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aJob, type Account } from '../../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../../test/instance.ts'

/** Posts a job with a unique title, unless `over` has one. */
const post = (instance: TestInstance, as: Account, over: object = {}) => {
  const value = { ...aJob(), jobTitle: `Baker ${Math.random()}`, ...over }
  return instance.send(posting.addJob, { body: { value, additionalValue: 'true' } }, { as })
}

const apply = (instance: TestInstance, as: Account, id: number) =>
  instance.send(applying.apply, { params: { id }, body: [] }, { as })

const countOf = async ({ db }: TestInstance, { id }: Account) =>
  (await db.selectFrom('quota_counts').where('user_id', '=', id).select('count').executeTakeFirst())?.count

const setCount = ({ db }: TestInstance, count: number) =>
  db.updateTable('quota_counts').set({ count }).execute()

describe.each([
  ['on', { rateLimits: true }],
  ['off', { rateLimits: false }],
])('with rate limits %s', (_, setting) => {
  test('a company posts 50 jobs a day, also when they arrive at the same time', async () => {
    const instance = await freshInstance(setting)
    const [company, other] = [await instance.newCompany(), await instance.newCompany()]
    await post(instance, company)
    await setCount(instance, 46)
    const responses = await Promise.all(Array.from({ length: 6 }, () => post(instance, company)))
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([201, 201, 201, 201, 429, 429])
    expect(await instance.db.selectFrom('jobs').selectAll().execute()).toHaveLength(5)
    const refused = await post(instance, company)
    expect(refused.json()).toEqual({
      error: 'You have reached the daily limit for job posts. Please try again in 24 hours.',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(86_400)
    expect((await post(instance, other)).statusCode).toBe(201)
  })

  test('a person applies for 100 jobs a day', async () => {
    const instance = await freshInstance(setting)
    const [ann, ben] = [await instance.newCandidate(), await instance.newCandidate()]
    const [first, second, third] = [await instance.newJob(), await instance.newJob(), await instance.newJob()]
    expect((await apply(instance, ann, first.id)).statusCode).toBe(201)
    await setCount(instance, 99)
    const responses = await Promise.all([second, third].map(({ id }) => apply(instance, ann, id)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429])
    expect(await instance.db.selectFrom('applications').selectAll().execute()).toHaveLength(2)
    expect((await apply(instance, ben, second.id)).statusCode).toBe(201)
  })
})

describe('quotas', () => {
  test('a quota counts neither a refused job nor one that was sent twice', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    expect((await post(instance, company, { jobTitle: '' })).statusCode).toBe(400)
    expect((await post(instance, company, { jobSkills: [999_999] })).statusCode).toBe(400)
    expect(await countOf(instance, company)).toBeUndefined()
    await post(instance, company, { jobTitle: 'Baker' })
    await setCount(instance, 50)
    expect((await post(instance, company, { jobTitle: 'Baker' })).statusCode).toBe(201)
    expect(await countOf(instance, company)).toBe(50)
  })

  test('a quota does not count a refused application', async () => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate()
    const { id } = await instance.newJob()
    const statuses = []
    for (const job of [id, id, 999_999]) statuses.push((await apply(instance, ann, job)).statusCode)
    expect(statuses).toEqual([201, 409, 404])
    expect(await countOf(instance, ann)).toBe(1)
  })

  test('a quota starts again a day after the first one counted', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    await post(instance, company)
    const beginAgo = (time: string) =>
      sql`update quota_counts set count = 50, since = now() - ${time}::interval`.execute(instance.db)
    await beginAgo('23 hours 59 minutes')
    const refused = await post(instance, company)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    await beginAgo('24 hours')
    expect((await post(instance, company)).statusCode).toBe(201)
    expect(await countOf(instance, company)).toBe(1)
  })

  test('a quota is half as large for a demo account', async () => {
    const instance = await freshInstance()
    const [demo, other] = [await instance.newCompany(), await instance.newCompany()]
    await instance.db.updateTable('users').set({ is_demo: true }).where('id', '=', demo.id).execute()
    for (const company of [demo, other]) await post(instance, company)
    await setCount(instance, 25)
    expect((await post(instance, demo)).statusCode).toBe(429)
    expect((await post(instance, other)).statusCode).toBe(201)
  })
})
