import { jobs } from '@guildhall/contract/jobs/endpoints'
import { similar } from '@guildhall/contract/jobs/similar'
import { type Profile, profile } from '@guildhall/contract/profile/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aJob, someJobs } from '../../test/aJob.ts'
import { answer, refuse, renderAt, signIn, unreachable } from '../../test/render.tsx'
import { watchViewport } from '../../test/viewport.ts'
import { JobDetailPage } from './JobDetailPage.tsx'

const detail = (job = aJob()) => answer(jobs.getJobDetail, { status: 200, body: job })
const isViewed = answer(jobs.viewJob, { status: 204, body: undefined })
const isSaved = answer(jobs.checkSavedJob, { status: 302, body: {} })
const isNotSaved = answer(jobs.checkSavedJob, { status: 404, body: { error: 'Not saved' } })

const open = (...prepared: Parameters<typeof renderAt>[3] & {}) =>
  renderAt('/jobs/?jobId=60', '/jobs/', <JobDetailPage />, [...prepared, isViewed])

test('a visitor sees all details of a job', async () => {
  open(detail(aJob({ remote: true, locations: ['Berlin, Germany', 'Hamburg, Germany'] })))

  expect(await screen.findByRole('heading', { level: 1, name: 'Joiner' })).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'Linden Joinery' }))
    expect(link).toHaveAttribute('href', '/profile/company/?id=3')
  expect(screen.getByText('Berlin, Germany · Hamburg, Germany')).toBeVisible()
  expect(screen.getByText('Remote')).toBeVisible()
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(facts).toEqual([
    ['Salary', '$53,800 / year'],
    ['Experience level', '4 - 6 years'],
    ['Employment type', 'Full-time'],
    ['Apply before', '01-31-2999'],
  ])
  expect(screen.getByRole('list', { name: 'Skills' })).toHaveTextContent('JoinerySite Management')
  expect(screen.getByText('Stairs and doors.')).toBeVisible()
  expect(screen.getByRole('list', { name: '' })).toHaveTextContent('You measure.You fit.')
  await waitFor(() => expect(document.title).toBe('Joiner at Linden Joinery · Guildhall'))
})

test('one view of an opened job is counted', async () => {
  const { requests } = open(detail())

  await screen.findByRole('heading', { name: 'Joiner' })

  await waitFor(() => expect(requests.at(-1)?.url).toBe('/api/job/view_job/60/'))
  expect(requests.filter(({ url }) => url.includes('view_job'))).toHaveLength(1)
})

test("a view that can't be counted shows no error", async () => {
  const { requests } = open(detail(), unreachable(jobs.viewJob))

  await screen.findByRole('heading', { name: 'Joiner' })

  await waitFor(() => expect(requests.at(-1)?.url).toBe('/api/job/view_job/60/'))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('no view of a closed job is counted', async () => {
  const { requests } = open(detail(aJob({ job_status: 'Closed' })))

  await screen.findByRole('heading', { name: 'Joiner' })

  expect(requests.map(({ url }) => url)).toEqual(['/api/job/get_job_detail/60/'])
})

test('a missing salary and employment type read Not stated', async () => {
  open(detail(aJob({ jobsalaryrates: null, jobemploymenttype: [] })))

  expect(await screen.findAllByText('Not stated')).toHaveLength(2)
})

test('an unknown job leads to the not-found page', async () => {
  const { url } = open(answer(jobs.getJobDetail, { status: 404, body: { error: 'There is no such job.' } }))

  await waitFor(() => expect(url()).toBe('/job-not-found/'))
})

test('a job that failed to load can be loaded again', async () => {
  open(unreachable(jobs.getJobDetail), detail())

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('heading', { name: 'Joiner' })).toBeVisible()
})

test('Save takes a visitor to the login and stores the intent', async () => {
  const { url } = open(detail())

  await userEvent.click(await screen.findByRole('link', { name: 'Save' }))

  expect(url()).toBe('/login/')
  expect(JSON.parse(localStorage.intent)).toMatchObject({
    action: 'save',
    path: '/jobs/?jobId=60',
    title: 'Joiner',
  })
})

test('a candidate can save a job', async () => {
  signIn('personal')
  const { requests } = open(
    detail(),
    isNotSaved,
    answer(jobs.saveJob, { status: 201, body: { success: 'Job saved' } }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible()
  expect(await screen.findByText('Job saved')).toBeVisible()
  expect(requests.at(-1)).toMatchObject({ method: 'POST', url: '/api/job/save_job/', body: { id: 60 } })
})

test('a candidate can remove a saved job', async () => {
  signIn('personal')
  const { requests } = open(
    detail(),
    isSaved,
    answer(jobs.deleteSavedJob, { status: 200, body: { success: 'Job removed' } }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Saved' }))

  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible()
  expect(await screen.findByText('Job removed')).toBeVisible()
  expect(requests.at(-1)).toMatchObject({ method: 'DELETE', url: '/api/job/delete_saved_job/60/' })
})

test('a job saved from another page in the meantime shows as saved, with the advice to refresh', async () => {
  signIn('personal')
  open(
    detail(),
    isNotSaved,
    answer(jobs.saveJob, { status: 409, body: { error: 'This job is already saved' } }),
    isSaved,
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))

  expect(await screen.findByText('This job is already saved from another page. Please refresh')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible()
})

test.each([
  [429, 'Too many requests.'],
  [403, 'You can save up to 1,000 jobs. Remove one to save another.'],
])('a save over a limit (%i) is rolled back with the message of the limit alone', async (status, text) => {
  signIn('personal')
  open(detail(), isNotSaved, refuse(jobs.saveJob, status, text))

  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))

  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('a save that does not reach the server is rolled back with the network error alone', async () => {
  signIn('personal')
  open(detail(), isNotSaved, unreachable(jobs.saveJob))

  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))

  expect(await screen.findByText(/^We couldn't reach the server/)).not.toHaveTextContent('another page')
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('a company sees neither Apply nor Save', async () => {
  signIn('company')
  open(detail())

  await screen.findByRole('heading', { name: 'Joiner' })
  for (const role of ['button', 'link'])
    expect(screen.queryByRole(role, { name: /apply|save/i })).not.toBeInTheDocument()
})

const company = { rate_ratio: 4.5, rating_count: 12, short_intro: 'Stairs since 1920' } as Profile
const ofCompany = (count: number, total_job = count) =>
  answer(jobs.getCompanyJobs, { status: 200, body: { data: someJobs(count), total_job } })
const nearView = [
  answer(profile.getProfile, { status: 200, body: company }),
  answer(similar.getSimilarJobs, { status: 200, body: { data: someJobs(6).slice(5) } }),
]

test('the company, its other jobs and similar jobs load before they come into view', async () => {
  const enter = watchViewport()
  const user_posted = {
    ...aJob().user_posted,
    profile_picture: '/files/pictures/linden.webp',
    response_time: { median_days: 4, answered_percent: 90 },
  }
  open(detail(aJob({ user_posted })), ofCompany(5, 9), ...nearView)
  await screen.findByRole('heading', { level: 1 })
  act(() => enter())

  const region = screen.getByRole('region', { name: 'Company' })
  const rail = within(region)
  expect(region.querySelector('img')).toHaveAttribute('src', '/files/pictures/linden.webp')
  expect(rail.getByText('Responds to 90% of applications, usually within 4 days')).toBeVisible()
  expect(await rail.findByText('Stairs since 1920')).toBeVisible()
  expect(rail.getByRole('img', { name: '4.5 out of 5' })).toBeVisible()
  expect(rail.getByRole('link', { name: '9 open jobs' })).toHaveAttribute('href', '/profile/company/?id=3')
  const others = within(await screen.findByRole('region', { name: 'More from Linden Joinery' }))
  expect(await others.findAllByRole('heading', { level: 2, name: /^Job/ })).toHaveLength(3)
  expect(others.getByRole('link', { name: 'All 9 open jobs' })).toBeVisible()
  const alike = within(await screen.findByRole('region', { name: 'Similar jobs' }))
  expect(await alike.findByRole('link', { name: 'Job 6' })).toBeVisible()
})

test('a job that is the only one of its company says so, in place of others', async () => {
  const enter = watchViewport()
  open(detail(aJob({ id: 1 })), ofCompany(1), ...nearView)
  await screen.findByRole('heading', { level: 1 })
  act(() => enter())

  expect(await screen.findByRole('link', { name: '1 open job' })).toBeVisible()
  expect(await screen.findByText(/ has no other open jobs\.$/)).toBeVisible()
})

test('a company without other jobs is left out below a job that has ended', async () => {
  const enter = watchViewport()
  const unrated = { ...company, rate_ratio: null, rating_count: 0 }
  open(
    detail(aJob({ id: 1, job_status: 'Closed' })),
    ofCompany(0),
    answer(profile.getProfile, { status: 200, body: unrated }),
    ...nearView.slice(1),
  )
  await screen.findByRole('heading', { level: 1 })
  act(() => enter())

  expect(await screen.findByText('No ratings yet')).toBeVisible()
  expect(screen.getByText('0 open jobs')).toBeVisible()
  expect(screen.queryByRole('link', { name: '0 open jobs' })).toBeNull()
  await screen.findByRole('link', { name: 'Job 6' })
  expect(screen.queryByText(/^More from|no other open jobs/)).toBeNull()
})

test('a job that has ended says so, and offers similar jobs first', async () => {
  const enter = watchViewport()
  open(detail(aJob({ deadline: '2020-01-31' })), ofCompany(4), ...nearView)

  expect((await screen.findByText('01-31-2020')).parentElement).toHaveTextContent(
    'The deadline passed on 01-31-2020.',
  )
  expect(screen.getByRole('link', { name: 'See similar jobs' })).toHaveAttribute('href', '#similar-jobs')
  act(() => enter())
  await screen.findByRole('link', { name: 'Job 6' })
  expect(screen.getByRole('link', { name: 'All 4 open jobs' })).toBeVisible()
  const sections = screen.getAllByRole('region').map((section) => section.querySelector('h2')?.textContent)
  expect(sections.filter(Boolean)).toEqual(['Similar jobs', 'More from Linden Joinery'])

  const steps = window.history.length
  await userEvent.click(screen.getByRole('link', { name: 'See similar jobs' }))
  expect(document.activeElement?.id).toBe('similar-jobs')
  // Otherwise 'Back to jobs' would not know the list.
  expect(window.history.length).toBe(steps)
})

test('a job can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  open(detail())
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

test('the bar at the top has the title once the heading has left the view', async () => {
  const scroll = watchViewport()
  open(detail(), ofCompany(0), ...nearView)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByText('Joiner')).toHaveLength(1)

  act(() => scroll(false))
  expect(screen.getAllByText('Joiner')).toHaveLength(2)
  act(() => scroll())
  expect(screen.getAllByText('Joiner')).toHaveLength(1)
})
