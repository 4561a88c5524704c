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

/** Keeps the intent for the next login, in whichever tab that is: account/keptIntent.ts reads it. */
export const rememberIntent = (intent: Intent) =>
  storage.setJson('intent', { version: INTENT_VERSION, at: Date.now(), ...intent })

export const rememberPage = (path: string) => rememberIntent({ action: 'open', path, title: document.title })
