import { hiring } from '@guildhall/contract/hiring/endpoints'
import { profile, type SentProfile } from '@guildhall/contract/profile/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anApplication, applicants, ownJob } from '../../test/anApplicant.ts'
import { beWide } from '../../test/device.ts'
import { aPerson } from '../../test/aPerson.ts'
import { answer, type Prepared, refuse, renderAt, signIn } from '../../test/render.tsx'
import { JobDetailPanelPage } from './JobDetailPanelPage.tsx'

const PANEL = '/job-detail-panel/?jobId=60'
const OPENED = `${PANEL}&sort=newest&applicant=21&application=21`
const user = userEvent.setup()

const today = (overrides = {}) =>
  answer(profile.getProfile, { status: 200, body: aPerson({ email: null, resume: null, ...overrides }) })

const sent = (overrides: Partial<SentProfile> = {}): SentProfile => ({ ...aPerson(), ...overrides })

beforeEach(() => {
  signIn('company')
  beWide()
})
afterEach(() => void vi.restoreAllMocks())

function open(url: string, ...prepared: Prepared[]) {
  const list = [ownJob(), applicants()]
  return renderAt(url, '/job-detail-panel/', <JobDetailPanelPage />, [...list, ...prepared])
}

async function openDialog(...prepared: Prepared[]) {
  open(OPENED, ...prepared)
  const dialog = within(await screen.findByRole('dialog', { name: 'Application from Maria Lopez' }))
  await dialog.findByRole('heading', { name: 'Profile as sent' })
  return dialog
}

/** The description of a field of the profile. */
const field = (dialog: ReturnType<typeof within>, name: string) =>
  dialog.getByText(name, { selector: 'dt' }).nextElementSibling

test('the link of an applicant opens the application in the URL, and closing it keeps the filters and the applicant', async () => {
  const { url } = open(`${PANEL}&sort=newest`, anApplication())
  await user.click(await screen.findByRole('link', { name: 'View application from Maria Lopez' }))
  expect(url()).toBe(OPENED)
  expect(await screen.findByRole('dialog', { name: 'Application from Maria Lopez' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(url()).toBe(`${PANEL}&sort=newest&applicant=21`))
})

test('it shows the date of each step and the answers', async () => {
  const dialog = await openDialog(anApplication())
  const steps = within(dialog.getByRole('list', { name: 'Status history' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual(['Applied03-04-2026', 'Accepted03-09-2026'])
  expect(dialog.getByText('Do you own a ladder?').nextElementSibling).toHaveTextContent('Two')
})

test('it names the job as it was called when the person applied, where the company has renamed it', async () => {
  const dialog = await openDialog(anApplication({ job_title: 'Cabinet maker' }))
  expect(dialog.getByText(/^They applied for “Cabinet maker”\./)).toBeVisible()
})

test('an application without a copy of the profile says so', async () => {
  const dialog = await openDialog(anApplication())
  expect(dialog.getByText("We don't have a copy of the profile as it was sent.")).toBeVisible()
  expect(dialog.getByRole('link', { name: 'View current profile' })).toHaveAttribute(
    'href',
    '/profile/?id=21',
  )
})

test('it shows each field of the profile as it was sent', async () => {
  const dialog = await openDialog(anApplication({ snapshot: sent() }))
  expect(dialog.getByText("The profile hasn't changed since they applied.")).toBeVisible()
  const fields = {
    Email: 'maria@example.com',
    Skills: 'Joinery, Advanced',
    Experience: 'Joiner at Linden Joinery, 02-29-2020 to Present Stairs. Doors.',
    Portfolio: 'Github: github.com/maria',
    Education: 'Woodwork, Diploma, Trade School',
    'Employment type': 'Full-time',
    Languages: 'Spanish, Native',
    'Expected rate': '$45 / hour',
    Resume: 'maria.pdf',
  }
  for (const [name, text] of Object.entries(fields)) expect(field(dialog, name)).toHaveTextContent(text)
  expect(dialog.getByText('02-29-2020')).toHaveClass('whitespace-nowrap')
  expect(dialog.queryByText('Now')).toBeNull()
})

test('what has changed is shown beside what the profile says today', async () => {
  const dialog = await openDialog(
    anApplication({
      snapshot: sent({ short_intro: 'Builds doors', educations: [] }),
      changed: ['short_intro', 'educations'],
    }),
    today(),
  )
  expect(dialog.getByText('2 details have changed since they applied.')).toBeVisible()
  await waitFor(() =>
    expect(field(dialog, 'Short intro')).toHaveTextContent('As sentBuilds doorsNowBuilds stairs'),
  )
  expect(field(dialog, 'Education')).toHaveTextContent('As sentNoneNowWoodwork, Diploma, Trade School')
})

test('contact data of today is left to the profile, which counts who reads it', async () => {
  const dialog = await openDialog(
    anApplication({ snapshot: sent({ email: 'old@example.com' }), changed: ['email'] }),
    today(),
  )
  const email = field(dialog, 'Email')
  expect(email).toHaveTextContent('old@example.com')
  expect(within(email).getByRole('link', { name: 'View current profile' })).toHaveAttribute(
    'href',
    '/profile/?id=21',
  )
})

test('the resume that was sent opens in the viewer', async () => {
  const resume = { resume: '/files/sent.pdf', name: 'Sent.pdf', size: 4000 }
  const dialog = await openDialog(anApplication({ snapshot: sent(), resume }))
  await user.click(dialog.getByRole('button', { name: 'View resume' }))
  expect(await screen.findByRole('dialog', { name: 'Sent.pdf' })).toBeVisible()
})

test('an application that is gone may have been withdrawn', async () => {
  open(OPENED, refuse(hiring.getApplication, 404, 'User Not Found'))
  const text = 'This application is no longer available. The applicant may have withdrawn it.'
  expect(await screen.findByText(text)).toBeVisible()
})
