import { type CompletionItem, profile } from '@guildhall/contract/profile/endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { answer, type Prepared, renderAt, signIn } from '../../test/render.tsx'
import { applicationDrafts } from '../api/applicationDrafts.ts'
import { PreloadPage } from '../shell/usePreload.ts'
import { ApplyButton } from './ApplyButton.tsx'

const show = (job = aJob(), ...prepared: Prepared[]) =>
  renderAt('/', '*', <ApplyButton job={job} />, prepared)
const completion = (percentage: number, missing: CompletionItem[] = []) =>
  answer(profile.getCompletion, { status: 200, body: { percentage, missing } })

test('a visitor sees Log in to apply', () => {
  show()

  expect(screen.getByRole('link', { name: 'Log in to apply' })).toHaveAttribute('href', '/apply/?jobId=60')
})

test('a candidate sees Apply now', () => {
  signIn('personal')
  show()

  expect(screen.getByRole('link', { name: 'Apply now' })).toHaveAttribute('href', '/apply/?jobId=60')
})

test('a candidate who has applied sees Applied, even once the job is closed', () => {
  signIn('personal')
  show(aJob({ is_applied: true, job_status: 'Closed' }))

  expect(screen.getByText('Applied')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Applied View in Applied Jobs' })).toHaveAttribute(
    'href',
    '/interested-jobs/',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(['Withdrawn', 'Accepted', 'Not selected', 'No decision'] as const)(
  'a candidate whose application is %s sees that in place of Applied',
  (application_status) => {
    signIn('personal')
    show(aJob({ is_applied: true, application_status }))

    expect(screen.getByText(application_status)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('a candidate who has withdrawn reads below the status that this is final', () => {
  signIn('personal')
  const { requests } = show(aJob({ is_applied: true, application_status: 'Withdrawn' }))

  expect(screen.getByText('Withdrawn').nextSibling).toHaveTextContent("You can't apply for this job again.")
  expect(requests).toEqual([])
})

test.each([
  { job_status: 'In Progress' },
  { job_status: 'Finished' },
  { job_status: 'Closed' },
  { deadline: '2020-01-31' },
] as const)('nobody can apply for a job that has ended: %j', (ended) => {
  signIn('personal')
  show(aJob(ended))

  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a company sees no button', () => {
  signIn('company')
  show()

  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a candidate with an incomplete profile sees what is missing, and the profile then links back', async () => {
  signIn('personal')
  const { url } = show(aJob(), completion(75, ['bio', 'skills']))

  expect(await screen.findByText(/^Your profile is 75%/)).toHaveTextContent(
    'Your profile is 75% complete. To apply, add bio, skills.',
  )
  expect(screen.getByRole('link', { name: 'bio' })).toHaveAttribute('href', '/profile/?id=7#head')
  await userEvent.click(screen.getByRole('link', { name: 'skills' }))

  expect(url()).toBe('/profile/?id=7&tab=skills')
  expect(applicationDrafts.latest(7)).toEqual({ jobId: 60, title: 'Joiner', answers: [] })
})

test('a candidate with a complete profile sees Apply now only', async () => {
  signIn('personal')
  const { requests } = show(aJob(), completion(100))

  await waitFor(() => expect(requests).toHaveLength(1))
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('where a candidate can apply, the code of the application is loaded', async () => {
  signIn('personal')
  const preload = vi.fn<(path: string) => void>()
  const page = (
    <PreloadPage value={preload}>
      <ApplyButton job={aJob()} />
    </PreloadPage>
  )
  renderAt('/', '*', page, [completion(100)])

  await waitFor(() => expect(preload.mock.calls).toEqual([['/apply/']]))
})
