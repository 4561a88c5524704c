import { similar } from '@guildhall/contract/jobs/similar'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { someJobs } from '../../test/aJob.ts'
import { answer, hold, type Prepared, refuse, renderAt } from '../../test/render.tsx'
import { watchViewport } from '../../test/viewport.ts'
import { SimilarJobs } from './SimilarJobs.tsx'

const found = (count: number) =>
  answer(similar.getSimilarJobs, { status: 200, body: { data: someJobs(count) } })

function show(prepared: Prepared, limit?: number) {
  const enter = watchViewport()
  const { requests } = renderAt('/', '/', <SimilarJobs jobId={60} limit={limit} />, [prepared])
  expect(requests).toEqual([])
  enter()
  return requests
}

test('similar jobs load before they come into view, as cards', async () => {
  const requests = show(found(6))
  const section = await screen.findByRole('region', { name: 'Similar jobs' })
  expect(await within(section).findAllByRole('listitem')).not.toHaveLength(0)
  expect(within(section).getByRole('link', { name: 'Job 6' })).toHaveAttribute('href', '/jobs/?jobId=6')
  expect(requests.map(({ url }) => url)).toEqual(['/api/job/get_similar_jobs/60/'])
})

test('only as many similar jobs are shown as there is room for', async () => {
  show(found(6), 3)
  expect(await screen.findByRole('link', { name: 'Job 3' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Job 4' })).toBeNull()
})

test.each([
  ['without similar jobs', found(0)],
  [
    'of a job that is gone',
    answer(similar.getSimilarJobs, { status: 404, body: { error: 'Job Not Found' } }),
  ],
  ['after a failure', refuse(similar.getSimilarJobs, 500, 'Something went wrong.')],
])('there is no section %s', async (_case, prepared) => {
  const { held, release } = hold(prepared)
  show(held)
  await screen.findByRole('region', { name: 'Similar jobs' })
  release()
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
})
