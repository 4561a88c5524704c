import { CONTACT_NOTICES, type Profile, profile } from '@guildhall/contract/profile/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { aCompany } from '../../test/aCompany.ts'
import { answer, hold, type Prepared, refuse, renderAt, signIn, unreachable } from '../../test/render.tsx'
import { query } from '../api/client.ts'
import { ResumeSection } from './ResumeSection.tsx'

const RESUME = '/files/resumes/k3/Maria%20Lopez.pdf'
const aPerson = (more: Partial<Profile> = {}) =>
  answer(profile.getProfile, { status: 200, body: aCompany({ id: 7, user_type: 'personal', ...more }) })
const completion = answer(profile.getCompletion, { status: 200, body: { percentage: 50, missing: [] } })
const saved = answer(profile.saveResume, { status: 201, body: { success: 'Resume saved', resume: RESUME } })
const deleted = answer(profile.deleteResume, { status: 200, body: { success: 'Resume deleted' } })

/** The section on a page that shows profile and completion, which may start with a profile from the server. */
function Page({ isOwner, rendered }: { isOwner: boolean; rendered?: Profile }) {
  const { data } = useQuery({
    ...query(profile.getProfile, { params: { userId: '7' } }),
    initialData: rendered && { status: 200, body: rendered },
  })
  useQuery({ ...query(profile.getCompletion, {}), enabled: isOwner })
  return data?.status === 200 ? <ResumeSection profile={data.body} isOwner={isOwner} /> : null
}

function open(isOwner: boolean, ...prepared: Prepared[]) {
  return renderAt('/profile/?id=7', '/profile/', <Page isOwner={isOwner} />, prepared)
}
function openOwn(...prepared: Prepared[]) {
  signIn('personal')
  return open(true, completion, ...prepared)
}

const pdf = (content = '%PDF-1.7', name = 'cv.pdf', type = 'application/pdf') =>
  new File([content], name, { type })
const user = userEvent.setup({ applyAccept: false })
const click = async (role: 'button' | 'menuitem', name: string) =>
  user.click(await screen.findByRole(role, { name }))
const choose = async (file: File) =>
  user.upload(await screen.findByLabelText('Choose a PDF or drop it here'), file)
const calls = (requests: { method: string; url: string }[], endpoint: { method: string; path: string }) =>
  requests.filter(({ method, url }) => method === endpoint.method && url === endpoint.path)

describe('the owner without a resume', () => {
  test('adds one: it is uploaded with its name, and profile and completion are loaded again', async () => {
    const { requests } = openOwn(aPerson(), aPerson({ resume: RESUME }), saved)
    await click('button', 'Add resume')
    await choose(pdf())

    expect(await screen.findByText('Maria Lopez.pdf')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Resume saved')
    expect(screen.queryByLabelText('Choose a PDF or drop it here')).toBeNull()
    expect(calls(requests, profile.saveResume)).toMatchObject([{ body: { name: 'cv.pdf' } }])
    expect(calls(requests, profile.getCompletion)).toHaveLength(2)
  })

  test.each([
    ['of another type', pdf('%PDF-1.7', 'cv.docx', 'application/msword'), 'Please choose a PDF file.'],
    ['that only claims to be a PDF', pdf('<html>%PDF-'), 'Please choose a PDF file.'],
    ['that is empty', pdf(''), 'This file is empty.'],
    [
      'over 5 MB',
      pdf(`%PDF-${'x'.repeat(5 * 1024 * 1024)}`),
      'This file is larger than 5 MB. Please choose a smaller one.',
    ],
  ])('sees the reason when a file %s is rejected, and nothing is sent', async (_, file, message) => {
    const { requests } = openOwn(aPerson())
    await click('button', 'Add resume')
    await choose(file)

    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Choose a PDF or drop it here')).toBeInvalid()
    expect(calls(requests, profile.saveResume)).toEqual([])
  })

  test('sees the progress and cancels, which keeps the choice', async () => {
    const { held, release } = hold(saved)
    openOwn(aPerson(), held)
    await click('button', 'Add resume')
    await choose(pdf())

    expect(await screen.findByRole('progressbar', { name: 'Uploading cv.pdf' })).toHaveAttribute(
      'value',
      '0.5',
    )
    await click('button', 'Cancel')
    await act(async () => release())

    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByText('cv.pdf')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Upload' })).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement()
  })

  test.each([
    ['refused', refuse(profile.saveResume, 400, 'This PDF is encrypted.'), 'This PDF is encrypted.'],
    [
      'lost',
      unreachable(profile.saveResume),
      "We couldn't reach the server. Check your connection and try again.",
    ],
  ])('sends a file again after an upload that was %s', async (_, failure, message) => {
    openOwn(aPerson(), aPerson(), aPerson({ resume: RESUME }), failure, saved)
    await click('button', 'Add resume')
    await choose(pdf())

    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('Choose a PDF or drop it here')).toHaveAccessibleDescription(
      `cv.pdf ${message}`,
    )
    await click('button', 'Try again')

    expect(await screen.findByText('Maria Lopez.pdf')).toBeVisible()
  })

  test('has the focus in the box and keeps it while a file is sent again', async () => {
    const { held, release } = hold(saved)
    openOwn(aPerson(), refuse(profile.saveResume, 503, 'Please come back in a minute'), held)
    await click('button', 'Add resume')
    expect(await screen.findByLabelText('Choose a PDF or drop it here')).toHaveFocus()
    await choose(pdf())
    await click('button', 'Try again')

    expect(await screen.findByRole('button', { name: 'Uploading...' })).toHaveFocus()
    release()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add resume' }).parentElement).toHaveFocus(),
    )
  })

  test('closes the box', async () => {
    openOwn(aPerson())
    await click('button', 'Add resume')
    await click('button', 'Cancel')

    expect(screen.getByRole('button', { name: 'Add resume' })).toBeVisible()
  })
})

describe('the owner with a resume', () => {
  test('has a menu with View, Change and Delete', async () => {
    openOwn(aPerson({ resume: RESUME }))
    await click('button', 'More')

    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['View', 'Change', 'Delete'])
  })

  test('changes it, and sees the old name no more', async () => {
    const { held, release } = hold(aPerson({ resume: '/files/resumes/k4/New.pdf' }))
    const { requests } = openOwn(aPerson({ resume: RESUME }), held, saved)
    await click('button', 'More')
    await click('menuitem', 'Change')
    await choose(pdf())

    expect(await screen.findByText('Resume saved')).toBeVisible()
    expect(screen.queryByText('Maria Lopez.pdf')).toBeNull()
    release()
    expect(await screen.findByText('New.pdf')).toBeVisible()
    expect(screen.queryByText('Maria Lopez.pdf')).toBeNull()
    expect(calls(requests, profile.saveResume)).toHaveLength(1)
  })

  test('deletes it after a question, and profile and completion are loaded again', async () => {
    const { requests } = openOwn(aPerson({ resume: RESUME }), aPerson(), deleted)
    await click('button', 'More')
    await click('menuitem', 'Delete')
    const question = await screen.findByRole('alertdialog', { name: 'Delete resume?' })
    await waitFor(() => expect(within(question).getByRole('button', { name: 'No' })).toHaveFocus())

    await click('button', 'Yes')

    expect(await screen.findByRole('button', { name: 'Add resume' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Resume deleted')
    expect(calls(requests, profile.getCompletion)).toHaveLength(2)
  })

  test('keeps it with No', async () => {
    const { requests } = openOwn(aPerson({ resume: RESUME }))
    await click('button', 'More')
    await click('menuitem', 'Delete')
    await click('button', 'No')

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByText('Maria Lopez.pdf')).toBeVisible()
    expect(calls(requests, profile.deleteResume)).toEqual([])
  })

  test('reads why deleting failed', async () => {
    openOwn(aPerson({ resume: RESUME }), refuse(profile.deleteResume, 503, 'Please come back in a minute'))
    await click('button', 'More')
    await click('menuitem', 'Delete')
    await click('button', 'Yes')

    expect(await screen.findByRole('alert')).toHaveTextContent('Please come back in a minute')
    expect(screen.getByText('Maria Lopez.pdf')).toBeVisible()
  })
})

describe('others', () => {
  test('with access see the file name and View only', async () => {
    signIn('company')
    open(false, aPerson({ resume: RESUME }))

    expect(await screen.findByText('Maria Lopez.pdf')).toBeVisible()
    expect(screen.getByRole('button', { name: 'View' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })

  test('read that there is none', async () => {
    signIn('company')
    open(false, aPerson())

    expect(await screen.findByText('No resume to show.')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('over the limit read the notice', async () => {
    signIn('company')
    open(false, aPerson({ contact_notice: CONTACT_NOTICES.company }))

    expect(await screen.findByText(CONTACT_NOTICES.company)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('of a company that the candidate has not dealt with read that it comes with the contact data', async () => {
    signIn('company')
    open(false, aPerson({ contact_notice: CONTACT_NOTICES.stranger }))

    expect(await screen.findByText('The resume is shared along with the contact details.')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('logged out read that resumes are for companies', async () => {
    open(false, aPerson({ contact_notice: CONTACT_NOTICES.visitor }))

    expect(await screen.findByText('Only companies can see the resume.')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe.each([
  ['its owner', true, 'personal'],
  ['a company', false, 'company'],
] as const)('on a page that was rendered for visitors, %s', (_, isOwner, userType) => {
  const rendered = aCompany({ id: 7, user_type: 'personal', contact_notice: CONTACT_NOTICES.visitor })
  const openRendered = (own: Prepared) => {
    signIn(userType)
    const page = <Page isOwner={isOwner} rendered={rendered} />
    return renderAt('/profile/?id=7', '/profile/', page, [completion, own])
  }
  const expectNoStatement = () => {
    expect(screen.queryByText('No resume to show.')).toBeNull()
    expect(screen.queryByText('Log in to see the resume.')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  }

  test('sees a placeholder until the own data arrives', async () => {
    const { held, release } = hold(aPerson({ resume: RESUME }))
    const { container } = openRendered(held)

    await waitFor(() => expect(container.querySelector('.skeleton')).toBeInTheDocument())
    expectNoStatement()
    release()
    expect(await screen.findByText('Maria Lopez.pdf')).toBeVisible()
  })

  test('reads that the resume failed to load', async () => {
    openRendered(unreachable(profile.getProfile))

    expect(
      await screen.findByText("We couldn't load the resume. Reload the page to try again."),
    ).toBeVisible()
    expectNoStatement()
  })
})
