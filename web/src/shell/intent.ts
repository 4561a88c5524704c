import { storage } from '../api/storage.ts'

/** What a visitor was about to do when a login became necessary. */
export type Intent = {
  action: 'open' | 'apply' | 'save' | 'saveSearch' | 'message'
  /**
   * Where the login redirects to, as `to` builds it; for the action 'saveSearch' the board with the search, and for
   * 'message' the profile of the recipient, whose email a visitor doesn't know.
   */
  path: string
  /** The title of the job, the words and filters of the search, the name of the recipient, or the title of the tab. */
  title: string
}

export const INTENT_VERSION = 1
export const INTENT_MAX_AGE_MS = 24 * 60 * 60 * 1000

/** The attribute of a link from which public/boot.js stores the intent of a visitor who clicks it. */
export const intentOf = (action: Intent['action'], path: string, title: string) => ({
  'data-intent': JSON.stringify({ action, path, title } satisfies Intent),
})

/** Stores the intent for the next login in any tab: account/storedIntent.ts reads it. */
export const rememberIntent = (intent: Intent) =>
  storage.setJson('intent', { version: INTENT_VERSION, at: Date.now(), ...intent })

/** Stores that the page is to be opened, unless a link to it has just stored a more specific intent. */
export function rememberPage(path: string) {
  const stored = Object(storage.getJson('intent')) as Partial<Record<string, unknown>>
  const isCurrent = stored.version === INTENT_VERSION && Date.now() - Number(stored.at) < INTENT_MAX_AGE_MS
  if (stored.path !== path || !isCurrent) rememberIntent({ action: 'open', path, title: document.title })
}
