import { expect, test } from 'vitest'
import { openInstanceWithSearch, setActive } from '../../test/people.ts'

test('the ratings on the card of a person are those at the time of the search', async () => {
  const { instance, find } = await openInstanceWithSearch()
  const [ann, mill, oven] = [
    await instance.newCandidate(),
    await instance.newCompany(),
    await instance.newCompany(),
  ]
  const ratings = async () => {
    const { rate_ratio, rating_count } = (await find()).data[0]!
    return [rate_ratio, rating_count]
  }
  expect(await ratings()).toEqual([null, 0])
  for (const [by, rating] of [
    [mill, 5],
    [oven, 3.5],
    [oven, 4],
  ] as const) {
    const { id: job_id } = await instance.newJob({ by, jobTitle: `Job for ${rating}` })
    const row = { job_id, from_user_id: by.id, to_user_id: ann.id, rating, comment: 'Good.' }
    await instance.db.insertInto('ratings').values(row).execute()
  }
  // Of two ratings by one company, the latest counts.
  expect(await ratings()).toEqual([4.5, 2])
  await setActive(instance, mill, false)
  expect(await ratings()).toEqual([4, 1])
  await setActive(instance, oven, false)
  expect(await ratings()).toEqual([null, 0])
  await setActive(instance, mill, true)
  expect(await ratings()).toEqual([5, 1])
})
