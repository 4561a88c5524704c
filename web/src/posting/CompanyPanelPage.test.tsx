import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aCompany } from '../../test/aCompany.ts'
import { aJob } from '../../test/aJob.ts'
import { bePhone } from '../../test/device.ts'
import { answer, refuse, renderAt, signIn } from '../../test/render.tsx'
import { storage } from '../api/storage.ts'
import { CompanyPanelPage } from './CompanyPanelPage.tsx'
import { draftStorage } from './addJobDraftStorage.ts'

const row = (id: number, more: Partial<ReturnType<typeof aJob>> = {}, applicant_count = 0) => ({
  ...aJob({ id, job_title: `Job ${id}`, ...more }),
  applicant_count,
  figures: { views: 0, saves: 0, applicants: applicant_count },
  new_count: 0,
  ended_at: null as string | null,
})
const page = (data: ReturnType<typeof row>[], total_job = data.length) =>
  answer(posting.getPostedJobs, {
    status: 200,
    body: { data, total_job, counts: { Open: total_job, 'In Progress': 0, Finished: 0, Closed: 0 } },
  })

const lists = [
  answer(jobs.getCompanyJobs, { status: 200, body: { data: [aJob({ job_title: 'Baker' })], total_job: 1 } }),
  answer(ratings.getRatings, { status: 200, body: { data: [], total_rating: 0, rate_ratio: null } }),
  answer(lookups.getSkills, { status: 200, body: [{ id: 1, skill_name: 'Baking' }] }),
  answer(lookups.getLocations, { status: 200, body: [{ id: 5, location: 'Bandung' }] }),
  answer(lookups.getEmploymentTypes, { status: 200, body: [{ id: 8, type: 'Full-time' }] }),
]

const open = (url: string, ...answers: Parameters<typeof renderAt>[3] & {}) =>
  renderAt(url, '/company-panel/', <CompanyPanelPage />, [...lists, ...answers])

const user = userEvent.setup()
const postJob = async () => {
  await user.click(await screen.findByRole('button', { name: 'Post Job' }))
  return within(await screen.findByRole('dialog', { name: 'Post a job' }))
}

beforeEach(() => signIn('company'))
afterEach(() => void vi.restoreAllMocks())

test('a company that has posted a job, such as in another browser, needs no notice about the first one', async () => {
  signIn('company', {}, true)
  open('/company-panel/?tab=jobs', page([]))
  await screen.findByText("You haven't posted any jobs yet.")
  expect(storage.get('first_job')).toBe('due')
  cleanup()
  open('/company-panel/?tab=jobs', page([row(1)]))
  await screen.findByRole('link', { name: 'Job 1' })
  expect(storage.get('first_job')).toBeNull()
})

test('each posted job shows its status, applicants, and deadline or end, and links to its panel', async () => {
  open(
    '/company-panel/?tab=jobs',
    page([
      row(1, {}, 4),
      { ...row(2, { job_status: 'Finished' }, 1), ended_at: '2026-11-02T12:00:00.000Z' },
      row(3, { deadline: '2020-01-31' }),
      row(4, { job_status: 'In Progress' }),
    ]),
  )
  const item = async (title: string) =>
    within((await screen.findByRole('link', { name: title })).closest('li') as HTMLElement)

  expect((await item('Job 1')).getByText('Open')).toBeVisible()
  expect((await item('Job 1')).getByText('4 applicants')).toBeVisible()
  expect((await item('Job 1')).getByText('Apply before 01-31-2999')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Job 1' })).toHaveAttribute('href', '/job-detail-panel/?jobId=1')
  expect((await item('Job 2')).getByText('Finished')).toBeVisible()
  expect((await item('Job 2')).getByText('1 applicant')).toBeVisible()
  expect((await item('Job 2')).queryByText(/01-31-2999/)).toBeNull()
  expect((await item('Job 2')).getByText('Ended on 11-02-2026')).toBeVisible()
  expect((await item('Job 4')).queryByText(/Ended|Apply/)).toBeNull()
  expect((await item('Job 3')).getByText('Deadline passed')).toBeVisible()
  expect((await item('Job 3')).getByText('Deadline was 01-31-2020')).toBeVisible()
})

test('a posted job shows its views, saves and new applicants, and has a menu', async () => {
  open(
    '/company-panel/',
    page([{ ...row(1, {}, 4), figures: { views: 1, saves: 12, applicants: 4 }, new_count: 3 }]),
  )
  expect(await screen.findByText('Berlin, Germany · 1 view · 12 saves')).toBeVisible()
  expect(screen.getByText('3 new')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Actions for Job 1' }))
  expect(await screen.findByRole('menuitem', { name: 'Extend deadline' })).toBeVisible()
})

test('the status and the order are in the URL, and a change of either begins at the first page', async () => {
  const { requests, url } = open('/company-panel/?tab=jobs&page=2&sort=deadline', page([row(6)], 6))
  const filter = within(await screen.findByRole('navigation', { name: 'Jobs by status' }))
  expect(requests.at(-1)?.url).toBe('/api/job/get_posted_jobs/?page=2&sort=deadline')
  expect(await filter.findByRole('link', { name: /^Open\s*6$/ })).toBeVisible()
  expect(filter.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page')

  await user.click(filter.getByRole('link', { name: /^In Progress/ }))
  expect(url()).toBe('/company-panel/?tab=jobs&status=In+Progress&sort=deadline')
  await waitFor(() => expect(requests.at(-1)?.url).toMatch(/page=1&status=In(%20|\+)Progress&sort=deadline$/))

  await user.selectOptions(screen.getByLabelText('Sort by'), 'Most applicants')
  expect(url()).toBe('/company-panel/?tab=jobs&status=In+Progress&sort=applicants')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest')
  expect(url()).toBe('/company-panel/?tab=jobs&status=In+Progress')
})

test.each([
  ['Open', 'You have no open jobs.'],
  ['In Progress', 'You have no jobs in progress.'],
  ['Finished', 'You have no finished jobs.'],
  ['Closed', 'You have no closed jobs.'],
] as const)('without jobs that are %s, the panel says so and offers all jobs', async (status, text) => {
  const counts = {
    Open: 0,
    'In Progress': 0,
    Finished: 0,
    Closed: 0,
    [status === 'Open' ? 'Closed' : 'Open']: 1,
  }
  open(
    `/company-panel/?tab=jobs&status=${status}`,
    answer(posting.getPostedJobs, { status: 200, body: { data: [], total_job: 0, counts } }),
  )
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show all jobs' })).toHaveAttribute(
    'href',
    '/company-panel/?tab=jobs',
  )
})

test('after a job is closed, the focus moves from its row, which leaves the filter, to the next one', async () => {
  open(
    '/company-panel/?tab=jobs&status=Open',
    page([row(1), row(2)]),
    page([row(2)]),
    answer(hiring.closeJob, { status: 200, body: { success: 'Job closed' } }),
  )
  await user.click(await screen.findByRole('button', { name: 'Actions for Job 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Close job' }))
  expect(await screen.findByText('Job closed')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Job 1' })).toBeNull())
  await waitFor(() => expect(screen.getByRole('link', { name: 'Job 2' })).toHaveFocus())
})

test('the panel shows five jobs on a page', async () => {
  open('/company-panel/?tab=jobs&page=2', page([row(6)], 6))
  expect(await screen.findByText('6 jobs')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/company-panel/?tab=jobs')
})

test('an unknown tab shows the jobs', async () => {
  open('/company-panel/?tab=nonsense', page([row(1)]))
  expect(await screen.findByRole('link', { name: 'Job 1' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page')
})

describe('the profile tab', () => {
  const company = answer(profile.getProfile, {
    status: 200,
    body: aCompany({ id: 7, name: 'Acme', email: 'acme@example.com' }),
  })

  test("shows the company's own profile, which it edits here", async () => {
    const renamed = answer(profile.getProfile, { status: 200, body: aCompany({ id: 7, name: 'Acme & Co' }) })
    open(
      '/company-panel/?tab=profile',
      company,
      renamed,
      answer(profile.saveProfile, { status: 201, body: { success: 'Profile saved' } }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
    expect(document.title).toBe('Company profile · Guildhall')
    expect(await screen.findByRole('link', { name: 'Baker' })).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Edit profile' }))
    const name = await screen.findByLabelText('Company name')
    await user.type(name, ' & Co')
    await user.click(screen.getByRole('button', { name: 'Save' }))

    expect(await screen.findByText('Profile saved')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Acme & Co' })).toBeVisible()
  })

  test('can be loaded again after a failure', async () => {
    open('/company-panel/?tab=profile', refuse(profile.getProfile, 500, 'The server failed'), company)
    expect(await screen.findByText('The server failed')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme' })).toBeVisible()
  })

  test('leads to the not-found page if the account is gone', async () => {
    const { url } = open('/company-panel/?tab=profile', refuse(profile.getProfile, 404, 'User not found'))
    await waitFor(() => expect(url()).toBe('/user-not-found/'))
  })

  test('is not for phones, which are shown a link to the profile instead', async () => {
    bePhone()
    open('/company-panel/?tab=profile')
    expect(await screen.findByText(/^You can not access this page on mobile device\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Company profile' })).toHaveAttribute(
      'href',
      '/profile/company/?id=7',
    )
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })
})

test('on a phone the profile tab leads to the profile', async () => {
  bePhone()
  open('/company-panel/?tab=jobs', page([]))
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile/company/?id=7')
})

test('the jobs are also for phones', async () => {
  bePhone()
  open('/company-panel/?tab=jobs', page([row(1)]))
  expect(await screen.findByRole('link', { name: 'Job 1' })).toBeVisible()
})

test('a company without jobs can post its first one', async () => {
  open('/company-panel/', page([]))
  expect(await screen.findByText("You haven't posted any jobs yet.")).toBeVisible()
  const steps = within(screen.getByRole('list', { name: 'Getting started' }))
  expect(steps.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    '1Introduce your company',
    '2Post a job',
    '3Find candidates',
  ])
  expect(steps.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/profile/company/?id=7')
  expect(steps.getByRole('link', { name: 'Find candidates' })).toHaveAttribute('href', '/users/')
  const dialog = await postJob()
  expect(dialog.getByLabelText('Job title')).toBeVisible()
  expect(document.getElementById('job-posted-form')).toBeVisible()
})

test('Cancel closes the form and discards the draft', async () => {
  open('/company-panel/', page([row(1)]))
  const dialog = await postJob()
  await user.type(dialog.getByLabelText('Job title'), 'Baker')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const again = await postJob()
  expect(again.getByLabelText('Job title')).toHaveValue('')
})

test('a form closed with Escape opens again with its draft', async () => {
  open('/company-panel/', page([row(1)]))
  const dialog = await postJob()
  await user.type(dialog.getByLabelText('Job title'), 'Baker')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const again = await postJob()
  expect(again.getByLabelText('Job title')).toHaveValue('Baker')
})

test('a posted job is confirmed, with matching candidates, its link, sharing and preview, and is the first on the first page', async () => {
  draftStorage(7).save({
    jobTitle: 'Baker',
    jobDetail: 'Bakes bread',
    jobSkills: [1],
    jobLocation: [5],
    jobEmploymentType: [8],
    jobSalary: '20',
    jobSalaryPaidPeriod: 'Hour',
    experienceLevel: '1 - 2 years',
    deadline: `${new Date().getFullYear() + 1}-01-31`,
    remote: false,
    questions: [],
  })
  const share = vi.fn<typeof navigator.share>(async () => {})
  Object.assign(navigator, { share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { url } = open(
    '/company-panel/?tab=jobs&page=2',
    page([row(6)], 6),
    page([row(7, { job_title: 'Baker' })], 7),
    answer(posting.addJob, { status: 201, body: { id: 7, success: 'Job posted' } }),
  )
  const dialog = await postJob()
  await user.click(dialog.getByRole('button', { name: 'Post Job' }))

  const confirmation = within(await screen.findByRole('dialog', { name: 'Job posted' }))
  expect(confirmation.getByText('Candidates can now find “Baker” and apply.')).toHaveFocus()
  expect(confirmation.getByRole('link', { name: 'Preview as a candidate' })).toHaveAttribute(
    'href',
    '/jobs/?jobId=7',
  )
  expect(confirmation.getByRole('link', { name: 'Find matching candidates' })).toHaveAttribute(
    'href',
    '/users/?search=Baking',
  )
  await user.click(confirmation.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ title: 'Baker', url: `${window.location.origin}/jobs/?jobId=7` })
  await user.click(confirmation.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toMatch(/\/jobs\/\?jobId=7$/)

  expect(await screen.findByText('Baker', { selector: 'a' })).toBeInTheDocument()
  expect(url()).toBe('/company-panel/?tab=jobs')
  await user.click(confirmation.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const form = await postJob()
  expect(form.getByLabelText('Job title')).toHaveValue('')
})
