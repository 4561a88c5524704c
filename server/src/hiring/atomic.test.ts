import { applying } from '@guildhall/contract/hiring/applying'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inDays, type Account } from '../../test/factories.ts'
import { accept, close, finish, makeOverdue, newJobWith, withdraw } from '../../test/hiring.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { followDeadlines } from './tasks.ts'

type Hiring = { instance: TestInstance; id: number; company: Account; ann: Account; stranger: Account }
type Step = {
  name: string
  /** What comes before it. */
  prepare?: (hiring: Hiring) => Promise<unknown>
  act: (hiring: Hiring) => Promise<{ status: number }>
}

const acceptAnn = ({ instance, id, company, ann }: Hiring) => accept(instance, id, ann, company)
const finishJob = ({ instance, id, company }: Hiring) => finish(instance, id, company)
const SERVER_ERROR = { status: 500 }
const follow = ({ instance }: Hiring) =>
  followDeadlines(instance.db).then(
    () => ({ status: 200 }),
    () => SERVER_ERROR,
  )

const STEPS: Step[] = [
  {
    name: 'an application',
    act: ({ instance, id, stranger }) =>
      instance.call(applying.apply, { params: { id }, body: [] }, stranger),
  },
  { name: 'a withdrawal', act: ({ instance, id, ann }) => withdraw(instance, id, ann) },
  { name: 'an acceptance', act: acceptAnn },
  { name: 'the end of a job', prepare: acceptAnn, act: finishJob },
  { name: 'the closing of a job', act: ({ instance, id, company }) => close(instance, id, company) },
  {
    name: 'the closing of a job without a decision',
    prepare: ({ instance, id }) => makeOverdue(instance, [id]),
    act: follow,
  },
  {
    name: 'a reminder',
    prepare: ({ instance }) =>
      instance.db
        .updateTable('jobs')
        .set({ created_at: '2020-01-01', deadline: inDays(7) })
        .execute(),
    act: follow,
  },
  {
    name: 'a rating',
    prepare: async (hiring) => {
      await acceptAnn(hiring)
      await finishJob(hiring)
    },
    act: ({ instance, id, company, ann }) =>
      instance.call(
        ratings.addRating,
        { query: { id }, body: { rating: 4, comment: 'On time, every morning.', to_user_id: ann.id } },
        company,
      ),
  },
]

const TABLES = [
  'jobs',
  'search_documents',
  'applications',
  'application_history',
  'application_snapshots',
  'job_reminders',
  'ratings',
] as const

const rowsOf = ({ db }: TestInstance) =>
  Promise.all(
    TABLES.map(
      async (table) => (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db)).rows,
    ),
  )

test.each(STEPS)('$name changes nothing when its notification cannot be stored', async ({ prepare, act }) => {
  const instance = await freshInstance()
  const { id, company, applicants } = await newJobWith(instance, 'Ann', 'Ben')
  const hiring = { instance, id, company, ann: applicants[0]!, stranger: await instance.newCandidate() }
  await prepare?.(hiring)
  await sql`alter table notifications add constraint refused check (false) not valid`.execute(instance.db)
  const before = await rowsOf(instance)
  expect(await act(hiring)).toMatchObject(SERVER_ERROR)
  expect(await rowsOf(instance)).toEqual(before)

  await sql`alter table notifications drop constraint refused`.execute(instance.db)
  expect((await act(hiring)).status).toBeLessThan(300)
  expect(await rowsOf(instance)).not.toEqual(before)
})
