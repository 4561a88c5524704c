import { useMemo, useSyncExternalStore } from 'react'
import { storage } from '../api/storage.ts'
import { type Intent, INTENT_MAX_AGE_MS, INTENT_VERSION } from '../shell/intent.ts'
import { to } from '../to.ts'

/** `id` is that of the job or person in the path, for an action that is about one. */
export type StoredIntent = Intent & { id?: number }

const MAX_TITLE = 500

/** The parameter with the id, and the paths that an action may have. */
const SUBJECTS = {
  apply: { param: 'jobId', paths: [to.apply] },
  save: { param: 'jobId', paths: [to.jobs] },
  message: { param: 'id', paths: [to.profile, to.companyProfile] },
}

const isAction = (action: unknown): action is keyof typeof SUBJECTS =>
  typeof action === 'string' && Object.hasOwn(SUBJECTS, action)

/** The intent in a stored text, or null. Nothing in it is trusted: any script of this site may have written it. */
export function parseIntent(text: string | null): StoredIntent | null {
  const { version, at, action, path, title } = parseFields(text)
  if (version !== INTENT_VERSION || !isRecent(at) || !isTitle(title) || !isOwnPath(path)) return null
  if (action === 'open' || (action === 'saveSearch' && isSearch(path))) return { action, path, title }
  if (!isAction(action)) return null
  const { param, paths } = SUBJECTS[action]
  const id = Number(new URL(path, location.origin).searchParams.get(param))
  const isSubject = Number.isSafeInteger(id) && id > 0 && paths.some((pathOf) => path === pathOf(id))
  return isSubject ? { action, path, title, id } : null
}

function parseFields(text: string | null): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? 'null')) as Record<string, unknown>
  } catch {
    return {}
  }
}

const isRecent = (at: unknown) =>
  typeof at === 'number' && at <= Date.now() && Date.now() - at < INTENT_MAX_AGE_MS

const isTitle = (title: unknown): title is string => typeof title === 'string' && title.length <= MAX_TITLE

/** Accepts only a normalized path, as the address bar would show it: '//evil' and '/\evil' name a host. */
function isOwnPath(path: unknown): path is string {
  if (typeof path !== 'string' || !URL.canParse(path, location.origin)) return false
  const { origin, pathname, search } = new URL(path, location.origin)
  return origin === location.origin && pathname + search === path
}

/** A search of the job board. */
const isSearch = (path: string) => path.startsWith(`${to.home}?`)

export const readIntent = () => parseIntent(storage.get('intent'))
export const clearIntent = () => storage.remove('intent')

function watchOtherTabs(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** The stored intent, also when another tab changes it. */
export function useStoredIntent() {
  const text = useSyncExternalStore(
    watchOtherTabs,
    () => storage.get('intent'),
    () => null,
  )
  return useMemo(() => parseIntent(text), [text])
}
