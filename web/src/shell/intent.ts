import { storage } from '../api/storage.ts'

/** What a visitor wanted to do when the login came in between. */
export type Intent = {
  action: 'open' | 'apply' | 'save'
  /** Where the visitor arrives after the login, as `to` builds it. */
  path: string
  /** The job's title, or the tab's where a page is only to be opened. */
  title: string
}

export const INTENT_VERSION = 1
export const INTENT_MAX_AGE_MS = 24 * 60 * 60 * 1000

/** The attribute of a link by which public/boot.js keeps the intent of a visitor who presses it. */
export const intentOf = (action: Intent['action'], path: string, title: string) => ({
  'data-intent': JSON.stringify({ action, path, title } satisfies Intent),
})

/** Keeps the intent for the next login, in whichever tab that is: account/storedIntent.ts reads it. */
export const rememberIntent = (intent: Intent) =>
  storage.setJson('intent', { version: INTENT_VERSION, at: Date.now(), ...intent })

/** Keeps the page, unless a link that led there has said just now what the visitor wants on it. */
export function rememberPage(path: string) {
  const kept = Object(storage.getJson('intent')) as Partial<Record<string, unknown>>
  const isCurrent = kept.version === INTENT_VERSION && Date.now() - Number(kept.at) < INTENT_MAX_AGE_MS
  if (kept.path !== path || !isCurrent) rememberIntent({ action: 'open', path, title: document.title })
}
