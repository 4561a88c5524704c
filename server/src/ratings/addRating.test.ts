import { applying } from '@guildhall/contract/hiring/applying'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { notify } from '../notifications/api.ts'

/** A job that has finished, its company and the person that the company accepted. */
async function finishedJob(instance: TestInstance) {
  const [company, ann] = [await instance.newCompany({ name: 'Mill' }), await instance.newCandidate()]
  const { id } = await instance.newJob({ by: company, jobTitle: 'Baker [early]' })
  await instance.choose(id, 'Finished', ann)
  return { id, company, ann }
}

type Rating = { id: number; from: Account; to: { id: number }; rating?: number; comment?: string }

const rate = (
  { call }: TestInstance,
  { id, from, to, rating = 4.5, comment = 'On time, every morning.' }: Rating,
) => call(ratings.addRating, { query: { id }, body: { rating, comment, to_user_id: to.id } }, from)

const moveFinish = ({ db }: TestInstance, id: number, daysAgo: number) =>
  db
    .updateTable('jobs')
    .set({ finished_at: sql`now() - make_interval(days => ${daysAgo})` })
    .where('id', '=', id)
    .execute()

/** Lets time pass for the ratings of a job. */
const pass = ({ db }: TestInstance, days: number) =>
  db
    .updateTable('ratings')
    .set({ shown_at: sql`shown_at - make_interval(days => ${days})` })
    .execute()

const listOf = async ({ call }: TestInstance, { id }: Account) =>
  (await call(ratings.getRatings, { params: { userId: id } })).body

const messagesTo = async ({ db }: TestInstance, { id }: Account) => {
  const rows = await db
    .selectFrom('notifications')
    .where('user_id', '=', id)
    .select(['message', 'job_id', 'job_status'])
    .orderBy('id')
    .execute()
  return rows
}

const HIDDEN = { data: [], total_rating: 0, rate_ratio: null }

describe('ratings of a finished job', () => {
  test('a rating is hidden until the other side has rated, and then both show', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    expect(await rate(instance, { id, from: company, to: ann, rating: 4.5 })).toEqual({
      status: 201,
      body: {
        success:
          "Rating saved. It will appear once you've rated each other, or 14 days after the job finished.",
      },
    })
    expect(await listOf(instance, ann)).toEqual(HIDDEN)

    expect(await rate(instance, { id, from: ann, to: company, rating: 0.5 })).toEqual({
      status: 201,
      body: { success: "Rating saved. It's on their profile now." },
    })
    expect(await listOf(instance, ann)).toMatchObject({
      data: [
        {
          rating: 4.5,
          comment: 'On time, every morning.',
          from_user: { name: 'Mill' },
          job: { id, job_title: 'Baker [early]' },
        },
      ],
      total_rating: 1,
      rate_ratio: 4.5,
    })
    expect(await listOf(instance, company)).toMatchObject({ data: [{ rating: 0.5 }], rate_ratio: 0.5 })
  })

  test('the list of applications says whether the caller has rated the company for the job', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    const isRated = async () => {
      const { body } = await instance.call(applying.getInterestedJobs, { query: {} }, ann)
      return (body as { data: { id: number; is_rated: boolean }[] }).data
        .filter((job) => job.is_rated)
        .map((job) => job.id)
    }
    await rate(instance, { id, from: company, to: ann })
    expect(await isRated()).toEqual([])
    await rate(instance, { id, from: ann, to: company })
    expect(await isRated()).toEqual([id])
  })

  test('a rating shows 14 days after the job finished if the other side never rates', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    await moveFinish(instance, id, 13)
    await rate(instance, { id, from: ann, to: company })
    expect(await listOf(instance, company)).toEqual(HIDDEN)
    await pass(instance, 1)
    expect(await listOf(instance, company)).toMatchObject({ total_rating: 1 })
  })

  test('a rating shows at once when it is given after those 14 days, and the first rating keeps its time', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    await moveFinish(instance, id, 15)
    const success = "Rating saved. It's on their profile now."
    expect(await rate(instance, { id, from: company, to: ann })).toMatchObject({ body: { success } })
    expect(await listOf(instance, ann)).toMatchObject({ total_rating: 1 })
    const shownAt = instance.db.selectFrom('ratings').where('to_user_id', '=', ann.id).select('shown_at')
    const before = await shownAt.executeTakeFirstOrThrow()
    expect(await rate(instance, { id, from: ann, to: company })).toMatchObject({ body: { success } })
    expect(await listOf(instance, company)).toMatchObject({ total_rating: 1 })
    expect(await shownAt.executeTakeFirstOrThrow()).toEqual(before)
  })

  test('a rating counts nowhere while it is hidden, and everywhere once it shows', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    const visible = async () => {
      const [profileOfAnn, profileOfCompany, people] = [
        await instance.call(profile.getProfile, { params: { userId: ann.id } }, company),
        await instance.call(profile.getProfile, { params: { userId: company.id } }, ann),
        await instance.call(search.searchPeople, { query: {}, body: { search: 'ann' } }, company),
      ]
      const { data } = people.body as { data: { rate_ratio: number | null; rating_count: number }[] }
      return [profileOfAnn.body, profileOfCompany.body, ...data].map((shown) => {
        const { rate_ratio, rating_count } = shown as (typeof data)[number]
        return [rate_ratio, rating_count]
      })
    }
    const nothing = [null, 0]
    await rate(instance, { id, from: company, to: ann, rating: 2 })
    expect(await visible()).toEqual([nothing, nothing, nothing])
    await rate(instance, { id, from: ann, to: company, rating: 5 })
    expect(await visible()).toEqual([
      [2, 1],
      [5, 1],
      [2, 1],
    ])
  })
})

describe('the rated side is notified at once, without the rating', () => {
  test('a candidate who is rated first is asked to rate too, and then the company is not', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    await rate(instance, { id, from: company, to: ann })
    expect(await messagesTo(instance, ann)).toEqual([
      {
        message: 'Your work on [Baker (early)] was rated. Rate it too to see the rating.',
        job_id: id,
        job_status: 'Finished',
      },
    ])
    await rate(instance, { id, from: ann, to: company })
    expect(await messagesTo(instance, company)).toEqual([
      {
        message: 'You were rated for [Baker (early)]. The rating is on your profile.',
        job_id: id,
        job_status: 'Finished',
      },
    ])
    expect(await messagesTo(instance, ann)).toHaveLength(1)
  })

  test('a company that is rated first is asked to rate too, and then the candidate is not', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    await rate(instance, { id, from: ann, to: company })
    await rate(instance, { id, from: company, to: ann })
    expect(await messagesTo(instance, company)).toMatchObject([
      { message: 'You were rated for [Baker (early)]. Rate too to see the rating.' },
    ])
    expect(await messagesTo(instance, ann)).toMatchObject([
      { message: 'Your work on [Baker (early)] was rated. The rating is on your profile.' },
    ])
  })

  test('who has rated has read what asked for it, and nothing else', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    const other = await finishedJob(instance)
    await rate(instance, { id, from: company, to: ann })
    await notify(instance.db, {
      userIds: [ann.id],
      fromId: other.company.id,
      message: 'Another job.',
      job: { id: other.id, status: 'Finished' },
    })
    await rate(instance, { id, from: ann, to: company })
    const unread = await instance.db
      .selectFrom('notifications')
      .where('read_at', 'is', null)
      .select(['user_id', 'job_id'])
      .orderBy('id')
      .execute()
    expect(unread).toEqual([
      { user_id: ann.id, job_id: other.id },
      { user_id: company.id, job_id: id },
    ])
  })

  test('a refused rating notifies nobody', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    await rate(instance, { id, from: company, to: company })
    await rate(instance, { id, from: ann, to: company, comment: ' ' })
    expect(await messagesTo(instance, company)).toEqual([])
  })
})

describe('who may rate whom', () => {
  test('each side rates once', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    for (const [from, to] of [
      [company, ann],
      [ann, company],
    ] as const) {
      expect(await rate(instance, { id, from, to })).toMatchObject({ status: 201 })
      expect(await rate(instance, { id, from, to, rating: 1 })).toEqual({
        status: 409,
        body: { error: 'You have already rated this job.' },
      })
      expect(await messagesTo(instance, to)).toHaveLength(1)
    }
    expect(await listOf(instance, ann)).toMatchObject({ rate_ratio: 4.5, total_rating: 1 })
  })

  test('only the company and the person it accepted rate, nobody else who applied', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    const rejected = await instance.newCandidate()
    await instance.db
      .insertInto('applications')
      .values({ job_id: id, user_id: rejected.id, status: 'Not selected', decided_at: sql`now()` })
      .execute()
    for (const from of [rejected, await instance.newAccount(), await instance.newCompany()])
      for (const to of [company, ann])
        expect(await rate(instance, { id, from, to })).toEqual({
          status: 403,
          body: { error: 'Only the company of this job and the person it accepted can rate each other.' },
        })
  })

  test('only the other one of the two is rated', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    const bob = await instance.newCandidate()
    for (const [from, to] of [
      [company, company],
      [company, bob],
      [ann, ann],
      [ann, bob],
      [ann, { id: 999_999 }],
    ] as const)
      expect(await rate(instance, { id, from, to })).toMatchObject({
        status: 400,
        body: {
          errorField: {
            to_user_id: ['You can only rate the company or person you worked with on this job.'],
          },
        },
      })
  })

  test.each(['Open', 'In Progress', 'Closed'])('nobody rates for a job that is %s', async (status) => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    const accepted_user_id = status === 'Open' ? null : ann.id
    await instance.db
      .updateTable('jobs')
      .set({ status, accepted_user_id, finished_at: null })
      .where('id', '=', id)
      .execute()
    const error = 'You can rate each other once the job has finished.'
    expect(await rate(instance, { id, from: company, to: ann })).toEqual({ status: 409, body: { error } })
    expect(await rate(instance, { id, from: ann, to: company })).toMatchObject({
      status: status === 'Open' ? 403 : 409,
    })
    const stranger = await instance.newAccount()
    expect(await rate(instance, { id, from: stranger, to: company })).toMatchObject({
      status: status === 'Closed' ? 404 : 403,
    })
  })

  test('an account that is no longer active is not rated', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    await instance.db.updateTable('users').set({ is_active: false }).where('id', '=', ann.id).execute()
    expect(await rate(instance, { id, from: company, to: ann })).toEqual({
      status: 409,
      body: { error: "This account is no longer active, so you can't rate it." },
    })
    expect(await messagesTo(instance, ann)).toEqual([])
  })

  test('an account rates 50 times a day, and a refused rating does not count', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    await rate(instance, { id, from: company, to: ann })
    expect(await rate(instance, { id, from: company, to: ann })).toMatchObject({ status: 409 })
    const [next, last] = [await instance.newJob({ by: company }), await instance.newJob({ by: company })]
    for (const job of [next, last]) await instance.choose(job.id, 'Finished', ann)
    await instance.db
      .updateTable('quota_counts')
      .set((e) => ({ count: e('count', '+', 48) }))
      .where('quota', '=', 'rating')
      .execute()
    expect(await rate(instance, { id: next.id, from: company, to: ann })).toMatchObject({ status: 201 })
    expect(await rate(instance, { id: last.id, from: company, to: ann })).toMatchObject({ status: 429 })
    expect(await rate(instance, { id, from: ann, to: company })).toMatchObject({ status: 201 })
  })

  test('a person who may not rate is refused without waiting for the job', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    const stranger = await instance.newAccount()
    await whileHolding(instance, `select from jobs where id = ${id} for update`, async () => {
      expect(await rate(instance, { id, from: stranger, to: ann })).toMatchObject({ status: 403 })
      expect(await rate(instance, { id, from: company, to: stranger })).toMatchObject({ status: 400 })
    })
  })

  test('nobody rates for an unknown job or one whose company is inactive', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    const notFound = {
      status: 404,
      body: (await instance.call(jobs.getJobDetail, { params: { id: 999_999 } })).body,
    }
    expect(await rate(instance, { id: 999_999, from: ann, to: company })).toEqual(notFound)
    await instance.db.updateTable('users').set({ is_active: false }).where('id', '=', company.id).execute()
    expect(await rate(instance, { id, from: ann, to: company })).toEqual(notFound)
  })

  test.each([
    [{ rating: 0 }, 'rating', 'Rating still empty'],
    [{ rating: 5.5 }, 'rating', 'Rating still empty'],
    [{ rating: 3.25 }, 'rating', 'Rating still empty'],
    [{ comment: ' \n' }, 'comment', 'Comment is required'],
    [{ comment: 'x'.repeat(2001) }, 'comment', 'Please use at most 2,000 characters.'],
  ])('a rating is refused with %o', async (invalid, field, error) => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    expect(await rate(instance, { id, from: ann, to: company, ...invalid })).toEqual({
      status: 400,
      body: { error, errorField: { [field]: [error] } },
    })
  })
})

describe('both sides at once', () => {
  test('when both sides rate at once, both ratings show', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    const results = await whileHolding(
      instance,
      `select from jobs where id = ${id} for update`,
      async (waiting) => {
        const both = [
          rate(instance, { id, from: company, to: ann }),
          rate(instance, { id, from: ann, to: company }),
        ]
        await waiting(2)
        return both
      },
    )
    for (const result of await Promise.all(results)) expect(result.status).toBe(201)
    for (const account of [ann, company])
      expect(await listOf(instance, account)).toMatchObject({ total_rating: 1 })
  })

  test('when one rating waits for the other, neither shows before it was given', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    const second = await whileHolding(
      instance,
      `select from jobs where id = ${id} for no key update`,
      async (waiting) => {
        const rated = rate(instance, { id, from: ann, to: company })
        await waiting(1)
        await instance.db
          .insertInto('ratings')
          .values({ job_id: id, from_user_id: company.id, to_user_id: ann.id, rating: 4, comment: 'Good.' })
          .execute()
        return { rated }
      },
    )
    expect(await second.rated).toMatchObject({ status: 201 })
    const rows = await instance.db
      .selectFrom('ratings')
      .select(sql<boolean>`shown_at >= created_at`.as('is_in_order'))
      .execute()
    expect(rows).toEqual([{ is_in_order: true }, { is_in_order: true }])
  })

  test('of many ratings sent at once, one of each side is saved and notified', async () => {
    const instance = await freshInstance()
    const { id, company, ann } = await finishedJob(instance)
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2
          ? rate(instance, { id, from: company, to: ann })
          : rate(instance, { id, from: ann, to: company }),
      ),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 201, ...Array<number>(18).fill(409)])
    for (const account of [ann, company]) {
      expect(await listOf(instance, account)).toMatchObject({ total_rating: 1 })
      expect(await messagesTo(instance, account)).toHaveLength(1)
    }
  })
})

test('the check tells whether the caller has rated that account for that job, before the rating shows', async () => {
  const instance = await freshInstance()
  const { id, company, ann } = await finishedJob(instance)
  const check = async (as: Account, to: Account, jobId = id) =>
    (await instance.call(ratings.checkRating, { query: { jobId, toUser: to.id } }, as)).body
  expect(await check(company, ann)).toBe(false)
  await rate(instance, { id, from: company, to: ann })
  expect(await check(company, ann)).toBe(true)
  // The rated person learns nothing by it.
  expect(await check(ann, company)).toBe(false)
  expect(await check(ann, ann)).toBe(false)
  expect(await check(company, company)).toBe(false)
  expect(await check(company, ann, 999_999)).toBe(false)
})
