import * as z from 'zod/mini'
import { MAX } from '../sizes.ts'

/** How often the new jobs of a saved search are mailed. */
export const MAILS = ['none', 'daily', 'weekly'] as const

/** For a query, which the board makes from words and filters: only fewer of them make it shorter. */
export const TOO_LONG = 'This search is too long to save. Remove some words or filters.'

const mail = z.enum(MAILS, 'Choose none, daily or weekly.')

export const mailForm = z.object({ mail })

export const savedSearchForm = z.object({
  /** Checked by the server like the query of the search endpoint. */
  query: z.string().check(z.maxLength(MAX.savedSearch, TOO_LONG)),
  mail: z._default(mail, 'daily'),
})
