import { hiring } from '@guildhall/contract/hiring/endpoints'
import { posting } from '@guildhall/contract/posting/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { aPersonCard } from '../../test/aPersonCard.ts'
import { answer, refuse, renderAt, signIn } from '../../test/render.tsx'
import { monthDayYear } from '../ui/dates.ts'
import { dayAfter, localDay } from '../ui/localDates.ts'
import { JobActions } from './JobActions.tsx'

type Answers = Parameters<typeof renderAt>[3] & {}
type Shown = { job?: Parameters<typeof aJob>[0]; applicants?: number; onDeleted?: () => void }

const show = ({ job, applicants = 0, onDeleted }: Shown, ...answers: Answers) =>
  renderAt(
    '/',
    '/',
    <JobActions job={aJob({ job_title: 'Baker', ...job })} applicants={applicants} onDeleted={onDeleted} />,
    answers,
  )

const user = userEvent.setup()
const openMenu = () => user.click(screen.getByRole('button', { name: 'Actions for Baker' }))
const entries = async () => (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
const choose = async (name: string) => {
  await openMenu()
  await user.click(await screen.findByRole('menuitem', { name }))
}
const confirm = (name: string) => screen.findByRole('alertdialog', { name })
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const ok = { status: 200, body: { success: 'Done' } } as const

const accepted = answer(hiring.getApplicants, {
  status: 200,
  body: {
    data: [
      {
        user: aPersonCard({ name: 'Ada Byron' }),
        applied_at: '2026-03-04T12:00:00.000Z',
        application_status: 'Accepted',
        skills_in_common: [],
        answers: [],
        is_rated: false,
        is_new: false,
        shortlisted: false,
        note: '',
        dispute: null,
        other_full_time_job: null,
        is_blocked: false,
      },
    ],
    total_user: 1,
    new_count: 0,
    counts: {
      Applied: 0,
      Accepted: 1,
      'Not selected': 3,
      Closed: 0,
      Withdrawn: 0,
      Declined: 0,
      'No decision': 0,
    },
  },
})

beforeEach(() => signIn('company'))

test.each([
  ['Open', 0, ['Edit', 'Extend deadline', 'Close', 'Delete']],
  ['Open', 2, ['Edit', 'Extend deadline', 'Close']],
  ['In Progress', 2, ['Finish', 'Close']],
  ['Finished', 2, ['Relist']],
  ['Closed', 2, ['Relist']],
  ['Closed', 0, ['Relist', 'Delete']],
] as const)(
  'the menu of a job that is %s with %i applicants has its actions',
  async (job_status, applicants, actions) => {
    show({ job: { job_status }, applicants })
    await openMenu()
    expect(await entries()).toEqual(actions)
  },
)

test('Edit and Relist lead to the posting form of the job', async () => {
  const { unmount } = show({})
  await openMenu()
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/add-job/?edit=60')
  unmount()
  show({ job: { job_status: 'Closed' } })
  await openMenu()
  expect(await screen.findByRole('menuitem', { name: 'Relist' })).toHaveAttribute(
    'href',
    '/add-job/?relist=60',
  )
})

describe('the confirmation', () => {
  test.each([
    [0, 'There are no open applications.'],
    [1, "We'll tell 1 applicant."],
    [4, "We'll tell 4 applicants."],
  ])('of closing an open job with %i applicants says who is told', async (applicants, text) => {
    show({ applicants })
    await choose('Close')
    expect(await confirm('Close “Baker”?')).toHaveAccessibleDescription(
      `The job closes without a hire. ${text} You can't reopen it, but you can relist it as a new job.`,
    )
  })

  test.each([
    [1, "We'll tell Ada Byron."],
    [2, "We'll tell Ada Byron and 1 other applicant."],
    [4, "We'll tell Ada Byron and 3 other applicants."],
  ])(
    'of closing a job in progress with %i applicants names the accepted person',
    async (applicants, text) => {
      show({ job: { job_status: 'In Progress' }, applicants }, accepted)
      await choose('Close')
      const dialog = await confirm('Close “Baker”?')
      await waitFor(() =>
        expect(dialog).toHaveAccessibleDescription(
          `The job closes unfinished, so you and Ada Byron can't rate each other. ${text} You can't reopen it, but you can relist it as a new job.`,
        ),
      )
    },
  )

  test('of finishing a job names the accepted person, and Finish job finishes it', async () => {
    const { requests } = show(
      { job: { job_status: 'In Progress' }, applicants: 4 },
      accepted,
      answer(hiring.finishJob, ok),
    )
    await choose('Finish')
    const dialog = await confirm('Finish “Baker”?')
    await waitFor(() =>
      expect(dialog).toHaveAccessibleDescription(/We'll tell Ada Byron, and you can rate each other/),
    )
    await press('Finish job')
    expect(await screen.findByText('Done')).toBeVisible()
    expect(requests.find(({ method }) => method === 'PATCH')?.url).toBe('/api/job/finish_job/60/')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('of deleting a job leaves its page only after Yes', async () => {
    const onDeleted = vi.fn<() => void>()
    show({ onDeleted }, answer(posting.deleteJob, ok))
    await choose('Delete')
    await confirm('Do you want to delete “Baker”?')
    await press('No')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onDeleted).not.toHaveBeenCalled()

    await choose('Delete')
    await confirm('Do you want to delete “Baker”?')
    await press('Yes')
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  })

  test('shows why the server refused, and closes', async () => {
    const onDeleted = vi.fn<() => void>()
    show({ onDeleted }, refuse(posting.deleteJob, 409, 'Someone has applied for this job.'))
    await choose('Delete')
    await confirm('Do you want to delete “Baker”?')
    await press('Yes')
    expect(await screen.findByText('Someone has applied for this job.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onDeleted).not.toHaveBeenCalled()
  })

  test('stays open after a failure, so that Close job tries again', async () => {
    const failure = refuse(hiring.closeJob, 503, 'The server is busy.')
    show({}, failure, answer(hiring.closeJob, ok))
    await choose('Close')
    await confirm('Close “Baker”?')
    await press('Close job')
    expect(await screen.findByText('The server is busy.')).toBeVisible()
    expect(screen.getByRole('alertdialog')).toBeVisible()

    await press('Close job')
    expect(await screen.findByText('Done')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

describe('the deadline', () => {
  const today = () => localDay(new Date())
  const extend = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend the deadline' }))
    return { dialog, day: dialog.getByLabelText('New deadline') }
  }
  const submit = () => user.click(screen.getByRole('button', { name: 'Extend' }))

  test('that lies ahead is extended to a later day', async () => {
    const deadline = dayAfter(today())
    const later = dayAfter(deadline)
    const { requests } = show({ job: { deadline } }, answer(posting.extendJob, ok))
    await choose('Extend deadline')
    const { dialog, day } = await extend()
    const shown = monthDayYear(deadline)
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      `Candidates can apply for “Baker” until ${shown}.`,
    )
    expect(dialog.getByText(shown)).toHaveClass('whitespace-nowrap')
    expect(day).toHaveAttribute('min', later)

    await user.type(day, deadline)
    await submit()
    expect(day).toHaveAccessibleDescription(
      new RegExp(`Please select a date after ${shown}, the current deadline\\.`),
    )
    await user.clear(day)
    await user.type(day, later)
    await submit()
    expect(await screen.findByText('Done')).toBeVisible()
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ deadline: later })
  })

  test("that has passed is extended to the viewer's today or a later day", async () => {
    const { requests } = show({ job: { deadline: '2020-01-31' } }, answer(posting.extendJob, ok))
    await choose('Extend deadline')
    const { day } = await extend()
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'The deadline for “Baker” passed on 01-31-2020.',
    )
    expect(day).toHaveAttribute('min', today())

    await submit()
    expect(day).toHaveAccessibleDescription(/Please select deadline\./)
    await user.type(day, '2020-01-31')
    expect(day).toHaveAccessibleDescription(/Please select today or a later date\./)
    await user.clear(day)
    await user.type(day, today())
    await submit()

    expect(await screen.findByText('Done')).toBeVisible()
    expect(requests.find(({ method }) => method === 'PATCH')).toMatchObject({
      url: '/api/job/extend_job/60/',
      body: { deadline: today() },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test("shows the server's error under the field, without an alert", async () => {
    const message = 'Please select a deadline within 5 years.'
    show(
      { job: { deadline: '2020-01-31' } },
      refuse(posting.extendJob, 400, message, { errorField: { deadline: [message] } }),
    )
    await choose('Extend deadline')
    const { day } = await extend()
    await user.type(day, today())
    await submit()
    await waitFor(() => expect(day).toHaveAccessibleDescription(new RegExp(message)))
    expect(screen.getAllByText(message)).toHaveLength(1)
  })
})
