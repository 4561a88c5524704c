import { profile } from '@guildhall/contract/profile/endpoints'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { answer, type Prepared, refuse, renderAt, signIn } from '../../test/render.tsx'
import { ResumeSection } from './ResumeSection.tsx'

const signed = (resume: string) =>
  answer(profile.getResume, { status: 200, body: { resume, name: 'Maria Lopez.pdf', size: 40_000 } })
const VIEW = '#navpanes=0&view=FitH'
const SIGNED_URL = '/files/resumes/k3/Maria%20Lopez.pdf?expires=1&signature=a'

beforeEach(() => signIn('company'))
afterEach(() => Reflect.deleteProperty(navigator, 'pdfViewerEnabled'))

async function view(...prepared: Prepared[]) {
  const theirs = { id: 9, resume: '/files/resumes/k3/Maria%20Lopez.pdf', contact_notice: null }
  const page = <ResumeSection profile={theirs} isOwner={false} />
  const { requests } = renderAt('/profile/?id=9', '/profile/', page, prepared)
  await userEvent.click(screen.getByRole('button', { name: 'View' }))
  return requests
}
// jsdom has no such property.
const hasViewer = (value: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true })

describe('in a browser with a PDF viewer', () => {
  beforeEach(() => void hasViewer(true))

  test('the resume is in a frame without a sandbox, whose URL is fetched when the viewer opens', async () => {
    const requests = await view(signed(SIGNED_URL))

    const frame = await screen.findByTitle('Maria Lopez.pdf')
    expect(frame).toHaveAttribute('src', `${SIGNED_URL}${VIEW}`)
    expect(frame).not.toHaveAttribute('sandbox')
    expect(screen.getByRole('dialog', { name: 'Maria Lopez.pdf' })).toBeVisible()
    expect(requests.map(({ url }) => url)).toEqual(['/api/user/get_resume/9/'])
  })

  test('a spinner shows until the frame is loaded', async () => {
    await view(signed(SIGNED_URL))
    const frame = await screen.findByTitle('Maria Lopez.pdf')
    expect(screen.getByText('Loading the resume')).toBeInTheDocument()

    fireEvent.load(frame)

    expect(screen.queryByText('Loading the resume')).toBeNull()
  })

  test.each([
    [SIGNED_URL, `${SIGNED_URL}&download=1`],
    ['/files/resume.pdf', '/files/resume.pdf?download=1'],
  ])('Download keeps the query of %s', async (url, download) => {
    await view(signed(url))

    expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute('href', download)
  })

  test.each([
    ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s closes it and returns the focus', async (_, close) => {
    await view(signed(SIGNED_URL))
    await screen.findByTitle('Maria Lopez.pdf')
    await close()

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'View' })).toHaveFocus()
  })

  test('a renewed URL is that of Download and leaves the frame as it is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    await view(signed(SIGNED_URL), signed('/files/renewed.pdf'))
    const frame = await screen.findByTitle('Maria Lopez.pdf')
    await act(() => vi.advanceTimersByTimeAsync(240_000))

    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
        'href',
        '/files/renewed.pdf?download=1',
      ),
    )
    expect(screen.getByTitle('Maria Lopez.pdf')).toBe(frame)
    expect(frame).toHaveAttribute('src', `${SIGNED_URL}${VIEW}`)
  })

  test('opening it again fetches another URL', async () => {
    await view(signed(SIGNED_URL), signed('/files/second.pdf'))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'View' }))

    expect(await screen.findByTitle('Maria Lopez.pdf')).toHaveAttribute('src', `/files/second.pdf${VIEW}`)
  })
})

test('the owner opens it from the menu, which gets the focus back', async () => {
  hasViewer(true)
  const own = { id: 7, resume: '/files/resumes/k3/Maria%20Lopez.pdf', contact_notice: null }
  renderAt('/profile/?id=7', '/profile/', <ResumeSection profile={own} isOwner />, [signed(SIGNED_URL)])
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'View' }))
  await screen.findByTitle('Maria Lopez.pdf')
  await userEvent.keyboard('{Escape}')

  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus())
})

test('a browser without a PDF viewer opens or downloads the resume', async () => {
  hasViewer(false)
  await view(signed(SIGNED_URL))

  expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', SIGNED_URL)
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('rel', 'noopener')
  expect(screen.getAllByRole('link', { name: 'Download' })[0]).toHaveAttribute(
    'href',
    `${SIGNED_URL}&download=1`,
  )
  expect(screen.queryByTitle('Maria Lopez.pdf')).toBeNull()
})

test.each([
  [404, 'This resume is not available.'],
  [429, 'You have viewed the contact details of 400 profiles today.'],
])('a %i shows the message of the server', async (status, message) => {
  await view(refuse(profile.getResume, status, message))

  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a URL that failed to load can be loaded again', async () => {
  hasViewer(true)
  await view(refuse(profile.getResume, 500, 'The server failed'), signed(SIGNED_URL))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))

  expect(await screen.findByTitle('Maria Lopez.pdf')).toHaveAttribute('src', `${SIGNED_URL}${VIEW}`)
})
