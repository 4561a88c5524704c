import { type CompletionItem, profile } from '@guildhall/contract/profile/endpoints'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, renderAt, signIn } from '../../test/render.tsx'
import { clearSession, followOtherTabs } from '../api/storedSession.ts'
import { Link } from '../ui/Link.tsx'
import { CompletionWidget } from './CompletionWidget.tsx'

const completion = (percentage: number, missing: CompletionItem[] = []) =>
  answer(profile.getCompletion, { status: 200, body: { percentage, missing } })
const INCOMPLETE = completion(75, ['skills', 'resume'])
const HINT = /^Please complete your profile so the company can see you\./
const session = { userId: 7, userType: 'personal', username: 'maria', profilePicture: null } as const

beforeEach(() => {
  signIn('personal')
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => void vi.useRealTimers())
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Renders the widget on a page with links to others. */
async function open(url: string, prepared = INCOMPLETE) {
  const view = renderAt(
    url,
    '*',
    <main id="main" tabIndex={-1}>
      {['/', '/jobs/?jobId=6', '/profile/?id=7', '/apply/?jobId=6'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <CompletionWidget session={session} />
    </main>,
    [prepared],
  )
  // The completion is loaded.
  await wait(10)
  return view
}
const hint = () => screen.queryByText(HINT)

describe('the ring', () => {
  test('is on the job board and links to the profile, complete or not', async () => {
    await open('/', completion(100))

    expect(screen.getByRole('img', { name: 'Profile completion: 100%' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Profile completion: 100%' })).toHaveAttribute(
      'href',
      '/profile/?id=7',
    )
  })

  test('is not on other pages', async () => {
    await open('/jobs/?jobId=6')

    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('the hint', () => {
  test('appears six seconds after entering, with a link to the profile', async () => {
    await open('/')
    await wait(5_500)
    expect(hint()).toBeNull()

    await wait(600)

    expect(hint()).toBeVisible()
    expect(screen.getByRole('link', { name: 'Complete it now.' })).toHaveAttribute('href', '/profile/?id=7')
  })

  test('appears in a status region that was there before', async () => {
    await open('/jobs/?jobId=6')
    const status = within(screen.getByRole('complementary')).getByRole('status')
    expect(status).toBeEmptyDOMElement()

    await wait(6_100)

    expect(status).toContainElement(hint())
  })

  test('does not appear for a complete profile', async () => {
    await open('/', completion(100))
    await wait(10_000)

    expect(hint()).toBeNull()
  })

  test.each(['/profile/?id=7', '/apply/?jobId=6'])('does not appear on %s', async (url) => {
    await open(url)
    await wait(10_000)

    expect(hint()).toBeNull()
  })

  test('stays on the way to another page, disappears on the profile and appears again after it', async () => {
    await open('/')
    await wait(6_100)
    await user.click(screen.getByRole('link', { name: '/jobs/?jobId=6' }))
    expect(hint()).toBeVisible()

    await user.click(screen.getByRole('link', { name: '/profile/?id=7' }))
    expect(hint()).toBeNull()

    await user.click(screen.getByRole('link', { name: '/' }))
    expect(hint()).toBeNull()
    await wait(6_100)
    expect(hint()).toBeVisible()
  })

  test('is hidden by its X, on every page and after a reload, until the next login', async () => {
    const { unmount } = await open('/')
    await wait(6_100)
    await user.click(screen.getByRole('button', { name: 'Hide this hint' }))
    expect(hint()).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    unmount()

    const second = await open('/jobs/?jobId=6')
    await wait(10_000)
    expect(hint()).toBeNull()
    second.unmount()

    clearSession()
    signIn('personal')
    await open('/')
    await wait(6_100)
    expect(hint()).toBeVisible()
  })

  test('is hidden by another tab', async () => {
    const stop = followOtherTabs()
    await open('/')
    await wait(6_100)
    localStorage.setItem('completion_hint', 'hidden')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'completion_hint' })))
    stop()

    expect(hint()).toBeNull()
  })
})
