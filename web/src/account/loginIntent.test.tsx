import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { type Profile, profile } from '@guildhall/contract/profile/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { aPerson } from '../../test/aPerson.ts'
import {
  answer,
  inBrowser,
  type Prepared,
  refuse,
  renderIn,
  signIn,
  unreachable,
} from '../../test/render.tsx'
import { renderShell } from '../../test/renderShell.tsx'
import { SignedIn } from '../shell/guards.tsx'
import { rememberIntent } from '../shell/intent.ts'
import { to } from '../to.ts'
import { AlertsProvider } from '../ui/Alerts.tsx'
import { Link } from '../ui/Link.tsx'
import { LoginPage } from './LoginPage.tsx'

const logsInAs = (user_type: 'personal' | 'company') => [
  answer(account.logIn, { status: 200, body: { access: 'a', refresh: 'r' } }),
  answer(sessions.getProfileImageName, {
    status: 200,
    body: { user_id: 7, username: 'maria', user_type, profile_picture: null, has_posted_job: false },
  }),
]

const open = (url: string, ...prepared: Prepared[]) => renderShell(url, { prepared, real: ['/login/'] })

async function logIn() {
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible()
  await userEvent.type(screen.getByLabelText('Email'), 'maria@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}')
}

/** Delays every response until the returned function is called. */
function delayResponses() {
  const gate = Promise.withResolvers<void>()
  const respond = fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await gate.promise
    return respond(...request)
  })
  return gate.resolve
}

const toApply = () => rememberIntent({ action: 'apply', path: '/apply/?jobId=7', title: 'Joiner' })
const toSave = () => rememberIntent({ action: 'save', path: '/jobs/?jobId=7', title: 'Joiner' })
const toSaveSearch = () => rememberIntent({ action: 'saveSearch', path: '/?search=cook', title: 'cook' })
const toMessage = () => rememberIntent({ action: 'message', path: '/profile/?id=60', title: 'Noor Haddad' })

const recipient = (changes: Partial<Profile>) =>
  answer(profile.getProfile, { status: 200, body: aPerson(changes) })

describe('a login', () => {
  test.each([
    ['personal', '/saved-jobs/?page=2'],
    ['company', '/job-detail-panel/?jobId=7'],
  ] as const)('that a guard required of a %s account returns to %s', async (who, page) => {
    const shell = open(page, ...logsInAs(who))
    expect(await screen.findByText(/^Log in to continue to “.+”$/)).toBeVisible()
    await logIn()
    await waitFor(() => expect(shell.url()).toBe(page))
    expect(localStorage).not.toHaveProperty('intent')
  })

  test('without an intent opens the home page', async () => {
    const shell = open('/login/', ...logsInAs('personal'))
    await logIn()
    await waitFor(() => expect(shell.url()).toBe('/'))
  })

  test('to apply opens the application', async () => {
    toApply()
    const shell = open('/login/', ...logsInAs('personal'))
    expect(await screen.findByText('Log in to apply for “Joiner”')).toBeVisible()
    await logIn()
    await waitFor(() => expect(shell.url()).toBe('/apply/?jobId=7'))
    expect(localStorage).not.toHaveProperty('intent')
  })

  test.each([
    ['is saved', answer(jobs.saveJob, { status: 201, body: { success: 'Job saved' } })],
    ['was saved already', answer(jobs.saveJob, { status: 409, body: { error: 'Already saved' } })],
  ])('to save opens the job, which %s', async (_how, saved) => {
    toSave()
    const shell = open('/login/', ...logsInAs('personal'), saved)
    expect(await screen.findByText('Log in to save “Joiner”')).toBeVisible()
    await logIn()

    expect(await screen.findByText('Job saved')).toBeVisible()
    expect(shell.url()).toBe('/jobs/?jobId=7')
    expect(shell.requests).toContainEqual(
      expect.objectContaining({ url: '/api/job/save_job/', body: { id: 7 }, authorization: 'JWT a' }),
    )
    expect(localStorage).not.toHaveProperty('intent')
  })

  test.each([
    [
      refuse(jobs.saveJob, 400, 'This job was closed or removed'),
      'This job was closed or removed from another page. Please refresh',
    ],
    [refuse(jobs.saveJob, 403, 'You can save up to 1,000 jobs.'), 'You can save up to 1,000 jobs.'],
    [unreachable(jobs.saveJob), "We couldn't reach the server. Check your connection and try again."],
  ])('to save opens the job even if the save fails, and shows why', async (failing, text) => {
    toSave()
    const shell = open('/login/', ...logsInAs('personal'), failing)
    await logIn()
    expect(await screen.findByText(text)).toBeVisible()
    expect(shell.url()).toBe('/jobs/?jobId=7')
  })

  test('to save a search saves it, opens it and links to the saved searches', async () => {
    toSaveSearch()
    const body = { id: 3, mail: 'weekly', success: 'Search saved' } as const
    const saved = answer(savedSearches.saveSearch, { status: 201, body })
    const shell = open('/login/', ...logsInAs('personal'), saved)
    expect(await screen.findByText('Log in to save the search “cook”')).toBeVisible()
    await logIn()

    expect(await screen.findByText(/^Search saved\. We'll email you new jobs once a week\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Manage saved searches' })).toHaveAttribute(
      'href',
      '/saved-searches/',
    )
    expect(shell.url()).toBe('/?search=cook')
    expect(shell.requests).toContainEqual(
      expect.objectContaining({ body: { query: 'search=cook' }, authorization: 'JWT a' }),
    )
    expect(localStorage).not.toHaveProperty('intent')
  })

  test('to save one search too many opens the search, and says why it was not saved', async () => {
    toSaveSearch()
    const full = answer(savedSearches.saveSearch, { status: 409, body: { error: 'Delete one first.' } })
    const shell = open('/login/', ...logsInAs('personal'), full)
    await logIn()
    expect(await screen.findByRole('alert')).toHaveTextContent('Delete one first. Manage saved searches')
    expect(shell.url()).toBe('/?search=cook')
  })

  test.each([
    ['personal', '/profile/company/?id=60'],
    ['company', '/profile/?id=60'],
  ] as const)('of a %s account to send a message opens the message', async (who, path) => {
    rememberIntent({ action: 'message', path, title: 'Noor Haddad' })
    const shell = open('/login/', ...logsInAs(who), recipient({ id: 60, email: 'noor@example.com' }))
    expect(await screen.findByText('Log in to send a message to Noor Haddad')).toBeVisible()
    await logIn()

    await waitFor(() => expect(shell.url()).toBe('/messages/?email=noor%40example.com'))
    expect(shell.requests).toContainEqual(
      expect.objectContaining({ url: '/api/user/profile/60/', authorization: 'JWT a' }),
    )
    expect(localStorage).not.toHaveProperty('intent')
  })

  test.each([
    ['an account at its limit of contacts', recipient({ id: 60, email: null })],
    ['a recipient who is gone', refuse(profile.getProfile, 404, 'User Not Found')],
    ['a network failure', unreachable(profile.getProfile)],
  ])('to send a message opens the profile after %s', async (_, reply) => {
    toMessage()
    const shell = open('/login/', ...logsInAs('personal'), reply)
    await logIn()
    await waitFor(() => expect(shell.url()).toBe('/profile/?id=60'))
    expect(localStorage).not.toHaveProperty('intent')
  })

  test('of the person whom the message was for opens the own profile', async () => {
    rememberIntent({ action: 'message', path: '/profile/?id=7', title: 'Maria Alvarez' })
    const shell = open('/login/', ...logsInAs('personal'))
    await logIn()
    await waitFor(() => expect(shell.url()).toBe('/profile/?id=7'))
  })

  test.each([toApply, toSave, toSaveSearch])(
    'of a company drops the intent to apply or save and opens the home page',
    async (rememberIt) => {
      rememberIt()
      const shell = open('/login/', ...logsInAs('company'))
      await logIn()
      await waitFor(() => expect(shell.url()).toBe(to.companyHome))
      expect(localStorage).not.toHaveProperty('intent')
    },
  )

  test('of a company opens the home page in place of a page for candidates', async () => {
    const shell = open('/saved-jobs/', ...logsInAs('company'))
    await logIn()
    await waitFor(() => expect(shell.url()).toBe(to.companyHome))
  })

  test('that fails keeps the intent', async () => {
    toApply()
    open('/login/', refuse(account.logIn, 401, 'No'))
    await logIn()
    expect(await screen.findByText('Username or password not found')).toBeVisible()
    expect(screen.getByText('Log in to apply for “Joiner”')).toBeVisible()
    expect(localStorage).toHaveProperty('intent')
  })

  test('never follows a path to another site', async () => {
    rememberIntent({ action: 'open', path: '//evil.example/', title: 'Saved Jobs' })
    const shell = open('/login/', ...logsInAs('personal'))
    await logIn()
    await waitFor(() => expect(shell.url()).toBe('/'))
  })
})

test.each([
  ['Log in to apply', 'Log in to apply for “Joiner”'],
  ['Save', 'Log in to save “Joiner”'],
])('the login page opened by %s says: %s', async (button, reason) => {
  const detail = answer(jobs.getJobDetail, { status: 200, body: aJob({ id: 7, job_title: 'Joiner' }) })
  const isViewed = answer(jobs.viewJob, { status: 204, body: undefined })
  renderShell('/jobs/?jobId=7', { prepared: [detail, isViewed], real: ['/jobs/', '/login/'] })
  await userEvent.click(await screen.findByRole('link', { name: button }))
  expect(await screen.findByText(reason)).toBeVisible()
})

test('an employment type in the name of a search stays on one line', async () => {
  rememberIntent({ action: 'saveSearch', path: '/?search=cook', title: 'cook, Full-time' })
  open('/login/')
  const type = await screen.findByText('Full-time”')
  expect(type).toHaveClass('inline-block')
  expect(type.parentElement).toHaveTextContent('Log in to save the search “cook, Full-time”')
})

test('a visitor who leaves the page during the login is logged in without navigation, and the intent stays stored', async () => {
  toSave()
  const shell = open('/login/', ...logsInAs('personal'))
  const release = delayResponses()
  await logIn()
  await userEvent.click(screen.getByRole('link', { name: 'Guildhall' }))
  release()

  expect(await screen.findByText('Login Success')).toBeVisible()
  expect(shell.url()).toBe('/')
  expect(localStorage).toHaveProperty('authToken')
  expect(localStorage).toHaveProperty('intent')
  expect(shell.requests.map(({ url }) => url)).not.toContain('/api/job/save_job/')
})

test.each([
  ['keeps', 'of the link that led to it', {}, 'Log in to apply for “Joiner”'],
  ['replaces', 'that is a day old', { at: Date.now() - 25 * 3_600_000 }, /^Log in to continue to/],
  ['replaces', 'of another version', { version: 0 }, /^Log in to continue to/],
])('a page %s an intent %s', async (_what, _which, changes, text) => {
  toApply()
  localStorage.setItem('intent', JSON.stringify({ ...JSON.parse(localStorage.intent), ...changes }))
  open('/apply/?jobId=7')
  expect(await screen.findByText(text)).toBeVisible()
})

test('the stored intent of a page contains no history state', async () => {
  renderIn(
    '/',
    <>
      <Link to="/saved-jobs/" state={{ from: '/', top: 300 }}>
        Saved jobs
      </Link>
      <Routes>
        <Route path="/saved-jobs/" element={<SignedIn>Saved jobs</SignedIn>} />
        <Route path="*" element={null} />
      </Routes>
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Saved jobs' }))
  expect(Object.keys(JSON.parse(localStorage.intent)).sort()).toEqual([
    'action',
    'at',
    'path',
    'title',
    'version',
  ])
})

test('an intent survives visits to other pages', async () => {
  const shell = open('/saved-jobs/', ...logsInAs('personal'))
  await userEvent.click(await screen.findByRole('link', { name: 'Guildhall' }))
  await userEvent.click(screen.getByRole('link', { name: 'Login' }))
  await logIn()
  await waitFor(() => expect(shell.url()).toBe('/saved-jobs/'))
})

test.each([
  [toApply, '/jobs/?jobId=7'],
  [toSave, '/jobs/?jobId=7'],
  [toMessage, '/profile/?id=60'],
  [toSaveSearch, '/?search=cook'],
  [() => rememberIntent({ action: 'open', path: '/saved-jobs/', title: 'Saved Jobs' }), '/'],
])('Not now clears the intent and goes back without a login', async (rememberIt, page) => {
  rememberIt()
  const shell = open('/login/')
  await userEvent.click(await screen.findByRole('link', { name: 'Not now' }))
  expect(shell.url()).toBe(page)
  expect(localStorage).not.toHaveProperty('intent')
})

test('without an intent the login page shows no notice', async () => {
  open('/login/')
  await screen.findByRole('heading', { name: 'Login' })
  expect(screen.queryByText(/^Log in to/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Not now' })).not.toBeInTheDocument()
})

test('a logged-in person is redirected home from the login page, and the intent stays stored', () => {
  toApply()
  signIn('personal')
  expect(open('/login/').url()).toBe('/')
  expect(localStorage).toHaveProperty('intent')
})

test('the message that a login opens knows the profile behind it in the history', async () => {
  const state = () => window.history.state as unknown
  renderIn(
    '/profile/?id=60',
    <QueryClientProvider client={new QueryClient()}>
      <AlertsProvider>
        <Link to="/login/">Send Message</Link>
        <Routes>
          <Route path="/login/" element={<LoginPage />} />
          <Route path="*" element={null} />
        </Routes>
      </AlertsProvider>
    </QueryClientProvider>,
    [...logsInAs('personal'), recipient({ id: 60, email: 'noor@example.com' })],
    inBrowser,
  )
  toMessage()
  await userEvent.click(screen.getByRole('link', { name: 'Send Message' }))
  await logIn()
  await waitFor(() => expect(window.location.pathname).toBe('/messages/'))
  expect(state()).toEqual({ from: '/profile/?id=60' })
})
