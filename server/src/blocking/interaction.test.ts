import { sessions } from '@guildhall/contract/account/sessions'
import { blocking } from '@guildhall/contract/blocking/endpoints'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { applying } from '@guildhall/contract/hiring/applying'
import { hiring, type ApplicationDetail } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { describe, expect, test } from 'vitest'
import { inDays, type Account } from '../../test/factories.ts'
import { digestsAfter } from '../../test/digests.ts'
import {
  accept,
  applicationStates,
  close,
  finish,
  newApplicant,
  notices,
  withdraw,
} from '../../test/hiring.ts'
import type { TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { freshFolder } from '../../test/folders.ts'
import { freshPair, getMessage, listMessages, sendMessage } from '../../test/messages.ts'
import { aPdf, uploadResume } from '../../test/uploads.ts'
import { openFolder } from '../adapters/files.ts'
import { followDeadlines } from '../hiring/api.ts'
import { notify } from '../notifications/api.ts'
import { writeChanges } from '../search/documents.ts'

const UNKNOWN = 999_999

const block = ({ call }: TestInstance, from: Account, to: Account) =>
  call(blocking.blockUser, { body: { id: to.id } }, from)

/** A company with an open job, and a candidate. */
async function freshJob(options: Parameters<typeof freshPair>[0] = {}) {
  const { instance, bakery, ann } = await freshPair(options)
  const { id } = await instance.newJob({ by: bakery, jobTitle: 'Baker' })
  return { instance, bakery, ann, id }
}

type Setting = Awaited<ReturnType<typeof freshJob>>
type Response = { status: number; body: unknown }

/** Calls of one side about the other: the call, the same for an unknown id, and the status without a block. */
type Guarded = {
  prepare?: (setting: Setting) => Promise<unknown>
  call: (setting: Setting, jobId: number) => Promise<Response>
  allowed: number
}

const apply = ({ instance, ann }: Setting, id: number) =>
  instance.call(applying.apply, { params: { id }, body: [] }, ann)

const rate = ({ instance }: Setting, { id, from, to }: { id: number; from: Account; to: Account }) =>
  instance.call(
    ratings.addRating,
    { query: { id }, body: { rating: 4, comment: 'On time.', to_user_id: to.id } },
    from,
  )

const GUARDED: Record<string, Guarded> = {
  'applying for a job of the other side': { call: apply, allowed: 201 },
  'rating the company': {
    prepare: ({ instance, ann, id }) => instance.choose(id, 'Finished', ann),
    call: (setting, id) => rate(setting, { id, from: setting.ann, to: setting.bakery }),
    allowed: 201,
  },
  'rating the candidate': {
    prepare: ({ instance, ann, id }) => instance.choose(id, 'Finished', ann),
    call: (setting, id) => rate(setting, { id, from: setting.bakery, to: setting.ann }),
    allowed: 201,
  },
}

const byUserId = (userId: number) => ({ params: { userId }, query: {} })

/** Calls that read an account by its id. */
const READS: Record<string, [Endpoint, (userId: number) => object]> = {
  'a profile': [profile.getProfile, byUserId],
  'a list of ratings': [ratings.getRatings, byUserId],
  'a resume': [profile.getResume, byUserId],
  'an account type': [sessions.checkUserType, (id) => ({ query: { id } })],
}

const DIRECTIONS = [
  ['the candidate blocks the company', ({ ann, bakery }: Setting) => [ann, bakery] as const],
  ['the company blocks the candidate', ({ ann, bakery }: Setting) => [bakery, ann] as const],
] as const

describe.each(DIRECTIONS)('when %s', (_title, sides) => {
  test.each(Object.entries(GUARDED))(
    '%s answers as for an unknown job, until the account is unblocked',
    async (_name, { prepare, call, allowed }) => {
      const setting = await freshJob()
      const { instance, id } = setting
      await prepare?.(setting)
      const [from, to] = sides(setting)
      const unknown = await call(setting, UNKNOWN)
      expect(unknown.status).toBe(404)

      await block(instance, from, to)
      expect(await call(setting, id)).toEqual(unknown)
      await instance.call(blocking.unblockUser, { params: { id: to.id } }, from)
      expect((await call(setting, id)).status).toBe(allowed)
    },
  )

  test('accepting an applicant answers as for a person who never applied, until the account is unblocked', async () => {
    const setting = await freshJob()
    const { instance, bakery, id } = setting
    const ann = await newApplicant(instance, id, 'Ann')
    const [from, to] = sides({ ...setting, ann })
    const unknown = await accept(instance, id, { id: UNKNOWN }, bakery)
    await block(instance, from, to)
    expect(await accept(instance, id, ann, bakery)).toEqual(unknown)
    expect(unknown.status).toBe(404)
    await instance.call(blocking.unblockUser, { params: { id: to.id } }, from)
    expect((await accept(instance, id, ann, bakery)).status).toBe(200)
  })

  test.each(Object.entries(READS))(
    '%s answers both sides as for an unknown account, until it is unblocked',
    async (_name, [endpoint, input]) => {
      const setting = await freshJob({ files: await openFolder(await freshFolder()) })
      const { instance, bakery, ann } = setting
      await uploadResume(instance, ann, { content: await aPdf() }, 'Ann.pdf')
      await instance.db.updateTable('users').set({ contact_visible_to: 'companies' }).execute()
      const read = async (userId: number, as: Account) => {
        const response = await instance.send(endpoint, input(userId), { as })
        return { status: response.statusCode, body: response.json<object>() }
      }
      const readBoth = () => Promise.all([read(ann.id, bakery), read(bakery.id, ann)])
      const unknown = await Promise.all([read(UNKNOWN, bakery), read(UNKNOWN, ann)])
      expect(unknown.map(({ status }) => status)).toEqual([404, 404])
      const before = await readBoth()
      expect(before[0]!.status).toBe(200)
      const [from, to] = sides(setting)
      await block(instance, from, to)
      expect(await readBoth()).toEqual(unknown)
      await instance.call(blocking.unblockUser, { params: { id: to.id } }, from)
      // The address of a resume is signed anew.
      expect((await readBoth()).map(({ status }) => status)).toEqual(before.map(({ status }) => status))
    },
  )

  test('an old message shows the alias in place of the email, until the account is unblocked', async () => {
    const setting = await freshJob()
    const { instance, bakery, ann } = setting
    await sendMessage(instance, ann, bakery)
    const id = await sendMessage(instance, bakery, ann)
    const addresses = async () => [
      (await getMessage(instance, id, bakery)).message.recipient.email,
      (await listMessages(instance, 'sent', ann)).data[0]!.recipient.email,
    ]
    expect(await addresses()).toEqual([ann.email, bakery.email])
    const [from, to] = sides(setting)
    await block(instance, from, to)
    expect(await addresses()).toEqual([
      `${ann.username}@members.guildhall.test`,
      `${bakery.username}@members.guildhall.test`,
    ])
    await instance.call(blocking.unblockUser, { params: { id: to.id } }, from)
    expect(await addresses()).toEqual([ann.email, bakery.email])
  })

  test('jobs of the company stay visible, and can be saved', async () => {
    const setting = await freshJob()
    const { instance, bakery, ann, id } = setting
    const [from, to] = sides(setting)
    await block(instance, from, to)
    const reads = [
      await instance.call(jobs.getJobDetail, { params: { id } }, ann),
      await instance.call(jobs.getCompanyJobs, { params: { userId: bakery.id }, query: {} }, ann),
      await instance.call(search.searchJobsAuthenticated, { query: { search: 'baker' } }, ann),
    ]
    expect(reads).toMatchObject([
      { status: 200, body: { id, is_applied: false } },
      { status: 200, body: { total_job: 1 } },
      { status: 200, body: { total_user: 1 } },
    ])
    expect(await instance.call(jobs.saveJob, { body: { id } }, ann)).toMatchObject({ status: 201 })
    // Its reminder would be a notification about the company.
    const deadline = { deadline: inDays(2), created_at: new Date(Date.now() - 30 * 86_400_000) }
    await instance.db.updateTable('jobs').set(deadline).where('id', '=', id).execute()
    await instance.db.updateTable('saved_jobs').set({ saved_at: deadline.created_at }).execute()
    await followDeadlines(instance.db)
    expect((await notices(instance)).map(([name]) => name)).toEqual(['Harbour Bakery'])
  })

  test('an application from before the block stays with the company, without contact data and later changes', async () => {
    const setting = await freshJob({ files: await openFolder(await freshFolder()) })
    const { instance, bakery, ann, id } = setting
    await uploadResume(instance, ann, { content: await aPdf() }, 'Ann.pdf')
    const phone = { phone_number: '+49 30 1234' }
    await instance.db.updateTable('users').set(phone).where('id', '=', ann.id).execute()
    await apply(setting, id)
    const bio = { bio: 'Since 2012.' }
    await instance.db.updateTable('users').set(bio).where('id', '=', ann.id).execute()
    const input = { params: { id }, query: { user: ann.id } }
    const read = async () => (await instance.call(hiring.getApplication, input, bakery)).body
    const before = await read()
    expect(before).toMatchObject({
      snapshot: { email: ann.email, ...phone, resume: 'Ann.pdf' },
      resume: { name: 'Ann.pdf' },
      changed: ['bio'],
    })
    const [from, to] = sides(setting)
    await block(instance, from, to)
    const list = await instance.call(hiring.getApplicants, { params: { id }, query: {} }, bakery)
    // The company learns of its own block only.
    const listed = { user: { name: 'Ann Berg' }, is_blocked: from.id === bakery.id }
    expect(list).toMatchObject({ body: { data: [listed], total_user: 1 } })
    const { snapshot } = before as ApplicationDetail
    const hidden = { email: null, phone_number: null, resume: null }
    expect(await read()).toEqual({
      ...before,
      snapshot: { ...snapshot, ...hidden },
      changed: [],
      resume: null,
    })
    const mark = { params: { id }, body: { user_id: ann.id, shortlisted: true, note: 'Kind.' } }
    expect(await instance.call(hiring.markApplicant, mark, bakery)).toMatchObject({ status: 200 })
    await instance.call(blocking.unblockUser, { params: { id: to.id } }, from)
    // The address of the resume is signed anew by each read.
    const resume = expect.objectContaining({ name: 'Ann.pdf' })
    expect(await read()).toEqual({ ...before, resume, shortlisted: true, note: 'Kind.' })
  })

  test('the company reads the card of an applicant as it was sent, without a picture and what changed since', async () => {
    const setting = await freshJob()
    const { instance, bakery, ann, id } = setting
    await apply(setting, id)
    const cards = async () => {
      const list = await instance.call(hiring.getApplicants, { params: { id }, query: {} }, bakery)
      const one = await instance.call(
        hiring.getApplication,
        { params: { id }, query: { user: ann.id } },
        bakery,
      )
      return [(list.body as { data: { user: object }[] }).data[0]!.user, (one.body as ApplicationDetail).user]
    }
    const sent = await cards()
    const [from, to] = sides(setting)
    await block(instance, from, to)
    const today = { name: 'Ann Mill', short_intro: 'I mill.', profile_picture: '/files/pictures/ann.webp' }
    await instance.db.updateTable('users').set(today).where('id', '=', ann.id).execute()
    const job = { company_name: 'Mill', job_name: 'Miller', details: '' }
    const dates = { start_date: '2020-01-01', end_date: '2021-01-01' }
    await instance.db
      .insertInto('experiences')
      .values({ user_id: ann.id, ...job, ...dates })
      .execute()
    expect(await cards()).toEqual(sent)
    await instance.db.deleteFrom('application_snapshots').execute()
    const unknown = { short_intro: '', profile_picture: null, skills: [], last_experience: null }
    expect(await cards()).toMatchObject([unknown, unknown])
    await instance.call(blocking.unblockUser, { params: { id: to.id } }, from)
    expect(await cards()).toMatchObject([today, today])
  })

  test('no search of the company finds or counts the candidate, until the account is unblocked', async () => {
    const setting = await freshJob()
    const { instance, bakery, ann } = setting
    const [from, to] = sides(setting)
    await instance.newCandidate({ name: 'Bea Berg' })
    const { type } = await instance.db.selectFrom('employment_types').select('type').executeTakeFirstOrThrow()
    const searches = async () => {
      const { body: found } = await instance.call(
        search.searchPeople,
        { body: { search: 'berg' }, query: {} },
        bakery,
      )
      // A search of the name alone is not corrected to a similar one either.
      const { body: byName } = await instance.call(
        search.searchPeople,
        { body: { search: 'ann' }, query: {} },
        bakery,
      )
      const { body: counts } = await instance.call(search.countPeople, { body: { search: 'berg' } }, bakery)
      const { body: suggested } = await instance.call(
        search.countSuggestedPeople,
        { body: { suggestion: ['Berg'] } },
        bakery,
      )
      const { employment_type } = counts as { employment_type: object[] }
      return { found, byName, suggested, type: employment_type[0] }
    }
    const all = await searches()
    expect(all).toMatchObject({
      found: { total_user: 2 },
      byName: { total_user: 1 },
      suggested: { data: [{ count: 2 }] },
      type: { name: type, count: 2 },
    })
    await block(instance, from, to)
    expect(await searches()).toEqual({
      found: { ...all.found, data: [expect.objectContaining({ name: 'Bea Berg' })], total_user: 1 },
      byName: { data: [], total_user: 0, corrected: null },
      suggested: { data: [{ name: 'Berg', count: 1 }] },
      type: { name: type, count: 1 },
    })
    // Others still find the candidate.
    const other = await instance.newCompany()
    expect(
      await instance.call(search.searchPeople, { body: { search: 'ann' }, query: {} }, other),
    ).toMatchObject({
      body: { data: [{ id: ann.id }], total_user: 1 },
    })
    await instance.call(blocking.unblockUser, { params: { id: to.id } }, from)
    expect(await searches()).toEqual(all)
  })

  test('no typo of the company is corrected to a word that only the candidate has', async () => {
    const setting = await freshJob()
    const { instance, bakery } = setting
    const [from, to] = sides(setting)
    const corrected = async () =>
      instance.call(search.searchPeople, { body: { search: 'bergg' }, query: {} }, bakery)
    await writeChanges(instance.db)
    expect(await corrected()).toMatchObject({ body: { corrected: 'berg', total_user: 1 } })
    await block(instance, from, to)
    expect(await corrected()).toEqual({ status: 200, body: { data: [], total_user: 0, corrected: null } })
    await instance.newCandidate({ name: 'Bea Berg' })
    expect(await corrected()).toMatchObject({ body: { corrected: 'berg', total_user: 1 } })
  })

  test('neither side is notified of what the other does, and both can finish what they began', async () => {
    const setting = await freshJob()
    const { instance, bakery, id } = setting
    const ann = await newApplicant(instance, id, 'Ann')
    const other = await instance.newJob({ by: bakery })
    const third = await instance.newJob({ by: bakery })
    const fourth = await instance.newJob({ by: bakery })
    for (const job of [other, third, fourth])
      await instance.call(applying.apply, { params: { id: job.id }, body: [] }, ann)
    for (const jobId of [id, fourth.id]) await accept(instance, jobId, ann, bakery)
    await instance.db.deleteFrom('notifications').execute()
    const [from, to] = sides({ ...setting, ann })
    await block(instance, from, to)
    const decline = { params: { id: fourth.id } }
    expect(await instance.call(applying.declineJob, decline, ann)).toMatchObject({ status: 200 })
    expect(await withdraw(instance, other.id, ann)).toMatchObject({ status: 200 })
    expect(await close(instance, third.id, bakery)).toMatchObject({ status: 200 })
    // As if the other side's account were inactive, the company is not asked to rate it.
    expect(await finish(instance, id, bakery)).toEqual({
      status: 200,
      body: { success: 'Finished “Baker”' },
    })
    expect(await notices(instance)).toEqual([['Harbour Bakery', '[Baker] has finished.', 'Finished']])
    expect(await applicationStates(instance)).toEqual({ Ann: expect.stringContaining(': Applied') })
    const own = await instance.call(applying.getInterestedJobs, { query: {} }, ann)
    expect(own).toMatchObject({ body: { total_job: 4 } })

    await instance.call(blocking.unblockUser, { params: { id: to.id } }, from)
    expect((await rate(setting, { id, from: bakery, to: ann })).status).toBe(201)
    expect(await notices(instance)).toContainEqual([
      'Ann',
      'Your work on [Baker] was rated. Rate it too to see the rating.',
      'Finished',
    ])
  })

  test('a decision notifies other applicants, but not those in a block', async () => {
    const setting = await freshJob()
    const { instance, bakery, id } = setting
    const [ann, bea, cleo] = [
      await newApplicant(instance, id, 'Ann'),
      await newApplicant(instance, id, 'Bea'),
      await newApplicant(instance, id, 'Cleo'),
    ]
    await instance.call(jobs.saveJob, { body: { id } }, bea)
    await instance.db.deleteFrom('notifications').execute()
    const [from, to] = sides({ ...setting, ann })
    await block(instance, from, to)
    await accept(instance, id, cleo, bakery)
    expect(await notices(instance)).toEqual([
      ['Cleo', '[Harbour Bakery] accepted you for [Baker].', 'In Progress'],
      ['Bea', 'You were not selected for [Baker].', 'In Progress'],
    ])
  })

  test('no digest mails what the other side sent or did before the block', async () => {
    const setting = await freshJob()
    const { instance, bakery, ann, id } = setting
    await newApplicant(instance, id, 'Bea')
    await apply(setting, id)
    await sendMessage(instance, bakery, ann)
    await sendMessage(instance, ann, bakery)
    const job = { id, status: 'Open' } as const
    await notify(instance.db, { userIds: [ann.id], fromId: bakery.id, message: 'Saved.', job })
    const [from, to] = sides(setting)
    await block(instance, from, to)
    const mails = await digestsAfter(instance, 15)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [bakery.email, 'You have 1 unread notification on Guildhall'],
    ])
    expect(mails[0]!.text).toContain('Someone applied for Baker')
    expect(mails[0]!.text).not.toContain('Ann Berg')
  })

  test('an application during the block is stored before it, or refused', async () => {
    const setting = await freshJob()
    const { instance, ann } = setting
    const [from, to] = sides(setting)
    const { applied, blocked } = await whileHolding(
      instance,
      `select from users where id = ${ann.id} for update`,
      async (waiting) => {
        const applied = apply(setting, setting.id)
        await waiting(1)
        const blocked = block(instance, from, to)
        await waiting(2)
        return { applied, blocked }
      },
    )
    expect((await blocked).status).toBe(201)
    const { status } = await applied
    const rows = await instance.db.selectFrom('applications').select('user_id').execute()
    expect([status, rows.length]).toEqual(status === 201 ? [201, 1] : [404, 0])
    expect((await apply(setting, setting.id)).status).toBe(404)
  })

  test('an acceptance during the block is stored before it, or refused', async () => {
    const setting = await freshJob()
    const { instance, bakery, id } = setting
    const ann = await newApplicant(instance, id, 'Ann')
    const [from, to] = sides({ ...setting, ann })
    const { accepted, blocked } = await whileHolding(
      instance,
      `select from users where id = ${ann.id} for update`,
      async (waiting) => {
        const blocked = block(instance, from, to)
        await waiting(1)
        const accepted = accept(instance, id, ann, bakery)
        await waiting(2)
        return { accepted, blocked }
      },
    )
    expect((await blocked).status).toBe(201)
    const job = await instance.db.selectFrom('jobs').select('status').executeTakeFirstOrThrow()
    const { status } = await accepted
    expect([status, job.status]).toEqual(status === 200 ? [200, 'In Progress'] : [404, 'Open'])
  })
})
