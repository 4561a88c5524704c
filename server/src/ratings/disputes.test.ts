import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { MAX } from '@guildhall/contract/sizes'
import { profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { dispute, newApplicant, notices } from '../../test/hiring.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { setActive } from '../../test/people.ts'
import { decideDisputes, listWaitingDisputes } from './disputes.ts'

/** A finished job of a mill with Ann, who has applied, and with Ben, who was not selected. */
async function finishedJob(instance: TestInstance) {
  const company = await instance.newCompany({ name: 'Mill', username: 'mill' })
  const { id } = await instance.newJob({ by: company })
  const ben = await newApplicant(instance, id, 'Ben')
  const ann = await instance.newCandidate({ name: 'Ann', username: 'ann' })
  await instance.choose(id, 'Finished', ann)
  await instance.db.deleteFrom('notifications').execute()
  return { instance, id, company, ann, ben }
}

const rate = ({ call }: TestInstance, id: number, from: Account, to: Account, rating = 4) =>
  call(ratings.addRating, { query: { id }, body: { rating, comment: 'Fine.', to_user_id: to.id } }, from)

/** An account's ratings as its list and its profile show them. */
async function shown({ call }: TestInstance, { id: userId }: Account) {
  const { body: list } = await call(ratings.getRatings, { params: { userId } })
  const { body: read } = await call(profile.getProfile, { params: { userId } })
  const { data, total_rating, rate_ratio } = list as {
    data: object[]
    total_rating: number
    rate_ratio: number
  }
  expect(data).toHaveLength(total_rating)
  expect(read).toMatchObject({ rate_ratio, rating_count: total_rating })
  return total_rating
}

describe('a finished job that never took place', () => {
  test('ratings of a disputed job, given before or after, wait and count nowhere', async () => {
    const { instance, id, company, ann } = await finishedJob(await freshInstance())
    await rate(instance, id, company, ann, 0.5)
    expect(await dispute(instance, id, ann)).toEqual({
      status: 200,
      body: { success: 'Thank you. The ratings for “Baker” stay hidden until we review it.' },
    })
    expect(await rate(instance, id, ann, company)).toEqual({
      status: 201,
      body: { success: 'Rating saved. It will appear if this site finds that the job took place.' },
    })
    expect([await shown(instance, ann), await shown(instance, company)]).toEqual([0, 0])
    expect(
      await instance.call(ratings.checkRating, { query: { jobId: id, toUser: company.id } }, ann),
    ).toEqual({ status: 200, body: true })
  })

  test('a dispute hides ratings that showed already', async () => {
    const { instance, id, company, ann } = await finishedJob(await freshInstance())
    await rate(instance, id, company, ann)
    await rate(instance, id, ann, company)
    expect([await shown(instance, ann), await shown(instance, company)]).toEqual([1, 1])
    await dispute(instance, id, ann)
    expect([await shown(instance, ann), await shown(instance, company)]).toEqual([0, 0])
  })

  test('the company is notified of a dispute without its text, and of a rating as one that waits', async () => {
    const { instance, id, company, ann } = await finishedJob(await freshInstance())
    await dispute(instance, id, ann, 'They are crooks.')
    await rate(instance, id, company, ann)
    await rate(instance, id, ann, company)
    expect(await notices(instance)).toEqual([
      [
        'Mill',
        '[Ann] says that [Baker] never took place. Its ratings stay hidden until we review it.',
        'Finished',
      ],
      [
        'Ann',
        'Your work on [Baker] was rated. The rating waits until this site has looked at the job.',
        'Finished',
      ],
      [
        'Mill',
        'You were rated for [Baker]. The rating waits until this site has looked at the job.',
        'Finished',
      ],
    ])
    const read = await instance.call(hiring.getApplicants, { params: { id }, query: {} }, company)
    expect(JSON.stringify(read.body)).not.toContain('crooks')
  })

  test('a rating by the company leaves its notification about the dispute unread', async () => {
    const { instance, id, company, ann } = await finishedJob(await freshInstance())
    await dispute(instance, id, ann)
    await rate(instance, id, company, ann)
    const unread = instance.db.selectFrom('notifications').where('read_at', 'is', null)
    expect(await unread.where('user_id', '=', company.id).select('applicant_id').execute()).toEqual([
      { applicant_id: ann.id },
    ])
  })

  test('both sides read the state of the dispute with the application', async () => {
    const { instance, id, company, ann } = await finishedJob(await freshInstance())
    const states = async () => {
      const own = await instance.call(applying.getInterestedJobs, { query: {} }, ann)
      const query = { user: String(ann.id) }
      const theirs = await instance.call(hiring.getApplicants, { params: { id }, query }, company)
      return [own, theirs].map(
        ({ body }) => (body as { data: { dispute: string | null }[] }).data[0]!.dispute,
      )
    }
    expect(await states()).toEqual([null, null])
    await dispute(instance, id, ann)
    expect(await states()).toEqual(['waiting', 'waiting'])
    await decideDisputes(instance.db, [id], 'dropped')
    expect(await states()).toEqual(['dropped', 'dropped'])
    await decideDisputes(instance.db, [id], 'released')
    expect(await states()).toEqual(['released', 'released'])
  })

  test('only the accepted person disputes a job, once, after it has finished', async () => {
    const { instance, id, company, ann, ben } = await finishedJob(await freshInstance())
    const other = await instance.newJob({ by: company })
    await instance.choose(other.id, 'In Progress', ann)
    expect(await dispute(instance, other.id, ann)).toEqual({
      status: 409,
      body: { error: 'You can report this once the company has marked the job as finished.' },
    })
    expect(await dispute(instance, id, ben)).toMatchObject({ status: 409 })
    expect(await dispute(instance, id, await instance.newCandidate())).toMatchObject({ status: 404 })
    expect(await dispute(instance, id, company)).toMatchObject({ status: 403 })
    expect(await dispute(instance, id, ann, ' ')).toEqual({
      status: 400,
      body: { error: 'Please say what happened.', errorField: { text: ['Please say what happened.'] } },
    })
    expect(await dispute(instance, id, ann, 'x'.repeat(MAX.disputeText + 1))).toMatchObject({ status: 400 })
    expect(await instance.db.selectFrom('job_disputes').select('job_id').execute()).toEqual([])
    await dispute(instance, id, ann)
    expect(await dispute(instance, id, ann)).toEqual({
      status: 409,
      body: { error: 'You have already said that this job never took place.' },
    })
  })

  test('an inactive company is not notified of a dispute', async () => {
    const { instance, id, company, ann } = await finishedJob(await freshInstance())
    await setActive(instance, company, false)
    expect(await dispute(instance, id, ann)).toMatchObject({ status: 200 })
    expect(await notices(instance)).toEqual([])
  })

  test.each(['a rating by the company', 'a rating by the accepted person'] as const)(
    'at once with %s it leaves no rating that shows',
    async (by) => {
      const { instance, id, company, ann } = await finishedJob(await freshInstance())
      const [from, to] = by.endsWith('company') ? [company, ann] : [ann, company]
      await rate(instance, id, to, from)
      const [disputed, rated] = await Promise.all([dispute(instance, id, ann), rate(instance, id, from, to)])
      expect([disputed.status, rated.status]).toEqual([200, 201])
      expect([await shown(instance, ann), await shown(instance, company)]).toEqual([0, 0])
    },
  )

  test('of twenty concurrent disputes one is saved, and the company is notified once', async () => {
    const { instance, id, ann } = await finishedJob(await freshInstance())
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await dispute(instance, id, ann)).status),
    )
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(19).fill(409)])
    expect(await notices(instance)).toHaveLength(1)
  })
})

describe('the decision of an operator', () => {
  test('disputes are listed with their texts until they are decided', async () => {
    const { instance, id, company, ann } = await finishedJob(await freshInstance())
    await rate(instance, id, company, ann)
    await dispute(instance, id, ann, 'They never called.')
    expect(await listWaitingDisputes(instance.db)).toEqual([
      {
        job_id: id,
        title: 'Baker',
        company: 'mill',
        person: 'ann',
        text: 'They never called.',
        created_at: expect.any(Date),
        ratings: 1,
      },
    ])
    expect(await decideDisputes(instance.db, [id, 999_999], 'dropped')).toEqual([id])
    expect(await decideDisputes(instance.db, [id], 'dropped')).toEqual([])
    expect(await listWaitingDisputes(instance.db)).toEqual([])
  })

  test('released ratings show as if the job had not been disputed', async () => {
    const { instance, id, company, ann } = await finishedJob(await freshInstance())
    await rate(instance, id, company, ann)
    await dispute(instance, id, ann)
    await decideDisputes(instance.db, [id], 'released')
    expect(await shown(instance, ann)).toBe(0)
    expect(await rate(instance, id, ann, company)).toMatchObject({
      body: { success: "Rating saved. It's on their profile now." },
    })
    expect([await shown(instance, ann), await shown(instance, company)]).toEqual([1, 1])
  })

  test('released ratings of both sides show at once', async () => {
    const { instance, id, company, ann } = await finishedJob(await freshInstance())
    await dispute(instance, id, ann)
    await rate(instance, id, company, ann)
    await rate(instance, id, ann, company)
    await decideDisputes(instance.db, [id], 'released')
    expect([await shown(instance, ann), await shown(instance, company)]).toEqual([1, 1])
  })

  test('dropped ratings never show, and no more are taken', async () => {
    const { instance, id, company, ann } = await finishedJob(await freshInstance())
    await rate(instance, id, company, ann)
    await dispute(instance, id, ann)
    await decideDisputes(instance.db, [id], 'dropped')
    expect(await rate(instance, id, ann, company)).toEqual({
      status: 409,
      body: { error: "This job never took place, so it can't be rated." },
    })
    expect([await shown(instance, ann), await shown(instance, company)]).toEqual([0, 0])
  })

  test('a decision about a dispute can be changed', async () => {
    const { instance, id, company, ann } = await finishedJob(await freshInstance())
    await rate(instance, id, company, ann)
    await rate(instance, id, ann, company)
    await dispute(instance, id, ann)
    await decideDisputes(instance.db, [id], 'dropped')
    expect(await decideDisputes(instance.db, [id], 'released')).toEqual([id])
    expect(await shown(instance, ann)).toBe(1)
    expect(await decideDisputes(instance.db, [id], 'dropped')).toEqual([id])
    expect(await shown(instance, ann)).toBe(0)
  })
})

describe('several ratings between the same two', () => {
  test('all ratings between the same two are listed, and the latest that shows counts', async () => {
    const instance = await freshInstance()
    const [company, mill] = [await instance.newCompany(), await instance.newCompany()]
    const ann = await instance.newCandidate()
    const jobs = []
    for (const [by, rating] of [
      [company, 1],
      [company, 5],
      [mill, 4],
    ] as const) {
      const { id } = await instance.newJob({ by })
      await instance.choose(id, 'Finished', ann)
      await rate(instance, id, by, ann, rating)
      await rate(instance, id, ann, by, 3)
      jobs.push(id)
    }
    const read = async () => {
      const { body } = await instance.call(ratings.getRatings, { params: { userId: ann.id } })
      const card = await instance.call(profile.getProfile, { params: { userId: ann.id } })
      const { total_rating } = body as { total_rating: number }
      const { rate_ratio, rating_count } = card.body as { rate_ratio: number; rating_count: number }
      expect(body).toMatchObject({ rate_ratio })
      return { total_rating, rate_ratio, rating_count }
    }
    expect(await read()).toEqual({ total_rating: 3, rate_ratio: 4.5, rating_count: 2 })
    // Where the latest waits, the one before counts.
    await dispute(instance, jobs[1]!, ann)
    expect(await read()).toEqual({ total_rating: 2, rate_ratio: 2.5, rating_count: 2 })
  })
})
