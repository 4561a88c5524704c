import { hiring } from '@guildhall/contract/hiring/endpoints'
import type { Job } from '@guildhall/contract/jobs/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { answer, refuse, renderAt, signIn } from '../../test/render.tsx'
import { AddJobPage } from './AddJobPage.tsx'

const lists = [
  answer(lookups.getSkills, {
    status: 200,
    body: [
      { id: 1, skill_name: 'Joinery' },
      { id: 2, skill_name: 'Site Management' },
    ],
  }),
  answer(lookups.getLocations, { status: 200, body: [{ id: 1, location: 'Berlin, Germany' }] }),
  answer(lookups.getEmploymentTypes, { status: 200, body: [{ id: 1, type: 'Full-time' }] }),
]
const DEADLINE = `${new Date().getFullYear() + 1}-01-31`
const question = { type: 'input', value: 'Why stairs?', required: true } as const
const ownJob = (over: Partial<Job> = {}) =>
  answer(jobs.getJobDetail, {
    status: 200,
    body: {
      ...aJob({ deadline: DEADLINE, additional_question: [question], ...over }),
      figures: { views: 0, saves: 0, applicants: 0 },
    },
  })
const none = {
  Applied: 0,
  Accepted: 0,
  'Not selected': 0,
  Closed: 0,
  Withdrawn: 0,
  Declined: 0,
  'No decision': 0,
}
const applicants = (counts: Partial<typeof none> = {}) =>
  answer(hiring.getApplicants, {
    status: 200,
    body: { data: [], total_user: 0, new_count: 0, counts: { ...none, ...counts } },
  })
const saved = answer(posting.editJob, { status: 200, body: { success: 'Job saved' } })

const open = (query: string, ...answers: Parameters<typeof renderAt>[3] & {}) =>
  renderAt(`/add-job/?${query}`, '/add-job/', <AddJobPage />, [...lists, ...answers])

const user = userEvent.setup()
const click = (name: string) => user.click(screen.getByRole('button', { name }))
const title = () => screen.findByLabelText('Job title')

const filledIn = {
  value: {
    jobTitle: 'Joiner',
    jobDetail: 'Stairs and doors.\n\n- You measure.\n- You fit.',
    jobSkills: [1, 2],
    jobLocation: [1],
    jobEmploymentType: [1],
    jobSalary: '53800.00',
    jobSalaryPaidPeriod: 'Year',
    experienceLevel: '4 - 6 years',
    deadline: DEADLINE,
    remote: false,
  },
  additionalValue: [question],
}
const sent = (requests: { method: string; url: string; body: unknown }[]) =>
  requests.find(({ method }) => method !== 'GET')

beforeEach(() => signIn('company'))

describe('editing a job', () => {
  test('sends all its values with the changes, and opens its panel', async () => {
    const { requests, url } = open('edit=60', ownJob(), applicants(), saved)
    expect(screen.getByRole('heading', { level: 1, name: 'Edit job' })).toBeVisible()
    await user.type(await title(), ' and carver')
    expect(await screen.findByRole('button', { name: 'Remove Site Management' })).toBeVisible()
    await click('Save changes')

    expect(await screen.findByText('Job saved')).toBeVisible()
    expect(sent(requests)).toMatchObject({
      method: 'PATCH',
      url: '/api/job/edit_job/60/',
      body: { ...filledIn, value: { ...filledIn.value, jobTitle: 'Joiner and carver' } },
    })
    await waitFor(() => expect(url()).toBe('/job-detail-panel/?jobId=60'))
  })

  test.each(['Applied', 'Withdrawn'] as const)(
    'shows the questions without controls once an application is %s',
    async (status) => {
      open('edit=60', ownJob(), applicants({ [status]: 1 }))
      expect(
        await screen.findByText(
          'Candidates have already applied, so the questions can no longer be changed.',
        ),
      ).toBeVisible()
      expect(screen.getByText('Why stairs?')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Add question' })).toBeNull()
    },
  )

  test('keeps the other changes when somebody applied meanwhile, and then sends the posted questions', async () => {
    const { requests } = open(
      'edit=60',
      ownJob(),
      applicants(),
      applicants({ Applied: 1 }),
      refuse(posting.editJob, 409, 'Someone has applied, so the questions can no longer change.'),
      saved,
    )
    await user.type(await title(), 's')
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    await user.keyboard('And doors?')
    await click('Save changes')
    expect(
      await screen.findByText('Someone has applied, so the questions can no longer change.'),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add question' })).toBeNull())
    expect(await title()).toHaveValue('Joiners')

    await click('Save changes')
    expect(await screen.findByText('Job saved')).toBeVisible()
    expect(requests.filter(({ method }) => method === 'PATCH').at(-1)?.body).toMatchObject({
      value: { jobTitle: 'Joiners' },
      additionalValue: [question],
    })
  })

  test('keeps a draft of its own, which Cancel discards', async () => {
    const { unmount } = open('edit=60', ownJob(), applicants())
    await user.type(await title(), 's')
    unmount()

    const other = open('relist=60', ownJob(), applicants())
    expect(await title()).toHaveValue('Joiner')
    other.unmount()

    const { url } = open('edit=60', ownJob(), applicants())
    expect(await title()).toHaveValue('Joiners')
    expect(screen.getByText('We saved your draft.')).toBeVisible()
    await click('Start over')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(await title()).toHaveValue('Joiner')
    await user.type(await title(), 's')
    await click('Cancel')
    await waitFor(() => expect(url()).toBe('/job-detail-panel/?jobId=60'))
    expect(sessionStorage).toHaveLength(0)
  })

  test('whose deadline has passed asks for a new one first', async () => {
    const { requests } = open('edit=60', ownJob({ deadline: '2020-01-31' }), applicants(), saved)
    await title()
    expect(screen.getByText('The deadline has passed. Choose a new one to save your changes.')).toBeVisible()
    const deadline = screen.getByLabelText('Deadline')
    expect(deadline).toHaveValue('')
    await user.type(deadline, DEADLINE)
    await click('Save changes')
    expect(await screen.findByText('Job saved')).toBeVisible()
    expect(sent(requests)?.body).toEqual(filledIn)
  })

  test('is for open jobs', async () => {
    open('edit=60', ownJob({ job_status: 'Closed' }), applicants())
    expect(await screen.findByText('Only open jobs can be edited.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to job' })).toHaveAttribute(
      'href',
      '/job-detail-panel/?jobId=60',
    )
  })

  test("of another company's job leads to the not-found page", async () => {
    const { url } = open(
      'edit=60',
      answer(jobs.getJobDetail, { status: 200, body: aJob() }),
      refuse(hiring.getApplicants, 404, 'Job Not Found'),
    )
    await waitFor(() => expect(url()).toBe('/job-not-found/'))
  })

  test('can be retried when the job failed to load', async () => {
    open('edit=60', refuse(jobs.getJobDetail, 500, 'The server failed'), ownJob(), applicants())
    expect(await screen.findByText('The server failed')).toBeVisible()
    await click('Try again')
    expect(await title()).toHaveValue('Joiner')
  })
})

test('relisting posts a new job with the values of the old one and a new deadline', async () => {
  const { requests, url } = open(
    'relist=60',
    ownJob({ job_status: 'Finished', deadline: '2020-01-31' }),
    applicants({ Accepted: 1 }),
    answer(posting.addJob, { status: 201, body: { id: 77, success: 'Job posted' } }),
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Relist job' })).toBeVisible()
  await title()
  expect(screen.getByLabelText('Question')).toHaveValue('Why stairs?')
  const deadline = screen.getByLabelText('Deadline')
  expect(deadline).toHaveValue('')
  await click('Post Job')
  expect(screen.getByText('Please select deadline.')).toBeVisible()

  await user.type(deadline, DEADLINE)
  await click('Post Job')
  expect(await screen.findByText('Job posted')).toBeVisible()
  expect(sent(requests)).toMatchObject({ method: 'POST', url: '/api/job/add-job/', body: filledIn })
  await waitFor(() => expect(url()).toBe('/job-detail-panel/?jobId=77'))
})
