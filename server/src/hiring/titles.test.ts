import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { notifications } from '@guildhall/contract/notifications/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import {
  accept,
  close,
  decline,
  finish,
  makeOverdue,
  newApplicant,
  newJobWith,
  notices,
  rename,
  withdraw,
} from '../../test/hiring.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { listUnreadNotifications } from '../digests/queries.ts'
import { followDeadlines } from './tasks.ts'

const RENAMED = 'Convicted thief'

/** A job that Ann applied for as 'Baker', and Ben under its next title. */
async function renamedJob() {
  const instance = await freshInstance()
  const { id, company, applicants } = await newJobWith(instance, 'Ann')
  await rename(instance, id, RENAMED, company)
  const ben = await newApplicant(instance, id, 'Ben')
  await instance.db.deleteFrom('notifications').execute()
  return { instance, id, company, ann: applicants[0]!, ben }
}

const appliedJob = async ({ call }: TestInstance, as: Account) => {
  const { body } = await call(applying.getInterestedJobs, { query: {} }, as)
  return (body as { data: object[] }).data[0]
}

const rate = ({ call }: TestInstance, id: number, from: Account, to: Account) =>
  call(ratings.addRating, { query: { id }, body: { rating: 4, comment: 'Fine.', to_user_id: to.id } }, from)

test('an application keeps the job title as it was when applying, and says that it has changed', async () => {
  const { instance, id, company, ann, ben } = await renamedJob()
  expect(await appliedJob(instance, ann)).toMatchObject({ job_title: 'Baker', is_renamed: true })
  expect(await appliedJob(instance, ben)).toMatchObject({ job_title: RENAMED, is_renamed: false })
  const read = (user: Account) =>
    instance.call(hiring.getApplication, { params: { id }, query: { user: user.id } }, company)
  expect(await read(ann)).toMatchObject({ body: { job_title: 'Baker' } })
  expect(await read(ben)).toMatchObject({ body: { job_title: RENAMED } })
  expect(await instance.call(jobs.getJobDetail, { params: { id } }, company)).toMatchObject({
    body: { job_title: RENAMED },
  })
  expect(await withdraw(instance, id, ann)).toMatchObject({
    body: { success: 'Application for “Baker” withdrawn' },
  })
})

test('applicants are notified of decisions with the job title as it was when they applied', async () => {
  const { instance, id, company, ann } = await renamedJob()
  await accept(instance, id, ann, company)
  await finish(instance, id, company)
  expect(await notices(instance)).toEqual([
    ['Ann', '[Harbour Bakery] accepted you for [Baker].', 'In Progress'],
    ['Ben', `You were not selected for [${RENAMED}].`, 'In Progress'],
    ['Ann', '[Baker] has finished. Please rate [Harbour Bakery].', 'Finished'],
    ['Harbour Bakery', `[${RENAMED}] has finished. Please rate [Ann].`, 'Finished'],
  ])
  const titles = async (as: Account) => {
    const { body } = await instance.call(notifications.getNotifications, { query: {} }, as)
    return new Set((body as { job: { job_title: string } }[]).map(({ job }) => job.job_title))
  }
  expect(await titles(ann)).toEqual(new Set(['Baker']))
  expect(await titles(company)).toEqual(new Set([RENAMED]))
})

test('each applicant is notified of a closed job with the title that they applied for', async () => {
  const { instance, id, company } = await renamedJob()
  await close(instance, id, company)
  expect(await notices(instance)).toEqual([
    ['Ann', '[Harbour Bakery] closed [Baker]. Your application is closed.', 'Closed'],
    ['Ben', `[Harbour Bakery] closed [${RENAMED}]. Your application is closed.`, 'Closed'],
  ])
})

test('each applicant is notified of a missing decision with the title that they applied for', async () => {
  const { instance, id } = await renamedJob()
  await makeOverdue(instance, [id])
  await followDeadlines(instance.db)
  expect((await notices(instance)).map(([name, message]) => [name, message])).toContainEqual([
    'Ann',
    '[Harbour Bakery] made no decision on [Baker] in time. Your application is closed.',
  ])
})

test('the ratings of a job, and their notifications, have the title that the accepted person applied for', async () => {
  const { instance, id, company, ann } = await renamedJob()
  await accept(instance, id, ann, company)
  await finish(instance, id, company)
  await instance.db.deleteFrom('notifications').execute()
  await rate(instance, id, company, ann)
  await rate(instance, id, ann, company)
  expect((await notices(instance)).map(([name, message]) => [name, message])).toEqual([
    ['Ann', 'Your work on [Baker] was rated. Rate it too to see the rating.'],
    ['Harbour Bakery', 'You were rated for [Baker]. The rating is on your profile.'],
  ])
  for (const { id: userId } of [ann, company])
    expect(await instance.call(ratings.getRatings, { params: { userId } })).toMatchObject({
      body: { data: [{ job: { id, job_title: 'Baker' } }] },
    })
})

test('a digest names the job of an application as it was when applying', async () => {
  const { instance, id, company, ann } = await renamedJob()
  await accept(instance, id, ann, company)
  await instance.db
    .updateTable('notifications')
    .set({ created_at: sql`now() - interval '1 hour'` })
    .execute()
  await instance.db
    .updateTable('users')
    .set({ mail_digest_since: sql`now() - interval '1 day'` })
    .execute()
  const recipient = { id: ann.id, since: null, until: new Date() }
  expect(await listUnreadNotifications(instance.db, recipient as never)).toMatchObject([
    { message: '[Harbour Bakery] accepted you for [Baker].', job_title: 'Baker' },
  ])
})

test('applications that a server of the previous release saves have the title too', async () => {
  const instance = await freshInstance()
  const { id } = await instance.newJob()
  const { id: user_id } = await instance.newCandidate()
  await instance.db.insertInto('applications').values({ job_id: id, user_id }).execute()
  expect(await instance.db.selectFrom('applications').select('job_title').execute()).toEqual([
    { job_title: 'Baker' },
  ])
})

/** A company's full-time job, and another job in progress with Ann, who has applied for both. */
async function twoJobs(types = [1]) {
  const instance = await freshInstance()
  const { id, company, applicants } = await newJobWith(instance, 'Ann')
  const ann = applicants[0]!
  const second = await instance.newJob({ by: company, jobTitle: 'Cook', jobEmploymentType: types })
  await instance.call(applying.apply, { params: { id: second.id }, body: [] }, ann)
  await accept(instance, second.id, ann, second.company)
  await instance.db.deleteFrom('notifications').execute()
  const firstRow = async () => {
    const { body } = await instance.call(hiring.getApplicants, { params: { id }, query: {} }, company)
    return (body as { data: object[] }).data[0]
  }
  return { instance, id, company, ann, second, firstRow }
}

test('before a second full-time acceptance the company reads the title of its first job, and the person is told', async () => {
  const { instance, id, company, ann, second, firstRow } = await twoJobs()
  expect(await firstRow()).toMatchObject({ other_full_time_job: 'Cook' })
  expect(await accept(instance, id, ann, company)).toMatchObject({ status: 200 })
  expect(await notices(instance)).toEqual([
    [
      'Ann',
      "[Harbour Bakery] accepted you for [Baker]. You're already accepted for another full-time job: if you can't do both, decline one of them.",
      'In Progress',
    ],
  ])
  await decline(instance, second.id, ann)
  expect(await firstRow()).toMatchObject({ other_full_time_job: null })
})

test('a part-time job in progress causes no question before an acceptance', async () => {
  const { instance, id, company, ann, firstRow } = await twoJobs([2])
  expect(await firstRow()).toMatchObject({ other_full_time_job: null })
  await accept(instance, id, ann, company)
  expect((await notices(instance))[0]![1]).toBe('[Harbour Bakery] accepted you for [Baker].')
})

test("a company doesn't learn of another company's full-time job, but the person is told", async () => {
  const instance = await freshInstance()
  const { id, company, applicants } = await newJobWith(instance, 'Ann')
  const ann = applicants[0]!
  const mill = await instance.newCompany({ name: 'Mill' })
  const second = await instance.newJob({ by: mill, jobTitle: 'Cook' })
  await instance.call(applying.apply, { params: { id: second.id }, body: [] }, ann)
  await accept(instance, second.id, ann, mill)
  await instance.db.deleteFrom('notifications').execute()
  const { body } = await instance.call(hiring.getApplicants, { params: { id }, query: {} }, company)
  expect(body).toMatchObject({ data: [{ other_full_time_job: null }] })
  await accept(instance, id, ann, company)
  const [[, told] = []] = await notices(instance)
  expect(told).toContain("You're already accepted for another full-time job")
  expect(told).not.toMatch(/Mill|Cook/)
})
