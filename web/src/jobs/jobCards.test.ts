import type { Endpoint } from '@guildhall/contract/endpoint'
import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { similar } from '@guildhall/contract/jobs/similar'
import { search } from '@guildhall/contract/search/endpoints'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aJob, someJobs } from '../../test/aJob.ts'
import { keyOf } from '../api/client.ts'
import { changeCards } from './changeCards.ts'
import { findCard } from './jobCards.ts'

test.each([
  search.searchJobs,
  search.searchJobsAuthenticated,
  jobs.getSavedJobs,
  jobs.getCompanyJobs,
  similar.getSimilarJobs,
  applying.getInterestedJobs,
])('the card of a job is found and changed in a list of $path', (endpoint) => {
  const client = new QueryClient()
  client.setQueryData([...keyOf(endpoint), {}], { status: 200, body: { data: someJobs(3) } })
  expect(findCard(client, 2)?.job_title).toBe('Job 2')
  expect(findCard(client, 4)).toBeUndefined()

  changeCards(client, 2, { is_saved: true })
  expect(findCard(client, 2)?.is_saved).toBe(true)
  expect(findCard(client, 1)?.is_saved).toBeUndefined()
})

test('a job whose company is gone has no card', () => {
  const client = new QueryClient()
  const gone = { id: 2, company_gone: true, job_title: 'Miller', saved_at: '2026-03-04T12:00:00.000Z' }
  client.setQueryData([...keyOf(jobs.getSavedJobs), {}], { status: 200, body: { data: [gone] } })
  expect(findCard(client, 2)).toBeUndefined()
})

test('what is no list of jobs is left alone', () => {
  const client = new QueryClient()
  const others: [Endpoint, object][] = [
    [jobs.getJobDetail, { status: 200, body: aJob({ id: 2 }) }],
    [hiring.getApplicants, { status: 200, body: { data: [{ id: 2, user: {} }] } }],
    [jobs.saveJob, { status: 404, body: { error: 'Not found' } }],
  ]
  for (const [endpoint, response] of others) client.setQueryData([...keyOf(endpoint)], response)
  expect(findCard(client, 2)).toBeUndefined()
  changeCards(client, 2, { is_saved: true })
  for (const [endpoint, response] of others)
    expect(client.getQueryData([...keyOf(endpoint)])).toEqual(response)
})
