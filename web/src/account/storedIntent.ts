import { useMemo, useSyncExternalStore } from 'react'
import { storage } from '../api/storage.ts'
import { type Intent, INTENT_MAX_AGE_MS, INTENT_VERSION } from '../shell/intent.ts'
import { to } from '../to.ts'

/** `jobId` is the job in the path, unless the action only opens a page. */
export type StoredIntent = Intent & { jobId?: number }

const MAX_TITLE = 500

const JOB_PATHS = { apply: to.apply, save: to.jobs }

/** The intent in a stored text, or null. Nothing in it is trusted: any script of this site may have written it. */
export function parseIntent(text: string | null): StoredIntent | null {
  const { version, at, action, path, title } = parseFields(text)
  if (version !== INTENT_VERSION || !isRecent(at) || !isTitle(title) || !isOwnPath(path)) return null
  if (action === 'open') return { action, path, title }
  if (action !== 'apply' && action !== 'save') return null
  const jobId = Number(new URL(path, location.origin).searchParams.get('jobId'))
  const isJob = Number.isSafeInteger(jobId) && jobId > 0 && path === JOB_PATHS[action](jobId)
  return isJob ? { action, path, title, jobId } : null
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
