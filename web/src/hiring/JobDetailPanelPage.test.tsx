import type { ResponseOf } from '@guildhall/contract/endpoint'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { answer, refuse, renderAt, signIn } from '../../test/render.tsx'
import type { CurrentApplicant as Applicant } from '@guildhall/contract/hiring/endpoints'
import { JobDetailPanelPage } from './JobDetailPanelPage.tsx'

type Body = Extract<ResponseOf<typeof hiring.getApplicants>, { status: 200 }>['body']

const figures = { views: 41, saves: 5, applicants: 2 }
const ownJob = answer(jobs.getJobDetail, { status: 200, body: { ...aJob(), figures } })

const maria: Applicant = {
  user: {
    id: 21,
    user_type: 'personal',
    name: 'Maria Lopez',
    username: 'maria',
    profile_picture: null,
    short_intro: 'Joiner who likes stairs',
    userlocation: { location: { id: 1, location: 'Berlin, Germany' } },
    expectedsalary: { nominal: '52000.00', paid_period: 'Year' },
    skills: [
      {
        id: 1,
        skills: { id: 1, skill_name: 'Joinery' },
        skill_level: { id: 4, skill_level: 'Expert' },
      },
      {
        id: 2,
        skills: { id: 9, skill_name: 'Welding' },
        skill_level: { id: 1, skill_level: 'Beginner' },
      },
    ],
    useremploymenttype: [{ id: 1, employment_type: { id: 1, type: 'Full-time' } }],
    rate_ratio: null,
    rating_count: 0,
    last_experience: { company_name: 'Old Doors', job_name: 'Joiner' },
  },
  applied_at: '2026-03-04T12:00:00.000Z',
  application_status: 'Applied',
  skills_in_common: ['Joinery', 'Site Management'],
  answers: [
    { value: 'Do you own a ladder?', required: true, answer: 'Two' },
    { value: 'Anything else?', required: false, answer: '' },
  ],
  is_rated: false,
  is_new: false,
  shortlisted: false,
  note: '',
}

const applicants = (body: Partial<Body> = {}) =>
  answer(hiring.getApplicants, {
    status: 200,
    body: {
      data: [maria],
      total_user: 1,
      counts: { Applied: 1, Accepted: 0, 'Not selected': 0, Closed: 0, Withdrawn: 0, 'No decision': 0 },
      ...body,
    },
  })
const noApplicants = { data: [], total_user: 0 }

const open = (url: string, ...answers: Parameters<typeof renderAt>[3] & {}) =>
  renderAt(url, '/job-detail-panel/', <JobDetailPanelPage />, answers)
const PANEL = '/job-detail-panel/?jobId=60'

const user = userEvent.setup()

beforeEach(() => signIn('company'))

test('the page shows the job with its statistics', async () => {
  open(PANEL, ownJob, applicants())
  expect(await screen.findByRole('heading', { level: 1, name: 'Joiner' })).toBeVisible()
  const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling
  expect(figure('Views')).toHaveTextContent('41')
  expect(figure('Saves')).toHaveTextContent('5')
  expect(figure('Applicants')).toHaveTextContent('2')
  expect(document.title).toContain('Joiner')
})

test('an applicant card shows background, status and matching skills', async () => {
  open(PANEL, ownJob, applicants())
  const card = within(await screen.findByRole('article', { name: 'Maria Lopez' }))
  for (const text of [
    'Joiner who likes stairs',
    'Joiner at Old Doors',
    'Berlin, Germany',
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

test('each answer is shown under its question', async () => {
  open(PANEL, ownJob, applicants())
  const card = within(await screen.findByRole('article', { name: 'Maria Lopez' }))
  expect(card.getByText('1 answer')).toBeVisible()
  expect(card.getByText('Do you own a ladder?').nextElementSibling).toHaveTextContent('Two')
  expect(card.getByText('Anything else?').nextElementSibling).toHaveTextContent('No answer')
})

test('the status filter is part of the URL', async () => {
  const { url, requests } = open(
    PANEL,
    ownJob,
    applicants(),
    applicants({
      ...noApplicants,
      counts: { Applied: 1, Accepted: 0, 'Not selected': 0, Closed: 0, Withdrawn: 0, 'No decision': 0 },
    }),
    applicants(),
  )
  await user.click(await screen.findByRole('link', { name: /Accepted/ }))

  expect(await screen.findByText('No applicants with the status Accepted.')).toBeVisible()
  expect(url()).toBe('/job-detail-panel/?jobId=60&status=Accepted')
  expect(requests.at(-1)?.url).toContain('status=Accepted')

  await user.click(screen.getByRole('link', { name: 'Show all applicants' }))
  expect(url()).toBe(PANEL)
  expect(await screen.findByText('Maria Lopez')).toBeVisible()
})

test('the list shows twelve applicants on a page', async () => {
  open(`${PANEL}&page=2`, ownJob, applicants({ total_user: 13 }))
  expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test('the applicants of a closed job can be filtered by the status Closed', async () => {
  const counts = { Applied: 0, Accepted: 0, 'Not selected': 0, Closed: 2, Withdrawn: 0, 'No decision': 0 }
  open(PANEL, ownJob, applicants({ total_user: 2, counts }))
  const filters = within(await screen.findByRole('navigation', { name: 'Applicants by status' }))
  expect(filters.getByRole('link', { name: /^All/ })).toHaveTextContent('2')
  expect(filters.getByRole('link', { name: /^Closed/ })).toHaveTextContent('2')
})

test('a job without applicants says so', async () => {
  open(
    PANEL,
    ownJob,
    applicants({
      ...noApplicants,
      counts: { Applied: 0, Accepted: 0, 'Not selected': 0, Closed: 0, Withdrawn: 0, 'No decision': 0 },
    }),
  )
  expect(await screen.findByText('Nobody has applied yet.')).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Applicants by status' })).toBeNull()
})

test.each([
  ['of another company', answer(jobs.getJobDetail, { status: 200, body: aJob() })],
  ['that does not exist', refuse(jobs.getJobDetail, 404, 'Job not found')],
])('a job %s leads to the not-found page', async (_, reply) => {
  const { url } = open(PANEL, reply)
  await waitFor(() => expect(url()).toBe('/job-not-found/'))
})
