import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { callLimits } from '../limits.ts'
import { jobSearchQuery } from '../search/endpoints.ts'
import type { Sort } from '../search/sorts.ts'
import { MAX } from '../sizes.ts'
import { idParams } from '../params.ts'
import { refusal, success, timestamp } from '../responses.ts'
import { id } from '../values.ts'
import { MAILS, savedSearchForm, mailForm, TOO_LONG } from './forms.ts'
import { canonicalQuery, inputOf } from './query.ts'

/** Saved searches of an account. */
export const MAX_SAVED_SEARCHES = 20

/** Of the matches of a saved search, so many are looked at to count its new jobs, the newest. */
export const MAX_NEW_COUNT = 1_000

const savedSearch = z
  .object({
    id: id(),
    /** The URL query of the job board, without a page. */
    query: z.string(),
    mail: z.enum(MAILS),
    /** Open jobs that match and were posted since the search was last opened, of the newest 1,000 matches. */
    new_count: z.number(),
    created_at: timestamp,
  })
  .register(z.globalRegistry, { id: 'SavedSearch' })
export type SavedSearch = z.infer<typeof savedSearch>

const NO_PAGE = "A saved search can't include a page number."

/** What a query searches for in its canonical form, and its sort if that is not the default. */
function readQuery(query: string) {
  const params = new URLSearchParams(query)
  if (params.has('page')) return { error: NO_PAGE }
  const { data, error } = jobSearchQuery.safeParse(inputOf(params))
  if (error) return { error: error.issues[0]!.message }
  const canonical = canonicalQuery(params)
  if (canonical.length > MAX.savedSearch) return { error: TOO_LONG }
  const isDefault = data.sort === 'best' || (data.sort === 'newest' && data.search.trim() === '')
  return { query: canonical, sort: isDefault ? null : (data.sort ?? null) }
}

const readSearch = z.transform((query: string, context) => {
  const { error, ...search } = readQuery(query)
  if (error !== undefined) context.issues.push({ code: 'custom', message: error, input: query })
  return search as { query: string; sort: Sort | null }
})

export const savedSearches = {
  saveSearch: endpoint({
    method: 'POST',
    path: '/api/job/save_search/',
    who: 'personal',
    summary: `Save a search of the job board, at most ${MAX_SAVED_SEARCHES}; one that is saved already keeps its mails`,
    limits: callLimits,
    body: z.extend(savedSearchForm, { query: z.pipe(savedSearchForm.shape.query, readSearch) }),
    responses: { 201: z.extend(success, { id: id(), mail: z.enum(MAILS) }), 400: refusal, 409: refusal },
  }),

  getSavedSearches: endpoint({
    method: 'GET',
    path: '/api/job/get_saved_searches/',
    who: 'personal',
    summary: 'Saved searches, the newest first, each with the number of its new jobs',
    limits: callLimits,
    responses: { 200: z.array(savedSearch) },
  }),

  editSavedSearch: endpoint({
    method: 'PATCH',
    path: '/api/job/edit_saved_search/:id/',
    who: 'personal',
    summary: 'Change how often the new jobs of a saved search are mailed',
    limits: callLimits,
    params: idParams,
    body: mailForm,
    responses: { 200: success, 400: refusal, 404: refusal },
  }),

  seenSavedSearch: endpoint({
    method: 'PATCH',
    path: '/api/job/seen_saved_search/:id/',
    who: 'personal',
    summary: 'The saved search was opened: its jobs are not new any more',
    limits: callLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),

  deleteSavedSearch: endpoint({
    method: 'DELETE',
    path: '/api/job/delete_saved_search/:id/',
    who: 'personal',
    summary: 'Delete a saved search',
    limits: callLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),
}
