import { blocking } from '@guildhall/contract/blocking/endpoints'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anApplicant, anApplication, applicants, ownJob } from '../../test/anApplicant.ts'
import { beWide } from '../../test/device.ts'
import { aPerson } from '../../test/aPerson.ts'
import { answer, hold, type Prepared, refuse, renderAt, signIn } from '../../test/render.tsx'
import { JobDetailPanelPage } from './JobDetailPanelPage.tsx'

const user = userEvent.setup()
const accepted = answer(hiring.acceptApplicant, { status: 200, body: { success: 'Maria was accepted.' } })
const marked = answer(hiring.markApplicant, { status: 200, body: { success: 'Saved.' } })

beforeEach(() => {
  signIn('company')
  beWide()
})
afterEach(() => void vi.restoreAllMocks())

async function open(...prepared: Prepared[]) {
  const view = renderAt('/job-detail-panel/?jobId=60', '/job-detail-panel/', <JobDetailPanelPage />, prepared)
  const card = within(await screen.findByRole('article', { name: 'Maria Lopez' }))
  const sent = (e: { path: string }) =>
    view.requests.filter(({ url }) => url.startsWith(e.path.replace(':id/', '')))
  return { ...view, card, sent }
}

describe('accepting', () => {
  const acceptButton = (card: ReturnType<typeof within>) => card.queryByRole('button', { name: /^Accept/ })
  const ask = async (...prepared: Prepared[]) => {
    const view = await open(ownJob(), ...prepared)
    await user.click(acceptButton(view.card)!)
    return { ...view, dialog: within(await screen.findByRole('alertdialog')) }
  }

  test.each([
    [1, "We'll tell Maria Lopez that they were accepted. "],
    [
      2,
      "We'll tell Maria Lopez that they were accepted, and the other applicant that they weren't selected. ",
    ],
    [
      5,
      "We'll tell Maria Lopez that they were accepted, and 4 other applicants that they weren't selected. ",
    ],
  ])('the question says what happens to %i undecided applicants', async (Applied, notice) => {
    await ask(applicants({ counts: { Applied, 'Not selected': 3 } }))
    const dialog = screen.getByRole('alertdialog', { name: 'Accept Maria Lopez for “Joiner”?' })
    expect(dialog).toHaveAccessibleDescription(`The job moves to In Progress. ${notice}This can't be undone.`)
  })

  test('Accept accepts the applicant and reloads the job and its applicants', async () => {
    const now = applicants({
      data: [anApplicant({ application_status: 'Accepted' })],
      counts: { Accepted: 1 },
    })
    const { card, dialog, sent } = await ask(
      applicants(),
      accepted,
      ownJob({ job_status: 'In Progress' }),
      now,
    )
    await user.click(dialog.getByRole('button', { name: 'Accept' }))

    expect(await screen.findByText('Maria was accepted.')).toBeVisible()
    expect(sent(hiring.acceptApplicant)).toMatchObject([
      { url: '/api/job/accept_applicant/60/', body: { user_id: 21 } },
    ])
    await waitFor(() => expect(acceptButton(card)).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(card.getByRole('link', { name: 'Maria Lopez' })).toHaveFocus())
    expect(screen.getAllByText('In Progress')[0]).toBeVisible()
  })

  test('Cancel changes nothing', async () => {
    const { dialog, sent } = await ask(applicants())
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(sent(hiring.acceptApplicant)).toEqual([])
  })

  test('a conflict shows the message of the server and reloads what has changed', async () => {
    const { dialog, card } = await ask(
      applicants(),
      refuse(hiring.acceptApplicant, 409, 'You accepted someone else.'),
      ownJob({ job_status: 'In Progress' }),
      applicants({ data: [anApplicant({ application_status: 'Not selected' })] }),
    )
    await user.click(dialog.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('You accepted someone else.')).toBeVisible()
    expect(await card.findByText('Not selected')).toBeVisible()
    expect(acceptButton(card)).toBeNull()
  })

  test('a failure keeps the question open, so that Accept tries again and Cancel returns to the button', async () => {
    const failure = refuse(hiring.acceptApplicant, 503, 'The server is busy.')
    const { dialog, card, sent } = await ask(applicants(), failure)
    await user.click(dialog.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('The server is busy.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(sent(hiring.acceptApplicant)).toHaveLength(2))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(acceptButton(card)).toHaveFocus())
  })

  test.each([
    ['the job is closed', ownJob({ job_status: 'Closed' }), anApplicant()],
    ['the application is decided', ownJob(), anApplicant({ application_status: 'No decision' })],
  ])('nobody can be accepted if %s', async (_, job, applicant) => {
    const { card } = await open(job, applicants({ data: [applicant] }))
    expect(acceptButton(card)).toBeNull()
  })

  test('somebody who was not selected can be accepted once the job is open again', async () => {
    const refused = anApplicant({ application_status: 'Not selected' })
    await ask(applicants({ data: [refused], counts: { Applied: 0, 'Not selected': 1, Declined: 1 } }))
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      "The job moves to In Progress. We'll tell Maria Lopez that they were accepted. This can't be undone.",
    )
  })

  test('somebody who declined cannot be accepted again, and the company is told why', async () => {
    const { card } = await open(
      ownJob(),
      applicants({ data: [anApplicant({ application_status: 'Declined' })] }),
    )
    expect(acceptButton(card)).toBeNull()
    expect(card.getByText('Maria Lopez declined this job. You can accept someone else.')).toBeVisible()
  })

  test("the question names the company's other full-time job for which the person is accepted", async () => {
    await ask(applicants({ data: [anApplicant({ other_full_time_job: 'Cook' })] }))
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /^You have already accepted Maria Lopez for “Cook”, which is also full-time and still in progress\./,
    )
  })

  test('after the deadline the company can still accept somebody', async () => {
    const { card } = await open(ownJob({ deadline: '2020-01-31' }), applicants())
    expect(acceptButton(card)).toBeVisible()
  })
})

describe('an applicant whom the company has blocked', () => {
  const blocked = anApplicant({ is_blocked: true })
  const refused = { name: /^(Accept|Rate|Send Message|View resume)/ }

  test('has no profile to open and no buttons that would be refused', async () => {
    const { card } = await open(ownJob(), applicants({ data: [blocked] }))
    expect(card.getByText(/^You blocked Maria Lopez\. Unblock them to see their profile/)).toBeVisible()
    expect(card.queryByRole('link', { name: 'Maria Lopez' })).toBeNull()
    expect(screen.queryByRole('button', refused)).toBeNull()
    expect(card.getByRole('link', { name: /^View application/ })).toBeVisible()
  })

  test('is not rated', async () => {
    const accepted = { ...blocked, application_status: 'Accepted' as const }
    await open(ownJob({ job_status: 'Finished' }), applicants({ data: [accepted] }))
    expect(screen.queryByRole('button', refused)).toBeNull()
  })

  test('is unblocked there, and the focus moves to the buttons that appear', async () => {
    const unblocked = answer(blocking.unblockUser, { status: 200, body: { success: 'Account unblocked' } })
    const { card } = await open(ownJob(), applicants({ data: [blocked] }), unblocked, applicants())
    await user.click(card.getByRole('button', { name: 'Unblock Maria Lopez' }))
    expect(await card.findByRole('link', { name: 'Maria Lopez' })).toBeVisible()
    await waitFor(() =>
      expect(document.activeElement).toContainElement(card.getByRole('button', { name: /^Send Message/ })),
    )
    expect(document.body).not.toHaveFocus()
  })

  test('cannot be unblocked without the server, which says why', async () => {
    const refusal = refuse(blocking.unblockUser, 503, 'Not ready')
    const { card } = await open(ownJob(), applicants({ data: [blocked] }), refusal)
    await user.click(card.getByRole('button', { name: 'Unblock Maria Lopez' }))
    expect(await screen.findByText('Not ready')).toBeVisible()
    expect(card.getByRole('button', { name: 'Unblock Maria Lopez' })).toBeVisible()
  })
})

describe('the shortlist', () => {
  const button = (card: ReturnType<typeof within>) =>
    card.getByRole('button', { name: 'Shortlist Maria Lopez' })

  test('it shows at once', async () => {
    const { held, release } = hold(marked)
    const { card, sent } = await open(ownJob(), applicants(), held)
    expect(button(card)).toHaveAttribute('aria-pressed', 'false')
    await user.click(button(card))
    await waitFor(() => expect(button(card)).toHaveAttribute('aria-pressed', 'true'))
    expect(sent(hiring.markApplicant)).toMatchObject([{ body: { user_id: 21, shortlisted: true } }])
    release()
  })

  test('a page of applicants that is loading meanwhile still arrives', async () => {
    const next = hold(
      applicants({ data: [anApplicant({ user: { ...anApplicant().user, name: 'Jon Berg' } })] }),
    )
    const { card } = await open(ownJob(), applicants({ total_user: 40 }), marked, next.held)
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await user.click(button(card))
    next.release()
    expect(await screen.findByRole('button', { name: 'Shortlist Jon Berg' })).toBeVisible()
  })

  test('a failure puts it back and says why', async () => {
    const gone = refuse(hiring.markApplicant, 404, 'Maria is no longer an applicant.')
    const { card } = await open(ownJob(), applicants({ data: [anApplicant({ shortlisted: true })] }), gone)
    await user.click(button(card))
    expect(await screen.findByText('Maria is no longer an applicant.')).toBeVisible()
    expect(button(card)).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('the note', () => {
  test('it is saved, and the focus returns to its button', async () => {
    const { card, sent } = await open(ownJob(), applicants(), marked)
    await user.click(card.getByRole('button', { name: 'Add note about Maria Lopez' }))
    const field = await card.findByLabelText('Private note')
    expect(field).toHaveFocus()
    expect(card.queryByRole('button', { name: /note about/ })).toBeNull()
    await user.type(field, 'Call on Monday ')
    await user.click(card.getByRole('button', { name: 'Save note' }))

    expect(await card.findByText('Call on Monday')).toBeVisible()
    expect(card.queryByLabelText('Private note')).toBeNull()
    expect(card.getByRole('button', { name: 'Edit note about Maria Lopez' })).toHaveFocus()
    expect(sent(hiring.markApplicant)).toMatchObject([{ body: { user_id: 21, note: 'Call on Monday ' } }])
  })

  test('a failure says why and keeps what was written', async () => {
    const { card } = await open(ownJob(), applicants(), refuse(hiring.markApplicant, 503, 'Try again.'))
    await user.click(card.getByRole('button', { name: /^Add note/ }))
    await user.type(await card.findByLabelText('Private note'), 'Call')
    await user.click(card.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('Try again.')).toBeVisible()
    expect(card.getByLabelText('Private note')).toHaveValue('Call')
  })

  test('a draft opens again with the card, without taking the focus, until it is saved', async () => {
    const { card, unmount } = await open(ownJob(), applicants())
    await user.click(card.getByRole('button', { name: /^Add note/ }))
    await user.type(await card.findByLabelText('Private note'), 'Call on')
    unmount()

    const again = await open(ownJob(), applicants(), marked)
    const field = await again.card.findByLabelText('Private note')
    expect(field).toHaveValue('Call on')
    expect(document.body).toHaveFocus()
    await user.type(field, ' Monday')
    await user.click(again.card.getByRole('button', { name: 'Save note' }))
    expect(await again.card.findByText('Call on Monday')).toBeVisible()
    expect(sessionStorage).toHaveLength(0)
  })

  test("a draft is not shown to another of the company's accounts", async () => {
    const { card, unmount } = await open(ownJob(), applicants())
    await user.click(card.getByRole('button', { name: /^Add note/ }))
    await user.type(await card.findByLabelText('Private note'), 'Call on')
    unmount()

    signIn('company', { userId: 99 })
    const other = await open(ownJob(), applicants())
    expect(other.card.queryByLabelText('Private note')).toBeNull()
  })

  test('Cancel keeps the old note', async () => {
    const { card, sent } = await open(ownJob(), applicants({ data: [anApplicant({ note: 'Call' })] }))
    await user.click(card.getByRole('button', { name: /^Edit note/ }))
    expect(await card.findByLabelText('Private note')).toHaveValue('Call')
    await user.type(card.getByLabelText('Private note'), ' later')
    await user.click(card.getByRole('button', { name: 'Cancel' }))
    expect(card.getByText('Call')).toBeVisible()
    expect(sessionStorage).toHaveLength(0)
    expect(sent(hiring.markApplicant)).toEqual([])
  })

  test('a note that is too long is not sent', async () => {
    const { card, sent } = await open(ownJob(), applicants())
    await user.click(card.getByRole('button', { name: /^Add note/ }))
    await user.click(await card.findByLabelText('Private note'))
    await user.paste('x'.repeat(2001))
    await user.click(card.getByRole('button', { name: 'Save note' }))
    expect(card.getByLabelText('Private note')).toHaveAccessibleDescription(/at most 2,000 characters/)
    expect(sent(hiring.markApplicant)).toEqual([])
  })
})

describe('the resume', () => {
  const file = { resume: '/files/sent.pdf?signature=a', name: 'Sent.pdf', size: 4000 }
  const sentProfile = { snapshot: {} as never }
  const view = async (...prepared: Prepared[]) => {
    const { card, requests } = await open(ownJob(), applicants(), ...prepared)
    await user.click(card.getByRole('button', { name: 'View resume of Maria Lopez' }))
    return requests
  }

  test('it is the file that was sent', async () => {
    const requests = await view(anApplication({ ...sentProfile, resume: file }))
    expect(await screen.findByRole('dialog', { name: 'Sent.pdf' })).toBeVisible()
    expect(requests.at(-1)?.url).toBe('/api/job/get_application/60/?user=21')
  })

  test('if no copy was kept, it is that of the profile', async () => {
    const requests = await view(anApplication(), answer(profile.getResume, { status: 200, body: file }))
    expect(await screen.findByRole('dialog', { name: 'Sent.pdf' })).toBeVisible()
    expect(requests.at(-1)?.url).toBe('/api/user/get_resume/21/')
  })

  test('a file that is gone is not replaced by another one', async () => {
    await view(anApplication(sentProfile))
    expect(await screen.findByText('The resume that was sent is no longer available.')).toBeVisible()
  })
})

test('Send Message opens a message to the email of the applicant', async () => {
  const person = aPerson({ id: 21 })
  const { card, url } = await open(
    ownJob(),
    applicants(),
    answer(profile.getProfile, { status: 200, body: person }),
  )
  await user.click(card.getByRole('button', { name: 'Send Message to Maria Lopez' }))
  await waitFor(() => expect(url()).toBe('/messages/?email=maria%40example.com'))
})

test('the accepted person of a finished job can be rated', async () => {
  const person = anApplicant({ application_status: 'Accepted' })
  const { card } = await open(ownJob({ job_status: 'Finished' }), applicants({ data: [person] }))
  expect(card.getByRole('button', { name: /^Rate / })).toHaveClass('btn-primary')
})

test('a person who was rated is not rated again', async () => {
  const person = anApplicant({ application_status: 'Accepted', is_rated: true })
  const { card } = await open(ownJob({ job_status: 'Finished' }), applicants({ data: [person] }))
  expect(card.getByText('Rated')).toBeVisible()
  expect(card.queryByRole('button', { name: /^Rate / })).toBeNull()
})
