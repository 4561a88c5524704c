import type { UserType } from '@guildhall/contract/account/endpoints'
import { storage, type StorageKey } from './storage.ts'

export type Tokens = { access: string; refresh: string }

/** The account that is logged in. */
export type Session = {
  userId: number
  userType: UserType
  username: string
  profilePicture: string | null
}

/** A change of the session that this tab's user did not request. */
export type SessionEvent = 'expired' | 'logged in elsewhere' | 'logged out elsewhere' | 'other account'

// The tokens are removed first and stored last, so that another tab never sees an incomplete session.
const SESSION_KEYS: readonly StorageKey[] = [
  'authToken',
  'userId',
  'userType',
  'username',
  'login_user_profile_picture',
  'profile_picture',
  'additional_question',
  'additional_question_answer',
  'completion_hint',
  'recent_choices',
  'first_job',
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

const isSame = (a: Session | null, b: Session | null) => JSON.stringify(a) === JSON.stringify(b)

let current = readSession()
let access = readTokens()?.access
let accessStoredAt = Date.now()

const watchers = new Set<() => void>()
const eventHandlers = new Set<(event: SessionEvent) => void>()

const addTo = <T>(set: Set<T>, member: T) => {
  set.add(member)
  return () => void set.delete(member)
}

/** Sets the attribute that the style sheet reads, as public/boot.js does before the first paint. */
export function setAccountAttribute() {
  const { dataset } = document.documentElement
  if (current) dataset.account = current.userType
  else delete dataset.account
}

/** Reads the stored session and notifies the watchers. */
export function publish(event?: SessionEvent) {
  // Before the change, so that a handler can navigate before the guards redirect to the login.
  if (event) for (const handle of eventHandlers) handle(event)

  const stored = readSession()
  if (!isSame(stored, current)) current = stored
  setAccountAttribute()
  const token = readTokens()?.access
  if (token !== access) {
    access = token
    accessStoredAt = Date.now()
  }
  for (const watch of watchers) watch()
}

/** Returns the same object until the session changes. */
export const currentSession = () => current

/** Milliseconds since this tab has had the access token: independent of the server's clock. */
export const accessTokenAge = () => Date.now() - accessStoredAt

export const watchSession = (watch: () => void) => addTo(watchers, watch)
export const onSessionEvent = (handle: (event: SessionEvent) => void) => addTo(eventHandlers, handle)

/** `isNewCompany`: it has not posted a job yet. */
export function storeSession(tokens: Tokens, session: Session, isNewCompany = false) {
  storage.set('userId', String(session.userId))
  storeUserType(session.userType)
  storage.set('username', session.username)
  storePicture(session.profilePicture)
  storage.remove('completion_hint')
  if (isNewCompany) storage.set('first_job', 'due')
  else storage.remove('first_job')
  storage.setJson('authToken', tokens)
  publish()
}

/** The specification lists both keys for the same picture. */
export function storePicture(picture: string | null) {
  for (const key of ['login_user_profile_picture', 'profile_picture'] as const) {
    if (picture) storage.set(key, picture)
    else storage.remove(key)
  }
}

export function storeUserType(type: UserType) {
  storage.set('userType', type)
  publish()
}

/** Stores a fresh access token, unless its session has ended or another has begun in the meantime. */
export function storeAccess({ access: fresh, refresh }: Tokens) {
  if (readTokens()?.refresh !== refresh) return
  storage.setJson('authToken', { access: fresh, refresh })
  publish()
}

export function clearSession(event?: SessionEvent) {
  for (const key of SESSION_KEYS) storage.remove(key)
  publish(event)
}

function changeInOtherTab(): SessionEvent | undefined {
  const stored = readSession()
  if (!current && stored) return 'logged in elsewhere'
  if (current && !stored) return 'logged out elsewhere'
  if (current && stored && current.userId !== stored.userId) return 'other account'
}

/** Applies logins and logouts in other tabs to this one. */
export function followOtherTabs() {
  const sync = () => {
    const event = changeInOtherTab()
    if (event === 'logged out elsewhere') clearSession(event)
    else publish(event)
  }
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (key === null || SESSION_KEYS.includes(key as StorageKey)) sync()
  }
  // A page in the back/forward cache gets no storage events: after a logout elsewhere it would still show its data.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sync()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}
