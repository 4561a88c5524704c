import { sessions } from '@guildhall/contract/account/sessions'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, type Prepared, refuse, serve, signIn, unreachable } from '../../test/server.ts'
import { beBrowserWithTabs } from '../../test/tabs.ts'
import { call } from './client.ts'
import { beginSession, identify, logOut } from './login.ts'
import { keepSession, type SessionEvent } from './session.ts'
import { storage } from './storage.ts'
import { currentSession, readTokens } from './storedSession.ts'

const MINUTE = 60_000
/** How long Chromium may take to pass a stored value on to another tab. */
const STORAGE_DELAY = 500
const renewed = (access: string) => answer(sessions.refresh, { status: 200, body: { access } })
const noJobs = answer(jobs.getSavedJobs, { status: 200, body: { data: [], total_job: 0 } })
const expired = refuse(jobs.getSavedJobs, 401, 'Please log in again')
const getSavedJobs = () => call(jobs.getSavedJobs, { query: {} })

let stop = () => {}

/** Keeps the session of a candidate who has just logged in, and records its events. */
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

describe('the access token', () => {
  test('is refreshed every four minutes', async () => {
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

  test('is refreshed four minutes later when another tab has refreshed it', async () => {
    const { requests } = keep(renewed('second'))
    await vi.advanceTimersByTimeAsync(3 * MINUTE)

    inAnotherTab('authToken', JSON.stringify({ access: 'theirs', refresh: 'personal-refresh' }))
    await vi.advanceTimersByTimeAsync(3 * MINUTE)

    expect(requests).toHaveLength(0)
    expect(readTokens()?.access).toBe('theirs')
  })

  test('is in the storage of another tab before that tab gets its turn, and the caller does not wait', async () => {
    beBrowserWithTabs()
    keep(expired, renewed('second'), noJobs)
    const order: string[] = []
    const called = getSavedJobs().then(() => order.push('called'))
    await vi.advanceTimersByTimeAsync(0)
    void navigator.locks.request('guildhall-refresh', async () => order.push('other tab'))

    await called
    await vi.advanceTimersByTimeAsync(STORAGE_DELAY - 1)
    expect(order).toEqual(['called'])
    await vi.advanceTimersByTimeAsync(1)
    expect(order).toEqual(['called', 'other tab'])
  })

  test('that another tab has refreshed holds up no further tab', async () => {
    beBrowserWithTabs()
    const { requests } = keep(expired, noJobs)
    const called = getSavedJobs()
    storage.setJson('authToken', { access: 'theirs', refresh: 'personal-refresh' })
    await called
    const turn = vi.fn<() => Promise<void>>(async () => {})
    void navigator.locks.request('guildhall-refresh', turn)
    await vi.advanceTimersByTimeAsync(0)
    expect(turn).toHaveBeenCalled()
    expect(requests.map(({ url }) => url)).not.toContain(sessions.refresh.path)
  })

  test('ends its session when the refresh answers 401', async () => {
    const { events } = keep(refuse(sessions.refresh, 401, 'The session has ended'))

    await vi.advanceTimersByTimeAsync(4 * MINUTE + STORAGE_DELAY)

    expect(events).toEqual(['expired'])
    expect(currentSession()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  test.each([400, 429, 500, 503])(
    'survives a refresh that answers %i, which is tried again',
    async (status) => {
      const { events } = keep(refuse(sessions.refresh, status, 'Not now'), renewed('second'))

      await vi.advanceTimersByTimeAsync(4 * MINUTE)
      expect(currentSession()).not.toBeNull()

      await vi.advanceTimersByTimeAsync(4 * MINUTE)
      expect(readTokens()?.access).toBe('second')
      expect(events).toEqual([])
    },
  )

  test('survives a server outage of half a minute', async () => {
    const away = unreachable(sessions.refresh)
    const { events } = keep(away, away, away, renewed('second'))

    await vi.advanceTimersByTimeAsync(4 * MINUTE + 35_000)

    expect(readTokens()?.access).toBe('second')
    expect(events).toEqual([])
  })

  test('ends its session when three more attempts cannot reach the server', async () => {
    const { events, requests } = keep(unreachable(sessions.refresh))

    await vi.advanceTimersByTimeAsync(4 * MINUTE + 34_999 + STORAGE_DELAY)
    expect(currentSession()).not.toBeNull()

    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(4)
    expect(events).toEqual(['expired'])
  })
})

test('a browser without a network keeps its session', async () => {
  const away = unreachable(sessions.refresh)
  const { events } = keep(away, away, away, away, renewed('second'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

  await vi.advanceTimersByTimeAsync(4 * MINUTE + 60_000)
  expect(currentSession()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(4 * MINUTE)

  expect(readTokens()?.access).toBe('second')
  expect(events).toEqual([])
})

describe('a call', () => {
  test('sends the access token, and none for a visitor', async () => {
    const { requests } = keep(noJobs)
    await getSavedJobs()
    await logOutLocally()
    await getSavedJobs()

    expect(requests.map(({ authorization }) => authorization)).toEqual(['JWT personal-access', undefined])
  })

  test('that answers 401 refreshes the token and is retried once', async () => {
    const { requests } = keep(expired, renewed('second'), noJobs)

    expect(await getSavedJobs()).toEqual({ status: 200, body: { data: [], total_job: 0 } })
    expect(requests.map(({ authorization }) => authorization)).toEqual([
      'JWT personal-access',
      undefined,
      'JWT second',
    ])
  })

  test('shares its refresh with concurrent calls', async () => {
    const { requests } = keep(expired, expired, renewed('second'), noJobs)

    await Promise.all([getSavedJobs(), getSavedJobs()])

    expect(requests.filter(({ url }) => url === sessions.refresh.path)).toHaveLength(1)
  })

  test('that answers 401 with a fresh token ends the session', async () => {
    const { events } = keep(expired, renewed('second'))

    await expect(getSavedJobs()).rejects.toMatchObject({ status: 401 })
    expect(events).toEqual(['expired'])
  })

  test('that answers 401 while the refresh fails keeps the session', async () => {
    const { events } = keep(expired, refuse(sessions.refresh, 503, 'Not ready'))

    await expect(getSavedJobs()).rejects.toMatchObject({ status: 401 })
    expect(events).toEqual([])
    expect(currentSession()).not.toBeNull()
  })

  test('with an expired token refreshes it first', async () => {
    const { requests } = keep(renewed('second'), noJobs)
    vi.setSystemTime(Date.now() + 60 * MINUTE)

    await getSavedJobs()

    expect(requests.map(({ url }) => url)).toEqual([sessions.refresh.path, jobs.getSavedJobs.path])
    expect(requests[1]?.authorization).toBe('JWT second')
  })

  test('that fails throws the status, message, field errors and Retry-After', async () => {
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
      message: "We couldn't reach the server. Check your connection and try again.",
    })
  })
})

describe('logging in', () => {
  const whoIs = answer(sessions.getProfileImageName, {
    status: 200,
    body: {
      user_id: 12,
      username: 'maria',
      user_type: 'personal',
      profile_picture: '/files/maria.webp',
      has_posted_job: false,
    },
  })

  test('stores the tokens and the account under the keys of the specification', async () => {
    const requests = serve([whoIs])

    const tokens = { access: 'first', refresh: 'long' }
    const { session, isNewCompany } = await identify(tokens)
    beginSession(tokens, session, isNewCompany)

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

  test('fails and stores nothing when the account cannot be loaded', async () => {
    serve([refuse(sessions.getProfileImageName, 503, 'Not ready')])

    await expect(identify({ access: 'first', refresh: 'long' })).rejects.toMatchObject({ status: 503 })
    expect(localStorage).toHaveLength(0)
  })
})

test('a missing user type is loaded from the server', async () => {
  signIn('personal')
  localStorage.removeItem('userType')
  const requests = serve([answer(sessions.getLoginUserType, { status: 200, body: 'personal' })])

  vi.resetModules() // As after a page load, only local storage is left.
  stop = (await import('./session.ts')).keepSession(() => {})
  await vi.advanceTimersByTimeAsync(0)

  expect(requests.map(({ url }) => url)).toEqual(['/api/user/get_login_user_type/'])
  expect(localStorage.userType).toBe('personal')
})

describe('logging out', () => {
  test('clears local storage and ends the session on the server', async () => {
    const { requests } = keep(answer(sessions.logOut, { status: 204, body: undefined }))
    localStorage.setItem('additional_question', '[]')

    await logOut()

    expect(localStorage).toHaveLength(0)
    expect(requests).toMatchObject([{ url: '/api/user/logout/', body: { refresh: 'personal-refresh' } }])
  })

  test('works without the server', async () => {
    keep(unreachable(sessions.logOut))

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

  test('whose logout ended the session before this tab saw it is no expired session', async () => {
    const { events } = keep(refuse(sessions.refresh, 401, 'The session has ended'))
    await vi.advanceTimersByTimeAsync(4 * MINUTE)

    inAnotherTab('authToken', null)
    await vi.advanceTimersByTimeAsync(STORAGE_DELAY)

    expect(events).toEqual(['logged out elsewhere'])
  })

  test('that clears the whole storage ends the session here', () => {
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

  test('that logs in causes an event once everything is stored', async () => {
    const { events } = keep()
    await logOutLocally()

    inAnotherTab('userId', '12')
    inAnotherTab('userType', 'company')
    inAnotherTab('username', 'acme')
    expect(events).toEqual([])

    inAnotherTab('authToken', '{"access":"a","refresh":"r"}')
    expect(events).toEqual(['logged in elsewhere'])
    expect(currentSession()).toMatchObject({ userId: 12, userType: 'company' })
  })

  test('that switches to another account causes an event', () => {
    const { events } = keep()

    inAnotherTab('userId', '99')

    expect(events).toEqual(['other account'])
  })
})

const pageShow = (init: { persisted: boolean }) => Object.assign(new Event('pageshow'), init)

function inAnotherTab(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }))
}

/** Logs out without a request to the server. */
async function logOutLocally() {
  localStorage.removeItem('authToken')
  await logOut()
}
