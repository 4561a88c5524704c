import { jobs } from '@guildhall/contract/jobs/endpoints'
import { savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { savedSearchesOf } from '../../test/savedSearches.ts'

test('searches that wait leave connections for other requests', async () => {
  const instance = await freshInstance()
  const { id } = await instance.newJob()
  const queries = [
    () => instance.call(search.searchJobs, { query: {} }),
    () => instance.call(search.countJobs, { query: { search: 'baker' } }),
    () => instance.call(search.searchJobs, { query: { search: 'unknwon words' } }),
  ]
  const searches = await whileHolding(instance, 'lock table search_postings', async (waiting) => {
    const running = Array.from({ length: 15 }, (_, i) => queries[i % 3]!())
    await waiting(2)
    expect(await instance.call(jobs.getJobDetail, { params: { id } })).toMatchObject({ status: 200 })
    return running
  })
  for (const response of await Promise.all(searches)) expect(response.status).toBe(200)
})

test('lists of saved searches that wait leave connections for other requests', async () => {
  const instance = await freshInstance()
  const people: Account[] = []
  for (let i = 0; i < 12; i++) {
    const person = await instance.newAccount()
    // Different queries: the same one is counted once for all.
    await savedSearchesOf(instance, person).saved(`search=baker+${i}`)
    people.push(person)
  }
  const { id } = await instance.newJob()
  const lists = await whileHolding(instance, 'lock table search_postings', async (waiting) => {
    const running = people.map((person) => instance.call(savedSearches.getSavedSearches, {}, person))
    await waiting(2)
    expect(await instance.call(jobs.getJobDetail, { params: { id } })).toMatchObject({ status: 200 })
    return running
  })
  for (const response of await Promise.all(lists)) expect(response.status).toBe(200)
})
