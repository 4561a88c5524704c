import { profile } from '@guildhall/contract/profile/endpoints'
import { todayAnywhere } from '@guildhall/contract/today'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aCompany } from '../../test/aCompany.ts'
import { aJob } from '../../test/aJob.ts'
import { answer, renderAt, renderIn, signIn } from '../../test/render.tsx'
import { JobDetail } from './JobDetail.tsx'

const show = (over: Parameters<typeof aJob>[0]) => renderIn('/', <JobDetail job={aJob(over)} />)
const answering = (median_days: number, answered_percent: number) => ({
  user_posted: {
    id: 3,
    name: 'Linden Joinery',
    profile_picture: null,
    response_time: { median_days, answered_percent },
  },
})

test.each([
  [{ deadline: '2020-01-31' }, 'The deadline passed on 01-31-2020.'],
  [{ job_status: 'In Progress' }, 'This job has been filled.'],
  [{ job_status: 'Finished', deadline: '2020-01-31' }, 'This job has finished.'],
  [{ job_status: 'Closed' }, 'This job is closed.'],
] as const)('a job that takes no applications says why: %j', async (over, text) => {
  const { container } = show(over)
  await waitFor(() => expect(container).toHaveTextContent(text))
  expect(screen.queryByText('Apply before')).toBeNull()
})

test('a deadline that has passed stays on one line', async () => {
  show({ deadline: '2020-01-31' })
  expect(await screen.findByText('01-31-2020')).toHaveClass('whitespace-nowrap')
})

test('a finished job says so once, and no deadline', async () => {
  const { container } = show({ job_status: 'Finished' })
  await screen.findByText('This job has finished.')
  expect(container.textContent.match(/finished|closed/gi)).toHaveLength(1)
  expect(screen.queryByText('Apply before')).toBeNull()
})

test.each([
  [0, 'last day'],
  [2, '2 days left'],
  [7, '7 days left'],
])('a near deadline says the days left: %i', (days, text) => {
  const day = Date.parse(todayAnywhere(new Date())) + days * 86_400_000
  show({ deadline: new Date(day).toISOString().slice(0, 10) })
  expect(screen.getByText('Apply before').nextSibling).toHaveTextContent(text)
})

test('a deadline that is not near is only a day', () => {
  show({})
  expect(screen.getByText('Apply before').nextSibling).toHaveTextContent(/^01-31-2999$/)
})

test('the accepted person reads that they were accepted, and can write to the company', async () => {
  const accepted = aJob({ job_status: 'In Progress', is_applied: true, application_status: 'Accepted' })
  const company = { ...aCompany({ id: accepted.user_posted.id }), email: 'office@linden.example' }
  signIn('personal')
  const { url } = renderAt('/jobs/', '/jobs/', <JobDetail job={accepted} />, [
    answer(profile.getProfile, { status: 200, body: company }),
  ])
  expect(await screen.findByText('You were accepted for this job.')).toBeVisible()
  expect(screen.queryByText('This job has been filled.')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Message Linden Joinery' }))
  await waitFor(() => expect(url()).toBe('/messages/?email=office%40linden.example'))
})

test('the accepted person can write to the company of a finished job too', async () => {
  signIn('personal')
  const accepted = aJob({ job_status: 'Finished', is_applied: true, application_status: 'Accepted' })
  renderAt('/jobs/', '/jobs/', <JobDetail job={accepted} />)
  expect(await screen.findByText('This job has finished.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Message Linden Joinery' })).toBeVisible()
})

test.each([
  [0, 'Posted today'],
  [1, 'Posted 1 day ago'],
  [20, 'Posted 2 weeks ago'],
])('a job says how long ago it was posted: %i days', (days, text) => {
  show({ created_at: new Date(Date.now() - days * 86_400_000).toISOString() })
  expect(screen.getByText(text)).toBeVisible()
})

describe('the response time of the company', () => {
  test.each([
    [0, 'Responds to 92% of applications, usually the same day'],
    [1, 'Responds to 92% of applications, usually within 1 day'],
    [4, 'Responds to 92% of applications, usually within 4 days'],
  ])('of %i days is in words', (days, text) => {
    show(answering(days, 92))
    expect(screen.getByText(text)).toBeVisible()
  })

  test('is explained on a click', async () => {
    show(answering(4, 92))
    const explanation = screen.getByText(/^Based on the last 180 days/)
    expect(explanation).not.toBeVisible()
    await userEvent.click(screen.getByText(/^Responds to/))
    expect(explanation).toBeVisible()
  })

  test('is not shown while it is unknown', () => {
    show({})
    expect(screen.queryByText(/^Responds to/)).toBeNull()
  })
})
