import { type GoneJob, type JobCard, jobs } from '@guildhall/contract/jobs/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { answer, renderAt, signIn } from '../../test/render.tsx'
import { SavedJobsPage } from './SavedJobsPage.tsx'

const page = (data: (JobCard | (GoneJob & { saved_at: string }))[]) =>
  answer(jobs.getSavedJobs, { status: 200, body: { data, total_job: data.length } })
const open = (...answers: Parameters<typeof renderAt>[3] & {}) =>
  renderAt('/saved-jobs/', '/saved-jobs/', <SavedJobsPage />, answers)

const joiner = aJob({ id: 1, job_title: 'Joiner', is_saved: true })
const baker = aJob({ id: 2, job_title: 'Baker', is_saved: true, job_status: 'Finished' })

beforeEach(() => signIn('personal'))

test('the list shows the saved jobs, and the status of those that are closed', async () => {
  open(page([joiner, baker]))
  expect(await screen.findByText('2 saved jobs')).toBeVisible()
  const item = (title: string) =>
    within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement)
  expect(item('Baker').getByText('Finished')).toBeVisible()
  expect(item('Joiner').getByText(/before/)).toBeVisible()
})

test('a saved job whose company is gone keeps its title and date, opens nothing, and can be removed', async () => {
  const gone = {
    id: 3,
    company_gone: true as const,
    job_title: 'Miller',
    saved_at: '2026-03-04T12:00:00.000Z',
  }
  const { requests } = open(
    page([gone]),
    page([]),
    answer(jobs.deleteSavedJob, { status: 200, body: { success: 'Removed from saved jobs' } }),
  )
  const heading = await screen.findByRole('heading', { name: 'Miller' })
  const item = within(heading.closest('li') as HTMLElement)
  expect(item.getByText('This company is no longer here')).toBeVisible()
  expect(item.getByText('Saved on 03-04-2026')).toBeVisible()
  expect(item.queryByRole('link')).toBeNull()
  await userEvent.click(await item.findByRole('button', { name: 'Remove Miller from saved jobs' }))
  expect(await screen.findByText("You haven't saved any jobs yet.")).toBeVisible()
  expect(requests.some(({ method, url }) => method === 'DELETE' && url.includes('/3/'))).toBe(true)
})

test('a removed job disappears from the list', async () => {
  const { requests } = open(
    page([joiner, baker]),
    page([baker]),
    answer(jobs.deleteSavedJob, { status: 200, body: { success: 'Removed from saved jobs' } }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Joiner from saved jobs' }))

  expect(await screen.findByText('1 saved job')).toBeVisible()
  expect(screen.queryByText('Joiner')).toBeNull()
  expect(requests.some(({ method, url }) => method === 'DELETE' && url.includes('/1/'))).toBe(true)
})

test('after a removal the focus moves to the next job, and after the last one to the heading', async () => {
  open(
    page([joiner, baker]),
    page([baker]),
    page([]),
    answer(jobs.deleteSavedJob, { status: 200, body: { success: 'Removed from saved jobs' } }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Joiner from saved jobs' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Baker' })).toHaveFocus())

  await userEvent.click(screen.getByRole('button', { name: 'Remove Baker from saved jobs' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved Jobs' })).toHaveFocus())
})

test('an empty list links to the job board', async () => {
  open(page([]))
  expect(await screen.findByText("You haven't saved any jobs yet.")).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/')
})
