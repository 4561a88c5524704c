import { sessions } from '@guildhall/contract/account/sessions'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, refuse, signIn } from '../../test/render.tsx'
import { renderShell } from '../../test/renderShell.tsx'
import { routes } from '../routes.tsx'
import { rememberIntent } from './intent.ts'

const COMPANY_HOME = '/users/'

/** Where a visitor, a candidate and a company end up. */
const ENDS: [url: string, visitor: string, personal: string, company: string][] = [
  ['/', '/', '/', COMPANY_HOME],
  ['/jobs/?jobId=7', '/jobs/?jobId=7', '/jobs/?jobId=7', '/jobs/?jobId=7'],
  ['/jobs/', '/', '/', COMPANY_HOME],
  ['/profile/?id=3', '/profile/?id=3', '/profile/?id=3', '/profile/?id=3'],
  ['/profile/company/?id=3', '/profile/company/?id=3', '/profile/company/?id=3', '/profile/company/?id=3'],
  ['/login/', '/login/', '/', COMPANY_HOME],
  ['/login', '/login', '/', COMPANY_HOME],
  ['/register/', '/register/', '/', COMPANY_HOME],
  ['/reset-password/', '/reset-password/', '/', COMPANY_HOME],
  ['/resend-activation/', '/resend-activation/', '/', COMPANY_HOME],
  [
    '/password/reset/confirm/u/t/',
    '/password/reset/confirm/u/t/',
    '/password/reset/confirm/u/t/',
    '/password/reset/confirm/u/t/',
  ],
  [
    '/accounts/activate/u/t/',
    '/accounts/activate/u/t/',
    '/accounts/activate/u/t/',
    '/accounts/activate/u/t/',
  ],
  ['/accounts/lock/', '/accounts/lock/', '/accounts/lock/', '/accounts/lock/'],
  ['/accounts/activate/u/t', '/accounts/activate/u/t', '/accounts/activate/u/t', '/accounts/activate/u/t'],
  ['/messages/?tab=sent', '/login/', '/messages/?tab=sent', '/messages/?tab=sent'],
  ['/reply/message/', '/login/', '/messages/', '/messages/'],
  ['/reply/message/?id=7', '/login/', '/reply/message/?id=7', '/reply/message/?id=7'],
  ['/unsubscribe/t/', '/unsubscribe/t/', '/unsubscribe/t/', '/unsubscribe/t/'],
  ['/settings/', '/login/', '/settings/', '/settings/'],
  ['/saved-jobs/', '/login/', '/saved-jobs/', COMPANY_HOME],
  ['/saved-searches/', '/login/', '/saved-searches/', COMPANY_HOME],
  ['/interested-jobs/', '/login/', '/interested-jobs/', COMPANY_HOME],
  ['/apply/?jobId=7', '/login/', '/apply/?jobId=7', COMPANY_HOME],
  ['/users/?search=react', '/login/', '/', '/users/?search=react'],
  ['/add-job/', '/login/', '/', '/add-job/'],
  ['/company-panel/?tab=jobs', '/login/', '/', '/company-panel/?tab=jobs'],
  ['/company-panel/?tab=profile', '/login/', '/', '/company-panel/?tab=profile'],
  ['/job-detail-panel/?jobId=7', '/login/', '/', '/job-detail-panel/?jobId=7'],
]

afterEach(() => void vi.restoreAllMocks())

describe.each(['visitor', 'personal', 'company'] as const)('a %s', (who) => {
  test.each(ENDS)('who opens %s', async (url, visitor, personal, company) => {
    const end = { visitor, personal, company }[who]
    if (who !== 'visitor') signIn(who)

    const shell = renderShell(url)

    expect(await screen.findByRole('heading', { name: /^Page/ })).toBeVisible()
    expect(shell.url()).toBe(end)
  })
})

test.each([
  ['visitor', '/profile/company/', 'User Not Found'],
  ['personal', '/apply/', 'Job Not Found'],
  ['company', '/job-detail-panel/', 'Job Not Found'],
] as const)('a %s who opens %s without its parameter sees %s', async (who, url, label) => {
  if (who !== 'visitor') signIn(who)

  renderShell(url, { real: [url] })

  expect(await screen.findByRole('heading', { name: label })).toBeVisible()
})

test('no route is left out of this matrix', () => {
  const paths = ENDS.map(([url]) =>
    url.replace(/\?.*/, '').replace('u/t', ':uid?/:token?').replace('/t/', '/:token/'),
  )
  expect(routes.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([])
})

test.each([
  ['/user-not-found/', 'User Not Found'],
  ['/job-not-found/', 'Job Not Found'],
  ['/no/such/page', 'Page Not Found'],
])('%s shows 404 and its label', (url, label) => {
  renderShell(url)

  expect(screen.getByText('404')).toBeVisible()
  expect(screen.getByRole('heading', { name: label })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
})

describe('a session that ends or begins elsewhere', () => {
  const inAnotherTab = (change: () => void) =>
    act(() => {
      change()
      window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }))
    })

  test.each([
    ['personal', '/saved-jobs/'],
    ['company', '/add-job/'],
  ] as const)('sends a %s account home from %s when another tab logs out', (who, url) => {
    signIn(who)
    const shell = renderShell(url)
    inAnotherTab(() => localStorage.removeItem('authToken'))

    expect(shell.url()).toBe('/')
    expect(sessionStorage).toHaveLength(0)
    expect(localStorage).toHaveLength(0)
  })

  test.each(['/jobs/?jobId=7', '/login/'])('sends %s home when another tab logs in', (url) => {
    rememberIntent({ action: 'apply', path: '/apply/?jobId=7', title: 'Joiner' })
    const shell = renderShell(url)
    inAnotherTab(() => {
      localStorage.setItem('userId', '7')
      localStorage.setItem('userType', 'personal')
      localStorage.setItem('username', 'maria')
      localStorage.setItem('authToken', '{"access":"a","refresh":"r"}')
    })

    expect(shell.url()).toBe('/')
  })

  async function openUntilExpired(url: string, leadsTo = '/login/') {
    vi.useFakeTimers()
    signIn('personal')

    const shell = renderShell(url, {
      prepared: [refuse(sessions.refresh, 401, 'The session has ended')],
    })
    // The refresh, and the time in which the session may turn out to be logged out in another tab.
    await act(() => vi.advanceTimersByTimeAsync(240_500))
    vi.useRealTimers()
    expect(shell.url()).toBe(leadsTo)
  }

  test.each(['/saved-jobs/', '/profile/?id=7&tab=rate'])(
    'redirects from %s to the login, which keeps the page, when it has expired',
    async (url) => {
      await openUntilExpired(url)
      expect(JSON.parse(localStorage.intent)).toMatchObject({ action: 'open', path: url })
    },
  )

  test.each(['/password/reset/confirm/u/t/', '/accounts/activate/u/t/', '/accounts/lock/'])(
    'stays on %s, which a mail opened, and stores nothing of it when it has expired',
    async (url) => {
      await openUntilExpired(url, url)
      expect(localStorage).not.toHaveProperty('intent')
      expect(localStorage).not.toHaveProperty('authToken')
    },
  )
})

test.each([
  ['personal', '/saved-jobs/'],
  ['company', '/add-job/'],
] as const)('logging out redirects a %s account from %s home', async (who, url) => {
  signIn(who)
  const shell = renderShell(url, {
    prepared: [answer(sessions.logOut, { status: 204, body: undefined })],
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))

  expect(shell.url()).toBe('/')
  expect(shell.requests.map(({ url }) => url)).toContain('/api/user/logout/')
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
})
