import { jobs } from '@guildhall/contract/jobs/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { anApplicant, applicants, ownJob } from '../../test/anApplicant.ts'
import { beWide } from '../../test/device.ts'
import { refuse, answer, inBrowser, renderAt, signIn } from '../../test/render.tsx'
import { BrowserRouter } from '../shell/BrowserRouter.tsx'
import { JobDetailPanelPage } from './JobDetailPanelPage.tsx'

const open = (url: string, ...answers: Parameters<typeof renderAt>[3] & {}) =>
  renderAt(url, '/job-detail-panel/', <JobDetailPanelPage />, answers)
const PANEL = '/job-detail-panel/?jobId=60'

const user = userEvent.setup()

beforeEach(() => {
  signIn('company')
  beWide()
})
afterEach(() => void vi.restoreAllMocks())

test('the page shows the job with its statistics', async () => {
  open(PANEL, ownJob(), applicants())
  expect(await screen.findByRole('heading', { level: 1, name: 'Joiner' })).toBeVisible()
  const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling
  expect(figure('Views')).toHaveTextContent('41')
  expect(figure('Saves')).toHaveTextContent('5')
  expect(figure('Applicants')).toHaveTextContent('2')
  expect(document.title).toContain('Joiner')
})

test.each([
  [{}, 'Apply before 01-31-2999'],
  [{ deadline: '2020-01-31' }, 'Deadline was 01-31-2020'],
  [{ job_status: 'Closed', ended_at: '2026-11-02T12:00:00.000Z' }, 'Ended on 11-02-2026'],
  [{ job_status: 'In Progress' }, null],
] as const)('a job with %o says until when candidates can apply or when it ended: %s', async (over, text) => {
  open(PANEL, ownJob(over), applicants())
  const summary = (await screen.findByRole('heading', { level: 1 })).parentElement!
  expect(within(summary).queryByText(/Apply before|Deadline was|Ended/)?.textContent ?? null).toBe(text)
})

test.each([
  ['/company-panel/?status=Open&page=2', '/company-panel/?status=Open&page=2'],
  ['/notifications/', '/company-panel/?tab=jobs'],
])('a job opened from %s leads back to %s', async (from, back) => {
  const { url } = renderAt(
    PANEL,
    '/job-detail-panel/',
    <JobDetailPanelPage />,
    [ownJob(), applicants()],
    (_, content) => {
      window.history.replaceState(null, '', from)
      window.history.pushState({ from }, '', PANEL)
      onTestFinished(() => window.history.replaceState(null, '', '/'))
      return <BrowserRouter>{content}</BrowserRouter>
    },
  )
  await user.click(await screen.findByRole('link', { name: 'Back to your jobs' }))
  await waitFor(() => expect(url()).toBe(back))
})

test('Back does not lead to a job that was deleted', async () => {
  const deleted = answer(posting.deleteJob, { status: 200, body: { success: 'Deleted' } })
  const none = { views: 0, saves: 0, applicants: 0 }
  const { url } = renderAt(
    PANEL,
    '/job-detail-panel/',
    <JobDetailPanelPage />,
    [ownJob({ figures: none }), applicants({ data: [] }), deleted],
    inBrowser,
  )
  const { length } = window.history
  await user.click(await screen.findByRole('button', { name: /^Manage job/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(url()).toBe('/company-panel/?tab=jobs'))
  expect(window.history).toHaveLength(length)
})

test('an applicant card shows background, status and matching skills', async () => {
  open(PANEL, ownJob(), applicants())
  const card = within(await screen.findByRole('article', { name: 'Maria Lopez' }))
  for (const text of [
    'Joiner who likes stairs',
    'Joiner at Old Doors',
    'Berlin',
    'Full-time',
    '$52,000',
    'Applied',
    'Applied on 03-04-2026',
  ]) {
    expect(card.getByText(text)).toBeVisible()
  }

  const common = within(card.getByRole('list', { name: 'Matches 2 of 2 skills' }))
  expect(common.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
    'Joinery Expert',
    'Site Management',
  ])
  const others = within(card.getByRole('list', { name: 'Other skills' }))
  expect(others.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Welding Beginner'])
})

test('an applicant card names the skills of the job that the applicant does not have', async () => {
  open(PANEL, ownJob(), applicants({ data: [anApplicant({ skills_in_common: ['Joinery'] })] }))
  const card = within(await screen.findByRole('article', { name: 'Maria Lopez' }))
  const missing = within(card.getByRole('list', { name: 'Not on their profile' }))
  expect(missing.getAllByRole('listitem').map((item) => item.textContent.trim())).toEqual(['Site Management'])
})

test('each answer is shown under its question', async () => {
  open(PANEL, ownJob(), applicants())
  const card = within(await screen.findByRole('article', { name: 'Maria Lopez' }))
  expect(card.getByText('1 answer')).toBeVisible()
  expect(card.getByText('Do you own a ladder?').nextElementSibling).toHaveTextContent('Two')
  expect(card.getByText('Anything else?').nextElementSibling).toHaveTextContent('No answer')
})

test('the status filter is part of the URL', async () => {
  const { url, requests } = open(
    PANEL,
    ownJob(),
    applicants(),
    applicants({ data: [], counts: { Applied: 1 } }),
    applicants(),
  )
  await user.click(await screen.findByRole('link', { name: /Accepted/ }))

  expect(await screen.findByText('No applicants have the status “Accepted”.')).toBeVisible()
  expect(url()).toBe('/job-detail-panel/?jobId=60&status=Accepted')
  expect(requests.at(-1)?.url).toContain('status=Accepted')

  await user.click(screen.getByRole('link', { name: 'Show all applicants' }))
  expect(url()).toBe(PANEL)
  expect(await screen.findByRole('article', { name: 'Maria Lopez' })).toBeVisible()
})

test('the list shows twelve applicants on a page', async () => {
  open(`${PANEL}&page=2`, ownJob(), applicants({ total_user: 13 }))
  expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test('the applicants of a closed job can be filtered by the status Closed', async () => {
  open(PANEL, ownJob(), applicants({ total_user: 2, counts: { Closed: 2 } }))
  const filters = within(await screen.findByRole('navigation', { name: 'Applicants by status' }))
  expect(filters.getByRole('link', { name: /^All/ })).toHaveTextContent('2')
  expect(filters.getByRole('link', { name: /^Closed/ })).toHaveTextContent('2')
})

test('a job without applicants says so', async () => {
  open(PANEL, ownJob(), applicants({ data: [] }))
  expect(await screen.findByText(/^Nobody has applied yet\./)).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Applicants by status' })).toBeNull()
})

test.each([
  [{ deadline: '2020-01-31' }, 'Nobody applied. Extend the deadline to receive applications.'],
  [{ job_status: 'Closed' }, 'Nobody applied for this job.'],
] as const)('a job that ended without applicants says so: %j', async (over, text) => {
  open(PANEL, ownJob(over), applicants({ data: [] }))
  expect(await screen.findByText(text)).toBeVisible()
})

test.each([
  ['of another company', answer(jobs.getJobDetail, { status: 200, body: aJob() })],
  ['that does not exist', refuse(jobs.getJobDetail, 404, 'Job not found')],
])('a job %s leads to the not-found page', async (_, reply) => {
  const { url } = open(PANEL, reply)
  await waitFor(() => expect(url()).toBe('/job-not-found/'))
})
