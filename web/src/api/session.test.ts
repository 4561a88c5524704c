import { account } from '@guildhall/contract/account/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, type Prepared, refuse, serve, signIn, unreachable } from '../../test/server.ts'
import { call } from './client.ts'
import { beginSession, identify, logOut } from './login.ts'
import { keepSession, type SessionEvent } from './session.ts'
import { currentSession, readTokens } from './storedSession.ts'

const MINUTE = 60_000
const renewed = (access: string) => answer(account.refresh, { status: 200, body: { access } })
const noJobs = answer(jobs.getSavedJobs, { status: 200, body: { data: [], total_job: 0 } })
const expired = refuse(jobs.getSavedJobs, 401, 'Please log in again')
const getSavedJobs = () => call(jobs.getSavedJobs, { query: {} })

let stop = () => {}

/** Keeps the session of a candidate who has just signed in, and tells what happens to it. */
function keep(...prepared: Prepared[]) {
  const events: SessionEvent[] = []
  const requests = serve(prepared)
  signIn('personal')
  stop = keepSession((event) => events.push(event))
  return { events, requests }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the tokens', () => {
  test('are refreshed every four minutes', async () => {
    const { requests } = keep(renewed('second'), renewed('third'))

    await vi.advanceTimersByTimeAsync(4 * MINUTE - 1)
    expect(requests).toHaveLength(0)

    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toMatchObject([
      { url: '/api/user/token/refresh/', body: { refresh: 'personal-refresh' } },
    ])
    expect(readTokens()).toEqual({ access: 'second', refresh: 'personal-refresh' })

    await vi.advanceTimersByTimeAsync(4 * MINUTE)
    expect(readTokens()?.access).toBe('third')
  })

  test('are left alone for four more minutes when another tab has refreshed them', async () => {
    const { requests } = keep(renewed('second'))
    await vi.advanceTimersByTimeAsync(3 * MINUTE)

    inAnotherTab('authToken', JSON.stringify({ access: 'theirs', refresh: 'personal-refresh' }))
    await vi.advanceTimersByTimeAsync(3 * MINUTE)

    expect(requests).toHaveLength(0)
    expect(readTokens()?.access).toBe('theirs')
  })

  test('that are refused with 401 end the session', async () => {
    const { events } = keep(refuse(account.refresh, 401, 'The session has ended'))

    await vi.advanceTimersByTimeAsync(4 * MINUTE)

    expect(events).toEqual(['expired'])
    expect(currentSession()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  test.each([400, 429, 500, 503])('survive a refresh answered by %i and are tried again', async (status) => {
    const { events } = keep(refuse(account.refresh, status, 'Not now'), renewed('second'))

    await vi.advanceTimersByTimeAsync(4 * MINUTE)
    expect(currentSession()).not.toBeNull()

    await vi.advanceTimersByTimeAsync(4 * MINUTE)
    expect(readTokens()?.access).toBe('second')
    expect(events).toEqual([])
  })

  test('survive a server that is away for half a minute', async () => {
    const away = unreachable(account.refresh)
    const { events } = keep(away, away, away, renewed('second'))

    await vi.advanceTimersByTimeAsync(4 * MINUTE + 35_000)

    expect(readTokens()?.access).toBe('second')
    expect(events).toEqual([])
  })

  test('are given up when the server stays away after three more attempts', async () => {
    const { events, requests } = keep(unreachable(account.refresh))

    await vi.advanceTimersByTimeAsync(4 * MINUTE + 34_999)
    expect(currentSession()).not.toBeNull()

    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(4)
    expect(events).toEqual(['expired'])
  })
})

test('a browser without a network keeps its session, however long', async () => {
  const away = unreachable(account.refresh)
  const { events } = keep(away, away, away, away, renewed('second'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  await vi.advanceTimersByTimeAsync(4 * MINUTE + 60_000)
  expect(currentSession()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(4 * MINUTE)

  expect(readTokens()?.access).toBe('second')
  expect(events).toEqual([])
})

describe('a call', () => {
  test('carries the access token, and none for a visitor', async () => {
    const { requests } = keep(noJobs)
    await getSavedJobs()
    await logOutQuietly()
    await getSavedJobs()

    expect(requests.map(({ authorization }) => authorization)).toEqual(['JWT personal-access', undefined])
  })

  test('answered by 401 refreshes the session and is made once more', async () => {
    const { requests } = keep(expired, renewed('second'), noJobs)

    expect(await getSavedJobs()).toEqual({ status: 200, body: { data: [], total_job: 0 } })
    expect(requests.map(({ authorization }) => authorization)).toEqual([
      'JWT personal-access',
      undefined,
      'JWT second',
    ])
  })

  test('shares one refresh with the calls beside it', async () => {
    const { requests } = keep(expired, expired, renewed('second'), noJobs)

    await Promise.all([getSavedJobs(), getSavedJobs()])

    expect(requests.filter(({ url }) => url === account.refresh.path)).toHaveLength(1)
  })

  test('answered by 401 even with fresh tokens ends the session', async () => {
    const { events } = keep(expired, renewed('second'))

    await expect(getSavedJobs()).rejects.toMatchObject({ status: 401 })
    expect(events).toEqual(['expired'])
  })

  test('answered by 401 while no refresh is possible leaves the session as it is', async () => {
    const { events } = keep(expired, refuse(account.refresh, 503, 'Not ready'))

    await expect(getSavedJobs()).rejects.toMatchObject({ status: 401 })
    expect(events).toEqual([])
    expect(currentSession()).not.toBeNull()
  })

  test('after a long sleep refreshes first', async () => {
    const { requests } = keep(renewed('second'), noJobs)
    vi.setSystemTime(Date.now() + 60 * MINUTE)

    await getSavedJobs()

    expect(requests.map(({ url }) => url)).toEqual([account.refresh.path, jobs.getSavedJobs.path])
    expect(requests[1]?.authorization).toBe('JWT second')
  })

  test('that fails tells its status, its sentence, its fields and how long to wait', async () => {
    keep(
      refuse(jobs.getSavedJobs, 429, 'Too many requests', {
        errorField: { page: ['Not so fast'] },
        headers: { 'retry-after': '30' },
      }),
      unreachable(jobs.getSavedJobs),
    )

    await expect(getSavedJobs()).rejects.toMatchObject({
      status: 429,
      message: 'Too many requests',
      errorField: { page: ['Not so fast'] },
      retryAfter: 30,
    })
    await expect(getSavedJobs()).rejects.toMatchObject({
      status: 0,
      message: 'The server did not answer. Please check your connection and try again.',
    })
  })
})

describe('logging in', () => {
  const whoIs = answer(account.getProfileImageName, {
    status: 200,
    body: { user_id: 12, username: 'maria', user_type: 'personal', profile_picture: '/files/maria.webp' },
  })

  test('stores the tokens and whose they are under the names of the specification', async () => {
    const requests = serve([whoIs])

    const tokens = { access: 'first', refresh: 'long' }
    beginSession(tokens, await identify(tokens))

    expect(requests[0]?.authorization).toBe('JWT first')
    expect({ ...localStorage }).toEqual({
      authToken: '{"access":"first","refresh":"long"}',
      userId: '12',
      userType: 'personal',
      username: 'maria',
      login_user_profile_picture: '/files/maria.webp',
      profile_picture: '/files/maria.webp',
    })
  })

  test('fails and stores nothing when the server does not say whose the tokens are', async () => {
    serve([refuse(account.getProfileImageName, 503, 'Not ready')])

    await expect(identify({ access: 'first', refresh: 'long' })).rejects.toMatchObject({ status: 503 })
    expect(localStorage).toHaveLength(0)
  })
})

test('the user type is fetched when it is not stored', async () => {
  signIn('personal')
  localStorage.removeItem('userType')
  const requests = serve([answer(account.getLoginUserType, { status: 200, body: 'personal' })])

  vi.resetModules() // A page that is opened anew finds only what is stored.
  stop = (await import('./session.ts')).keepSession(() => {})
  await vi.advanceTimersByTimeAsync(0)

  expect(requests.map(({ url }) => url)).toEqual(['/api/user/get_login_user_type/'])
  expect(localStorage.userType).toBe('personal')
})

describe('logging out', () => {
  test('clears everything here and ends the session on the server', async () => {
    const { requests } = keep(answer(account.logOut, { status: 204, body: undefined }))
    localStorage.setItem('additional_question', '[]')

    await logOut()

    expect(localStorage).toHaveLength(0)
    expect(requests).toMatchObject([{ url: '/api/user/logout/', body: { refresh: 'personal-refresh' } }])
  })

  test('works without the server', async () => {
    keep(unreachable(account.logOut))

    await logOut()

    expect(currentSession()).toBeNull()
  })
})

describe('another tab', () => {
  test('that logs out ends the session here', () => {
    const { events } = keep()

    inAnotherTab('authToken', null)

    expect(events).toEqual(['logged out elsewhere'])
    expect(currentSession()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  test('that clears the whole storage ends it too', () => {
    const { events } = keep()

    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))

    expect(events).toEqual(['logged out elsewhere'])
  })

  test('that logged out while this page was in the back/forward cache ends the session here', () => {
    const { events } = keep()

    localStorage.removeItem('authToken')
    window.dispatchEvent(pageShow({ persisted: false }))
    expect(events).toEqual([])
    window.dispatchEvent(pageShow({ persisted: true }))

    expect(events).toEqual(['logged out elsewhere'])
    expect(currentSession()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  test('that logs in is told of once all is there', async () => {
    const { events } = keep()
    await logOutQuietly()

    inAnotherTab('userId', '12')
    inAnotherTab('userType', 'company')
    inAnotherTab('username', 'acme')
    expect(events).toEqual([])

    inAnotherTab('authToken', '{"access":"a","refresh":"r"}')
    expect(events).toEqual(['logged in elsewhere'])
    expect(currentSession()).toMatchObject({ userId: 12, userType: 'company' })
  })

  test('that turns into another account is told of', () => {
    const { events } = keep()

    inAnotherTab('userId', '99')

    expect(events).toEqual(['other account'])
  })
})

const pageShow = (given: { persisted: boolean }) => Object.assign(new Event('pageshow'), given)

function inAnotherTab(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

/** Ends the session as logging out does, without a word to the server. */
async function logOutQuietly() {
  localStorage.removeItem('authToken')
  await logOut()
}
