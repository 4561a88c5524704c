import { hiring } from '@guildhall/contract/hiring/endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { answer, refuse, renderAt, signIn } from '../../test/render.tsx'
import { InterestedJobsPage } from './InterestedJobsPage.tsx'

type Body = Extract<Parameters<typeof answer<typeof hiring.getInterestedJobs>>[1], { status: 200 }>['body']

const page = (data: Body['data'], total_job = data.length) =>
  answer(hiring.getInterestedJobs, { status: 200, body: { data, total_job } })

const open = (url: string, ...answers: Parameters<typeof renderAt>[3] & {}) =>
  renderAt(url, '/interested-jobs/', <InterestedJobsPage />, answers)

const user = userEvent.setup()

const applied = (id: number, status: Body['data'][number]['application_status']) => ({
  ...aJob({ id, job_title: `Job ${id}` }),
  application_status: status,
  history: [
    { status: 'Applied' as const, at: '2026-03-04T12:00:00.000Z' },
    ...(status === 'Applied' ? [] : [{ status, at: '2026-03-09T12:00:00.000Z' }]),
  ],
})

beforeEach(() => signIn('personal'))

test('each application shows its status and its dates', async () => {
  open('/interested-jobs/', page([applied(1, 'Applied'), applied(2, 'Accepted'), applied(3, 'Not selected')]))

  const list = await screen.findByRole('list', { name: 'Applied Jobs' })
  const card = (title: string) => {
    const item = within(list).getByRole('heading', { name: title }).closest('li')
    return within(item as HTMLElement)
  }
  expect(card('Job 1').getByText('Applied')).toBeVisible()
  expect(card('Job 1').getByText('Applied on 03-04-2026')).toBeVisible()
  expect(card('Job 2').getByText('Accepted')).toBeVisible()
  expect(card('Job 2').getByText('03-09-2026')).toBeVisible()
  expect(card('Job 3').getByText('Not selected')).toBeVisible()
  expect(card('Job 3').getByRole('link', { name: 'Job 3' })).toHaveAttribute('href', '/jobs/?jobId=3')
})

test('the page shows twelve applications and requests the page number of the URL', async () => {
  const { requests, url } = open('/interested-jobs/?page=2', page([applied(13, 'Applied')], 13))

  expect(await screen.findByText('13 applications')).toBeVisible()
  expect(requests[0]?.url).toContain('page=2')
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')

  await user.click(screen.getByRole('link', { name: 'Page 1' }))
  expect(url()).toBe('/interested-jobs/')
})

test('an empty list links to the job board', async () => {
  open('/interested-jobs/', page([]))
  expect(await screen.findByText('You have not applied for any jobs yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/')
})

test('a page past the end links to the first page', async () => {
  open('/interested-jobs/?page=9', page([], 13))
  expect(await screen.findByText('There is nothing on this page.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toBeVisible()
})

test('a list that failed to load can be loaded again', async () => {
  open(
    '/interested-jobs/',
    refuse(hiring.getInterestedJobs, 500, 'The server failed'),
    page([applied(1, 'Closed')]),
  )
  expect(await screen.findByText('The server failed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Job 1')).toBeVisible()
})
