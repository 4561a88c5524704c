import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { callLimits } from '../limits.ts'
import { jobCard } from '../jobs/endpoints.ts'
import { personCard, role } from '../profile/endpoints.ts'
import { filterFields, filterRules } from './filterInput.ts'
import { JOB_FILTERS, PEOPLE_FILTERS } from './filters.ts'
import { JOB_SORTS, PEOPLE_SORTS } from './sorts.ts'
import { isSearchTextShort } from './text.ts'
import { PAGE_SIZE } from '../pageSizes.ts'
import { SEARCH_MAX } from './sizes.ts'
import { employmentType, location, skill } from '../lookups/endpoints.ts'
import { listInput, page, pageQuery, sortOf } from '../params.ts'
import { refusal } from '../responses.ts'
import { id, rawText } from '../values.ts'

export const SEARCH_PAGE_SIZE = PAGE_SIZE.jobs

const words = rawText(SEARCH_MAX.text).check(
  z.refine(isSearchTextShort, `Please use at most ${SEARCH_MAX.text} characters.`),
)

export const jobSearchQuery = z
  .object({
    search: z._default(words, ''),
    page: z.optional(page),
    sort: sortOf(JOB_SORTS),
    ...filterFields(JOB_FILTERS),
  })
  .check(...filterRules(JOB_FILTERS))

export const peopleSearchForm = z
  .object({ search: z._default(words, ''), sort: sortOf(PEOPLE_SORTS), ...filterFields(PEOPLE_FILTERS) })
  .check(...filterRules(PEOPLE_FILTERS))

const suggestion = listInput(words, SEARCH_MAX.suggestions, 'Please check the suggestions.')

const suggestedJobsQuery = z
  .object({ suggestion, ...filterFields(JOB_FILTERS) })
  .check(...filterRules(JOB_FILTERS))

const suggestedPeopleForm = z
  .object({ suggestion, ...filterFields(PEOPLE_FILTERS) })
  .check(...filterRules(PEOPLE_FILTERS))

/** Where a word was found that only the long text has, with the words around it. */
const match = <const Where extends string>(...where: Where[]) =>
  z.optional(z.object({ where: z.enum(where), excerpt: z.string() }))

const jobResult = z
  .extend(jobCard, { match: match('description') })
  .register(z.globalRegistry, { id: 'JobResult' })
export type JobResult = z.infer<typeof jobResult>

export const personResult = z
  .extend(personCard, {
    /** Some of those before the last, the newest first: a search finds the titles of all. */
    earlier_experiences: z.optional(z.array(role)),
    match: match('bio', 'experience'),
  })
  .register(z.globalRegistry, { id: 'PersonResult' })
export type PersonResult = z.infer<typeof personResult>

const totals = {
  /** All matches, on every page. */
  total_user: z.number(),
  /** The search that was answered where the spelling was corrected. */
  corrected: z.nullable(z.string()),
}
const jobResults = z.object({ data: z.array(jobResult), ...totals })
const people = z.object({ data: z.array(personResult), ...totals })

const openJobs = {
  /** Open jobs with this name. */
  total_job: z.number(),
}

const nameCounts = z
  .array(z.object({ name: z.string(), count: z.number() }))
  .register(z.globalRegistry, { id: 'NameCounts' })
/** The maximum length of a list of counts. A name that is missing in a shorter list has no results. */
export const MAX_COUNTED_NAMES = 50
const suggestionCounts = z.object({ data: nameCounts })

/** The most companies of a summary, and the most names of each kind. */
export const SUMMARY_SIZE = { companies: 12, popular: 3 }

export const search = {
  getMarketSummary: endpoint({
    method: 'GET',
    path: '/api/job/get_market_summary/',
    who: 'anyone',
    summary: `The number of open jobs and of their companies, the ${SUMMARY_SIZE.companies} companies with most of them, and the most frequent skills and locations; at most a minute old`,
    limits: callLimits,
    responses: {
      200: z.object({
        total_job: z.number(),
        total_company: z.number(),
        companies: z.array(z.object({ id: id(), name: z.string(), profile_picture: z.nullable(z.string()) })),
        popular: z.object({ skills: z.array(z.string()), locations: z.array(z.string()) }),
      }),
    },
  }),

  getSearchBarData: endpoint({
    method: 'GET',
    path: '/api/user/search_bar_data/',
    who: 'anyone',
    summary: 'What a search bar suggests',
    limits: callLimits,
    responses: {
      200: z.object({
        emp_type: z.array(z.extend(employmentType, openJobs)),
        skills: z.array(z.extend(skill, openJobs)),
        location: z.array(z.extend(location, openJobs)),
      }),
    },
  }),

  searchJobs: endpoint({
    method: 'GET',
    path: '/api/job/get_search_job_result/',
    who: 'anyone',
    summary: `Open jobs, best match first if there are words, ${SEARCH_PAGE_SIZE} a page, with their exact total`,
    limits: callLimits,
    query: jobSearchQuery,
    responses: { 200: jobResults, 400: refusal },
  }),

  searchJobsAuthenticated: endpoint({
    method: 'GET',
    path: '/api/job/get_search_job_result_authenticated/',
    who: 'user',
    summary: 'The same, each job flagged as saved or applied for by the caller',
    limits: callLimits,
    query: jobSearchQuery,
    responses: { 200: jobResults, 400: refusal },
  }),

  countJobs: endpoint({
    method: 'GET',
    path: '/api/job/get_search_job_counts/',
    who: 'anyone',
    summary: `For each choice of a filter, the jobs that the search would find with it: the ${MAX_COUNTED_NAMES} most frequent names of each, with Remote among the locations, without the choices made in the same filter`,
    limits: callLimits,
    query: jobSearchQuery,
    responses: {
      200: z.object({
        employment_type: nameCounts,
        location: nameCounts,
        experience_level: nameCounts,
        period: nameCounts,
        remote: z.number(),
      }),
      400: refusal,
    },
  }),

  countSuggestedJobs: endpoint({
    method: 'GET',
    path: '/api/job/get_suggestion_counts/',
    who: 'anyone',
    summary: `For each of up to ${SEARCH_MAX.suggestions} texts, the open jobs that a search for it finds with the filters`,
    limits: callLimits,
    query: suggestedJobsQuery,
    responses: { 200: suggestionCounts, 400: refusal },
  }),

  searchPeople: endpoint({
    method: 'POST',
    path: '/api/user/search_result/',
    who: 'company',
    summary: `Candidates with complete profiles, best match first if there are words, ${SEARCH_PAGE_SIZE} a page, with their exact total`,
    limits: callLimits,
    query: pageQuery,
    body: peopleSearchForm,
    responses: { 200: people, 400: refusal },
  }),

  countPeople: endpoint({
    method: 'POST',
    path: '/api/user/search_counts/',
    who: 'company',
    summary: `For each choice of a filter, the candidates that the search would find with it: the ${MAX_COUNTED_NAMES} most frequent names of each, with Remote among the locations, without the choices made in the same filter`,
    limits: callLimits,
    body: peopleSearchForm,
    responses: { 200: z.object({ employment_type: nameCounts, location: nameCounts }), 400: refusal },
  }),

  countSuggestedPeople: endpoint({
    method: 'POST',
    path: '/api/user/suggestion_counts/',
    who: 'company',
    summary: `For each of up to ${SEARCH_MAX.suggestions} texts, the candidates that a search for it finds with the filters`,
    limits: callLimits,
    body: suggestedPeopleForm,
    responses: { 200: suggestionCounts, 400: refusal },
  }),
}
