import { sessions } from '@guildhall/contract/account/sessions'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { similar } from '@guildhall/contract/jobs/similar'
import { notifications } from '@guildhall/contract/notifications/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { posting } from '@guildhall/contract/posting/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aJob, inDays, type Account } from '../../test/factories.ts'
import { accept } from '../../test/hiring.ts'
import { whileHolding } from '../../test/locks.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { setActive as suspendOrRestore } from '../../test/people.ts'
import { indexJobs } from './api.ts'

const UNKNOWN = 999_999
const TITLE = 'Lighthouse keeper'
type Ids = { id: number; companyId: number }
type Call = readonly [endpoint: Endpoint, input: object]

/** Calls that name a job or its company. */
const lookups: Record<string, (ids: Ids) => Call> = {
  getJobDetail: ({ id }: Ids) => [jobs.getJobDetail, { params: { id } }],
  getSimilarJobs: ({ id }: Ids) => [similar.getSimilarJobs, { params: { id } }],
  viewJob: ({ id }: Ids) => [jobs.viewJob, { params: { id } }],
  saveJob: ({ id }: Ids) => [jobs.saveJob, { body: { id } }],
  checkSavedJob: ({ id }: Ids) => [jobs.checkSavedJob, { params: { id } }],
  apply: ({ id }: Ids) => [applying.apply, { params: { id }, body: [] }],
  getApplicants: ({ id }: Ids) => [hiring.getApplicants, { params: { id }, query: {} }],
  acceptApplicant: ({ id }: Ids) => [hiring.acceptApplicant, { params: { id }, body: { user_id: 1 } }],
  getApplication: ({ id }: Ids) => [hiring.getApplication, { params: { id }, query: { user: 1 } }],
  markApplicant: ({ id }: Ids) => [hiring.markApplicant, { params: { id }, body: { user_id: 1 } }],
  seeApplicants: ({ id }: Ids) => [hiring.seeApplicants, { params: { id } }],
  editJob: ({ id }: Ids) => [
    posting.editJob,
    { params: { id }, body: { value: aJob(), additionalValue: [] } },
  ],
  extendJob: ({ id }: Ids) => [posting.extendJob, { params: { id }, body: { deadline: inDays(9) } }],
  deleteJob: ({ id }: Ids) => [posting.deleteJob, { params: { id } }],
  finishJob: ({ id }: Ids) => [hiring.finishJob, { params: { id } }],
  closeJob: ({ id }: Ids) => [hiring.closeJob, { params: { id } }],
  getCompanyJobs: ({ companyId }: Ids) => [jobs.getCompanyJobs, { params: { userId: companyId }, query: {} }],
  getProfile: ({ companyId }: Ids) => [profile.getProfile, { params: { userId: companyId } }],
  checkUserType: ({ companyId }: Ids) => [sessions.checkUserType, { query: { id: companyId } }],
}

const all = (status: number) => ({ visitor: status, stranger: status, fan: status, rival: status })
const forAccounts = (status: number) => ({ ...all(status), visitor: 401 })
const forPersonal = (status: number) => ({ ...forAccounts(status), rival: 403 })
const forCompanies = (status: number) => ({ ...forAccounts(403), rival: status })

/** The status of each of these calls, by caller. */
const REFUSALS: Record<string, object> = {
  getJobDetail: all(404),
  getSimilarJobs: all(404),
  viewJob: all(404),
  saveJob: forPersonal(400),
  checkSavedJob: forAccounts(404),
  apply: forPersonal(404),
  getApplicants: forCompanies(404),
  acceptApplicant: forCompanies(404),
  getApplication: forCompanies(404),
  markApplicant: forCompanies(404),
  seeApplicants: forCompanies(404),
  editJob: forCompanies(404),
  extendJob: forCompanies(404),
  deleteJob: forCompanies(404),
  finishJob: forCompanies(404),
  closeJob: forCompanies(404),
  getCompanyJobs: all(404),
  getProfile: all(404),
  checkUserType: forAccounts(404),
}

/** A person's own lists, which keep a row. */
const ownLists: Record<string, Call> = {
  getSavedJobs: [jobs.getSavedJobs, { query: {} }],
  getInterestedJobs: [applying.getInterestedJobs, { query: {} }],
}

/** Calls that list jobs. */
const lists: Record<string, Call> = {
  getPostedJobs: [posting.getPostedJobs, { query: {} }],
  searchJobs: [search.searchJobs, { query: { search: 'lighthouse' } }],
  searchJobsAuthenticated: [search.searchJobsAuthenticated, { query: { search: '' } }],
}

/** Calls that find no jobs, count them (see counts.test.ts and market.test.ts), post one, or undo what the caller did with it. */
const OTHERS = [
  'addJob',
  'deleteSavedJob',
  'withdrawApplication',
  'getSearchBarData',
  'countJobs',
  'countSuggestedJobs',
  'getMarketSummary',
  'searchPeople',
  'countPeople',
  'countSuggestedPeople',
]

async function ask({ send }: TestInstance, [endpoint, input]: Call, as: Account | undefined) {
  const response = await send(endpoint, input, { as })
  return { status: response.statusCode, body: response.json<{ total_job?: number; total_user?: number }>() }
}

/** A job that a person saved and applied for, and every kind of caller. */
async function newKnownJob() {
  const instance = await freshInstance()
  const { id, company } = await instance.newJob({ jobTitle: TITLE })
  const [fan, rival] = [await instance.newCandidate(), await instance.newCompany()]
  await instance.call(jobs.saveJob, { body: { id } }, fan)
  await instance.call(applying.apply, { params: { id }, body: [] }, fan)
  const callers = { visitor: undefined, stranger: await instance.newCandidate(), fan, rival }
  const setActive = (isActive: boolean) => suspendOrRestore(instance, company, isActive)
  return { instance, ids: { id, companyId: company.id }, company, callers, setActive }
}

describe('jobs of a company whose account is inactive', () => {
  test('every endpoint of jobs, hiring and search is covered by these tests', () => {
    const covered = [lookups, lists, ownLists].flatMap(Object.keys).concat(OTHERS)
    expect(covered).toEqual(expect.arrayContaining(Object.keys({ ...jobs, ...hiring, ...search })))
  })

  test.each(Object.entries(lookups))(
    '%s answers everybody as if the jobs of an inactive company did not exist',
    async (name, call) => {
      const { instance, ids, callers, setActive } = await newKnownJob()
      await setActive(false)
      const statuses: Record<string, number> = {}
      for (const [caller, as] of Object.entries(callers)) {
        const unknown = await ask(instance, call({ id: UNKNOWN, companyId: UNKNOWN }), as)
        expect.soft(await ask(instance, call(ids), as), caller).toEqual(unknown)
        statuses[caller] = unknown.status
      }
      expect(statuses).toEqual(REFUSALS[name])
    },
  )

  test.each(Object.entries(lists))(
    '%s neither lists nor counts the jobs of an inactive company',
    async (_name, call) => {
      const { instance, callers, setActive } = await newKnownJob()
      await setActive(false)
      for (const [name, as] of Object.entries(callers)) {
        const response = await ask(instance, call, as)
        expect.soft(JSON.stringify(response.body), name).not.toContain(TITLE)
        if (response.status !== 200) continue
        const { total_job, total_user } = response.body
        expect.soft(total_job ?? total_user, name).toBe(0)
      }
    },
  )

  test('lists of saved jobs and applications keep the title and the date, and nothing else of the job', async () => {
    const { instance, ids, callers, setActive } = await newKnownJob()
    await instance.newJob({ jobTitle: 'Baker' })
    const read = async (call: Call) => (await ask(instance, call, callers.fan)).body
    const before = (await read(ownLists['getInterestedJobs']!)) as unknown as {
      data: { history: { at: string }[] }[]
    }
    await instance.db
      .updateTable('jobs')
      .set({ job_title: 'Convicted thief' })
      .where('id', '=', ids.id)
      .execute()
    await setActive(false)
    const gone = { id: ids.id, company_gone: true }
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    const { history } = before.data[0]!
    expect(await read(ownLists['getInterestedJobs']!)).toEqual({
      data: [{ ...gone, job_title: TITLE, applied_at: time, application_status: 'Applied', history }],
      total_job: 1,
    })
    expect(await read(ownLists['getSavedJobs']!)).toEqual({
      data: [{ ...gone, job_title: 'Convicted thief', saved_at: time }],
      total_job: 1,
    })
  })

  test('pages of own lists are full and in order, whichever companies are inactive', async () => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate()
    const posted = []
    for (let n = 0; n < PAGE_SIZE.jobs + 2; n++) {
      const job = await instance.newJob()
      await instance.call(jobs.saveJob, { body: { id: job.id } }, ann)
      await instance.call(applying.apply, { params: { id: job.id }, body: [] }, ann)
      posted.unshift(job)
    }
    for (const { company } of posted.filter((_, n) => n % 3 === 0))
      await suspendOrRestore(instance, company, false)
    for (const endpoint of [jobs.getSavedJobs, applying.getInterestedJobs])
      for (const page of [1, 2]) {
        const { body } = await instance.call(endpoint, { query: { page: String(page) } }, ann)
        const { data, total_job } = body as { data: { id: number; company_gone?: true }[]; total_job: number }
        const start = (page - 1) * PAGE_SIZE.jobs
        expect(total_job).toBe(posted.length)
        expect(data.map(({ id, company_gone = false }) => [id, company_gone])).toEqual(
          posted.map(({ id }, n) => [id, n % 3 === 0]).slice(start, start + PAGE_SIZE.jobs),
        )
      }
  })

  test('an application to an inactive company can be withdrawn, and its company learns of nothing', async () => {
    const { instance, ids, callers, setActive } = await newKnownJob()
    await instance.db.deleteFrom('notifications').execute()
    await setActive(false)
    expect(
      await instance.call(applying.withdrawApplication, { params: { id: ids.id } }, callers.fan),
    ).toMatchObject({ status: 200 })
    expect((await ask(instance, ownLists['getInterestedJobs']!, callers.fan)).body).toMatchObject({
      data: [{ company_gone: true, application_status: 'Withdrawn' }],
    })
    expect(await instance.db.selectFrom('notifications').selectAll().execute()).toEqual([])
  })

  test('notifications about an inactive company stay, count as unread, and say that it is gone', async () => {
    const { instance, company, ids, callers, setActive } = await newKnownJob()
    await accept(instance, ids.id, callers.fan, company)
    const read = () => instance.call(notifications.getNotifications, { query: {} }, callers.fan)
    const before = await read()
    expect(before).toMatchObject({ body: [{ job: { job_id: ids.id, job_title: TITLE } }] })
    await setActive(false)
    const [notification] = before.body as object[]
    expect(await read()).toEqual({
      status: 200,
      body: [{ ...notification, job: null, company_gone: true, user_accepted: null }],
    })
    expect((await instance.call(notifications.getTotalUnread, {}, callers.fan)).body).toEqual({ total: 1 })
    await setActive(true)
    expect(await read()).toEqual(before)
  })

  test('jobs of an inactive company count no views', async () => {
    const { instance, ids, callers, setActive } = await newKnownJob()
    await setActive(false)
    await ask(instance, lookups['viewJob']!(ids), callers.stranger)
    expect(await instance.db.selectFrom('job_views').selectAll().execute()).toEqual([])
  })

  test("jobs of an inactive company can still be removed from a person's saved jobs", async () => {
    const { instance, ids, callers, setActive } = await newKnownJob()
    await setActive(false)
    expect(await instance.call(jobs.deleteSavedJob, { params: { id: ids.id } }, callers.fan)).toMatchObject({
      status: 200,
    })
  })

  test('jobs of a reactivated company are all visible again, with what people did with them', async () => {
    const { instance, ids, company, callers, setActive } = await newKnownJob()
    const everything = async (company: Account) => {
      const responses: unknown[] = []
      for (const as of [...Object.values(callers), company])
        for (const call of [
          lookups['getJobDetail']!(ids),
          lookups['getCompanyJobs']!(ids),
          ...Object.values(ownLists),
          ...Object.values(lists),
        ])
          responses.push(await ask(instance, call, as))
      return responses
    }
    const before = await everything(company)
    await setActive(false)
    expect(await everything(company)).not.toEqual(before)
    await setActive(true)
    await instance.workQueue()
    expect(await everything(await instance.logIn(company))).toEqual(before)
  })

  test.each([
    ['a closed job', "update jobs set status = 'Closed'"],
    ['a job of a deactivated company', 'update users set is_active = false'],
  ])('%s is not searchable when that happens while it is being indexed', async (_name, change) => {
    const { instance, ids, setActive } = await newKnownJob()
    await setActive(false)
    await setActive(true)
    const { done } = await whileHolding(instance, 'lock table search_changes', async (waiting) => {
      const indexing = indexJobs(instance.db)
      await waiting(1)
      const changing = sql.raw(change).execute(instance.db)
      await Promise.race([changing, waiting(2)])
      return { done: Promise.all([indexing, changing]) }
    })
    await done
    const rows = await instance.db.selectFrom('search_documents').select('id').execute()
    expect(rows).not.toContainEqual({ id: ids.id })
  })
})
