import { profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

/** Rates an account for a new job, and returns the job's id. */
async function rate(instance: TestInstance, from: Account, to: Account, rating: number, created_at?: string) {
  const { id: job_id } = await instance.newJob({ jobTitle: `Job for ${rating}` })
  const row = { job_id, from_user_id: from.id, to_user_id: to.id, rating, comment: `Worth ${rating}.` }
  await instance.db
    .insertInto('ratings')
    .values({ ...row, ...(created_at && { created_at }) })
    .execute()
  return job_id
}

const read = ({ call }: TestInstance, { id }: { id: number }, page?: string, as?: Account) =>
  call(ratings.getRatings, { params: { userId: id }, query: page ? { page } : {} }, as)

describe('ratings of an account', () => {
  test('ratings are public and say who rated which job, and when', async () => {
    const instance = await freshInstance()
    const [ann, company] = [await instance.newCandidate(), await instance.newCompany({ name: 'Mill' })]
    const job = await rate(instance, company, ann, 4.5, '2026-03-01T10:00:00Z')
    const expected = {
      status: 200,
      body: {
        data: [
          {
            id: expect.any(Number),
            rating: 4.5,
            comment: 'Worth 4.5.',
            created_at: '2026-03-01T10:00:00.000Z',
            from_user: { id: company.id, name: 'Mill', user_type: 'company', profile_picture: null },
            job: { id: job, job_title: 'Job for 4.5' },
          },
        ],
        total_rating: 1,
        rate_ratio: 4.5,
      },
    }
    for (const as of [undefined, ann, company])
      expect(await read(instance, ann, undefined, as)).toEqual(expected)
    expect(await read(instance, company)).toEqual({
      status: 200,
      body: { data: [], total_rating: 0, rate_ratio: null },
    })
  })

  test('ratings are listed newest first, five a page, with the total of all and the mean of each rater’s latest', async () => {
    const instance = await freshInstance()
    const [ann, company, mill] = [
      await instance.newAccount(),
      await instance.newCompany(),
      await instance.newCompany(),
    ]
    const newestFirst = [4, 5, 0.5, 3, 2, 1]
    // Rated in another order than that of their ids.
    for (const [index, rating] of newestFirst.entries())
      await rate(instance, rating === 3 ? mill : company, ann, rating, `2026-03-0${9 - index}T10:00:00Z`)
    const totals = { total_rating: 6, rate_ratio: 3.5 }
    expect((await read(instance, ann)).body).toMatchObject({
      ...totals,
      data: newestFirst.slice(0, 5).map((rating) => ({ rating })),
    })
    expect((await read(instance, ann, '2')).body).toMatchObject({ ...totals, data: [{ rating: 1 }] })
    expect((await read(instance, ann, '3')).body).toEqual({ ...totals, data: [] })
    expect(await read(instance, ann, 'x')).toMatchObject({ status: 400 })
  })

  test('ratings by an inactive account are hidden, and count in no mean', async () => {
    const instance = await freshInstance()
    const [ann, mill, oven] = [
      await instance.newAccount(),
      await instance.newCompany(),
      await instance.newCompany(),
    ]
    await rate(instance, mill, ann, 5)
    await rate(instance, oven, ann, 2)
    await instance.db.updateTable('users').set({ is_active: false }).where('id', '=', oven.id).execute()
    expect((await read(instance, ann)).body).toMatchObject({
      data: [{ rating: 5 }],
      total_rating: 1,
      rate_ratio: 5,
    })
    expect(await instance.call(profile.getProfile, { params: { userId: ann.id } })).toMatchObject({
      body: { rating_count: 1, rate_ratio: 5 },
    })
  })

  test('ratings of an unknown or inactive account are not found', async () => {
    const instance = await freshInstance()
    const ann = await instance.newAccount()
    await instance.db.updateTable('users').set({ is_active: false }).where('id', '=', ann.id).execute()
    for (const id of [ann.id, 999_999])
      expect(await read(instance, { id })).toEqual({ status: 404, body: { error: 'User Not Found' } })
  })
})
