import { applying } from '@guildhall/contract/hiring/applying'
import { profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aCompany } from '../../test/aCompany.ts'
import { aJob } from '../../test/aJob.ts'
import { answer, refuse, renderAt, signIn } from '../../test/render.tsx'
import { InterestedJobsPage } from './InterestedJobsPage.tsx'

type Body = Extract<Parameters<typeof answer<typeof applying.getInterestedJobs>>[1], { status: 200 }>['body']

const page = (data: Body['data'], total_job = data.length) =>
  answer(applying.getInterestedJobs, { status: 200, body: { data, total_job } })

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
  is_rated: false,
  is_renamed: false,
  dispute: null,
})

beforeEach(() => signIn('personal'))

const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement)
const stepsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)

test('each application shows its status in words and the date of each step', async () => {
  open(
    '/interested-jobs/',
    page([
      applied(1, 'Applied'),
      applied(2, 'Accepted'),
      applied(3, 'Not selected'),
      applied(4, 'Closed'),
      applied(5, 'Withdrawn'),
      applied(6, 'No decision'),
    ]),
  )
  const words = {
    'Job 1': "Linden Joinery hasn't decided yet.",
    'Job 2': 'Linden Joinery accepted you.',
    'Job 3': 'Linden Joinery chose someone else.',
    'Job 4': 'Linden Joinery closed the job.',
    'Job 5': 'You withdrew. Linden Joinery sees only your name.',
    'Job 6': "Linden Joinery didn't decide in time.",
  }
  for (const [title, text] of Object.entries(words)) expect((await card(title)).getByText(text)).toBeVisible()

  expect((await card('Job 1')).getAllByText('Applied')).toHaveLength(1)
  const steps = (await card('Job 2')).getByRole('list', { name: 'Status history' })
  expect(stepsOf(steps)).toEqual(['Applied03-04-2026', 'Accepted03-09-2026'])
  expect(screen.getByRole('link', { name: 'Job 3' })).toHaveAttribute('href', '/jobs/?jobId=3')
})

test('an application whose company is gone keeps its title and dates, opens nothing, and can be withdrawn', async () => {
  const gone = (id: number, status: 'Applied' | 'Accepted') => {
    const { job_title, history, application_status } = applied(id, status)
    return {
      id,
      company_gone: true as const,
      job_title,
      applied_at: history[0]!.at,
      application_status,
      history,
    }
  }
  const { requests } = open(
    '/interested-jobs/',
    page([gone(1, 'Applied'), gone(2, 'Accepted')]),
    answer(applying.withdrawApplication, { status: 200, body: { success: 'Withdrawn' } }),
  )
  for (const title of ['Job 1', 'Job 2'])
    expect((await card(title)).getByText('This company is no longer here')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
  const accepted = await card('Job 2')
  expect(stepsOf(accepted.getByRole('list', { name: 'Status history' }))).toEqual([
    'Applied03-04-2026',
    'Accepted03-09-2026',
  ])
  expect(accepted.queryByRole('button')).toBeNull()
  await user.click((await card('Job 1')).getByRole('button', { name: /^Withdraw/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText("This is final: you can't apply for this job again.")).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() =>
    expect(requests).toContainEqual(
      expect.objectContaining({ url: expect.stringContaining('application/1/') }),
    ),
  )
})

test('only an accepted application offers to write to the company', async () => {
  const company = { ...aCompany(), email: 'office@linden.example' }
  const { url } = open(
    '/interested-jobs/',
    page([applied(1, 'Applied'), applied(2, 'Accepted'), applied(3, 'Not selected')]),
    answer(profile.getProfile, { status: 200, body: company }),
  )
  const message = (await card('Job 2')).getByRole('button', { name: 'Message Linden Joinery' })
  expect(screen.getAllByRole('button', { name: /^Message/ })).toEqual([message])
  await user.click(message)
  await waitFor(() => expect(url()).toBe('/messages/?email=office%40linden.example'))
})

test('a finished job can be rated once, which the list of applications says', async () => {
  const finished = (id: number, is_rated: boolean) => ({
    ...applied(id, 'Accepted'),
    job_status: 'Finished' as const,
    is_rated,
  })
  const { requests } = open('/interested-jobs/', page([finished(1, false), finished(2, true)]))
  const rate = (await card('Job 1')).getByRole('button', { name: /^Rate/ })
  expect(screen.getAllByRole('button', { name: /^Rate/ })).toEqual([rate])
  expect((await card('Job 2')).getByText('Rated')).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('an undecided application shows how long it has been waiting', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const since = (id: number, at: string) => ({
    ...applied(id, 'Applied'),
    history: [{ status: 'Applied' as const, at }],
  })
  open('/interested-jobs/', page([since(1, daysAgo(0)), since(2, daysAgo(1)), since(3, daysAgo(12))]))
  expect((await card('Job 2')).getByText('Waiting 1 day')).toBeVisible()
  expect((await card('Job 3')).getByText('Waiting 12 days')).toBeVisible()
  expect((await card('Job 1')).queryByText(/Waiting/)).toBeNull()
})

test('an undecided application can be withdrawn once the person confirmed that this is final', async () => {
  const { requests } = open(
    '/interested-jobs/',
    page([applied(1, 'Applied')]),
    page([applied(1, 'Withdrawn')]),
    answer(applying.withdrawApplication, {
      status: 200,
      body: { success: 'Your application was withdrawn.' },
    }),
  )
  const withdraw = await screen.findByRole('button', { name: 'Withdraw the application for Job 1' })
  await user.click(withdraw)
  const question = { name: 'Withdraw your application for “Job 1”?' }
  const dialog = within(await screen.findByRole('alertdialog', question))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /^This is final: .+ We'll tell Linden Joinery/,
  )
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([])

  await user.click(withdraw)
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Your application was withdrawn.')).toBeVisible()
  expect(await screen.findByText(/^You withdrew/)).toBeVisible()
  expect(requests.find(({ method }) => method === 'PATCH')?.url).toBe('/api/job/withdraw_application/1/')
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
})

test('an application that was decided meanwhile is not withdrawn, and shows the decision', async () => {
  open(
    '/interested-jobs/',
    page([applied(1, 'Applied')]),
    page([applied(1, 'Accepted')]),
    refuse(applying.withdrawApplication, 409, 'This application has been decided.'),
  )
  await user.click(await screen.findByRole('button', { name: /^Withdraw/ }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('This application has been decided.')).toBeVisible()
  expect(await screen.findByText('Linden Joinery accepted you.')).toBeVisible()
})

test('a failure keeps the question open, so that Withdraw tries again', async () => {
  const withdrawn = { status: 200, body: { success: 'Your application was withdrawn.' } } as const
  open(
    '/interested-jobs/',
    page([applied(1, 'Applied')]),
    refuse(applying.withdrawApplication, 503, 'The server is busy.'),
    answer(applying.withdrawApplication, withdrawn),
  )
  await user.click(await screen.findByRole('button', { name: /^Withdraw/ }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('The server is busy.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('Your application was withdrawn.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('only the accepted person of a finished job can rate its company', async () => {
  open(
    '/interested-jobs/',
    page([
      { ...applied(1, 'Accepted'), job_status: 'Finished' },
      { ...applied(2, 'Not selected'), job_status: 'Finished' },
      { ...applied(3, 'Accepted'), job_status: 'In Progress' },
    ]),
    answer(ratings.checkRating, { status: 200, body: false }),
  )
  expect(await (await card('Job 1')).findByRole('button', { name: /^Rate/ })).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Rate/ })).toHaveLength(1)
})

test('the accepted person of a job in progress can decline it once they confirmed that this is final', async () => {
  const inProgress = { ...applied(1, 'Accepted'), job_status: 'In Progress' as const }
  const { requests } = open(
    '/interested-jobs/',
    page([inProgress, { ...applied(2, 'Not selected'), job_status: 'In Progress' }]),
    page([applied(1, 'Declined')]),
    answer(applying.declineJob, { status: 200, body: { success: 'You declined.' } }),
  )
  await user.click(await screen.findByRole('button', { name: 'Decline Job 1' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline “Job 1”?' }))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /^This is final: .+ We'll tell Linden Joinery, who can then accept someone else\.$/,
  )
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('You declined.')).toBeVisible()
  expect(await screen.findByText('You declined the job at Linden Joinery.')).toBeVisible()
  expect(requests.find(({ method }) => method === 'PATCH')?.url).toBe('/api/job/decline_job/1/')
  expect(screen.queryByRole('button', { name: /^Decline/ })).toBeNull()
})

const finished = { ...applied(1, 'Accepted'), job_status: 'Finished' as const }
const DISPUTE = 'This job never took place for Job 1'

test('the accepted person of a finished job can say, with a text, that it never took place', async () => {
  const { requests } = open(
    '/interested-jobs/',
    page([finished]),
    page([{ ...finished, dispute: 'waiting' }]),
    answer(applying.disputeJob, { status: 200, body: { success: 'Thank you.' } }),
  )
  await user.click(await screen.findByRole('button', { name: DISPUTE }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report that “Job 1” never took place' }))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('Please say what happened.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'What happened?' }), 'They never called.')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Thank you.')).toBeVisible()
  expect(requests.find(({ method }) => method === 'PATCH')).toMatchObject({
    url: '/api/job/dispute_job/1/',
    body: { text: 'They never called.' },
  })
  expect(
    await screen.findByText(/^You said that this job never took place\. Its ratings stay hidden/),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: DISPUTE })).toBeNull()
  expect(screen.getByRole('button', { name: /^Rate/ })).toBeVisible()
})

test('a job that never took place can no longer be rated', async () => {
  open('/interested-jobs/', page([{ ...finished, dispute: 'dropped' }]))
  expect(await screen.findByText(/^We reviewed this job and found that it never took place/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Rate|never took place/ })).toBeNull()
})

test('an application says that the title of its job was changed', async () => {
  open('/interested-jobs/', page([{ ...applied(1, 'Applied'), is_renamed: true }, applied(2, 'Applied')]))
  const text = 'Linden Joinery has changed the title of this job since you applied.'
  expect((await card('Job 1')).getByText(text)).toBeVisible()
  expect(screen.getAllByText(text)).toHaveLength(1)
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
  expect(await screen.findByText("You haven't applied for any jobs yet.")).toBeVisible()
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
    refuse(applying.getInterestedJobs, 500, 'The server failed'),
    page([applied(1, 'Closed')]),
  )
  expect(await screen.findByText('The server failed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Job 1')).toBeVisible()
})
