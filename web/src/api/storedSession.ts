import type { UserType } from '@guildhall/contract/account/endpoints'
import { storage, type StorageKey } from './storage.ts'

export type Tokens = { access: string; refresh: string }

/** Who is signed in. */
export type Session = {
  userId: number
  userType: UserType
  username: string
  profilePicture: string | null
}

/** What happened to the session without this tab's user having asked for it. */
export type SessionEvent = 'expired' | 'logged in elsewhere' | 'logged out elsewhere' | 'other account'

// The tokens go first when leaving and come last when arriving: another tab never sees half a session.
const SESSION_KEYS: readonly StorageKey[] = [
  'authToken',
  'userId',
  'userType',
  'username',
  'login_user_profile_picture',
  'profile_picture',
  'additional_question',
  'additional_question_answer',
]

export function readTokens(): Tokens | null {
  const stored = storage.getJson('authToken') as Partial<Tokens> | null
  return stored?.access && stored.refresh ? { access: stored.access, refresh: stored.refresh } : null
}

const isUserType = (text: string | null): text is UserType => text === 'personal' || text === 'company'

function readSession(): Session | null {
  const userId = Number(storage.get('userId'))
  const userType = storage.get('userType')
  const username = storage.get('username')
  if (!readTokens() || !userId || !isUserType(userType) || !username) return null
  const profilePicture = storage.get('login_user_profile_picture')
  return { userId, userType, username, profilePicture }
}

const isSame = (one: Session | null, other: Session | null) => JSON.stringify(one) === JSON.stringify(other)

let current = readSession()
let access = readTokens()?.access
let accessSince = Date.now()

const watchers = new Set<() => void>()
const eventHandlers = new Set<(event: SessionEvent) => void>()

const addTo = <T>(set: Set<T>, member: T) => {
  set.add(member)
  return () => void set.delete(member)
}

/** Tells the style sheet who is signed in, as public/boot.js does before the first paint. */
export function markAccount() {
  const { dataset } = document.documentElement
  if (current) dataset.account = current.userType
  else delete dataset.account
}

/** Takes over what is stored now and tells everybody. */
function publish(event?: SessionEvent) {
  // Before the change: a handler that leads elsewhere must come ahead of the guards, which lead to the login.
  if (event) for (const handle of eventHandlers) handle(event)

  const stored = readSession()
  if (!isSame(stored, current)) current = stored
  markAccount()
  const token = readTokens()?.access
  if (token !== access) {
    access = token
    accessSince = Date.now()
  }
  for (const watch of watchers) watch()
}

/** The same object for as long as nothing changes. */
export const currentSession = () => current

/** How long this tab has known the access token, in milliseconds; a clock that differs from the server's does no harm. */
export const accessAge = () => Date.now() - accessSince

export const watchSession = (watch: () => void) => addTo(watchers, watch)
export const onSessionEvent = (handle: (event: SessionEvent) => void) => addTo(eventHandlers, handle)

export function storeSession(tokens: Tokens, session: Session) {
  storage.set('userId', String(session.userId))
  storeUserType(session.userType)
  storage.set('username', session.username)
  // Two names for one picture: the specification lists both.
  for (const key of ['login_user_profile_picture', 'profile_picture'] as const) {
    if (session.profilePicture) storage.set(key, session.profilePicture)
    else storage.remove(key)
  }
  storage.setJson('authToken', tokens)
  publish()
}

export function storeUserType(type: UserType) {
  storage.set('userType', type)
  publish()
}

/** Keeps a renewed access token, unless its session has ended or another has begun in the meantime. */
export function storeAccess({ access: renewed, refresh }: Tokens) {
  if (readTokens()?.refresh !== refresh) return
  storage.setJson('authToken', { access: renewed, refresh })
  publish()
}

export function clearSession(event?: SessionEvent) {
  for (const key of SESSION_KEYS) storage.remove(key)
  publish(event)
}

function whatHappenedElsewhere(): SessionEvent | undefined {
  const stored = readSession()
  if (!current && stored) return 'logged in elsewhere'
  if (current && !stored) return 'logged out elsewhere'
  if (current && stored && current.userId !== stored.userId) return 'other account'
}

/** Keeps this tab's session in step with the other tabs'. */
export function followOtherTabs() {
  const follow = () => {
    const event = whatHappenedElsewhere()
    if (event === 'logged out elsewhere') clearSession(event)
    else publish(event)
  }
  const hear = ({ key }: StorageEvent) => {
    // Without a key, all of the storage was cleared.
    if (key === null || SESSION_KEYS.includes(key as StorageKey)) follow()
  }
  // A page in the back/forward cache hears nothing: a logout in another tab would leave its data on the screen.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow()
  }
  window.addEventListener('storage', hear)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('storage', hear)
    window.removeEventListener('pageshow', comeBack)
  }
}
