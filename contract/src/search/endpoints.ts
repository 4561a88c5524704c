import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { readLimits } from '../limits.ts'
import { jobCard } from '../jobs/endpoints.ts'
import { personCard } from '../profile/endpoints.ts'
import { filterFields, filterRules } from './filterInput.ts'
import { JOB_FILTERS, PEOPLE_FILTERS } from './filters.ts'
import { isSearchTextShort } from './text.ts'
import { MAX, PAGE_SIZE } from '../sizes.ts'
import { employmentType, location, skill } from '../lookups/endpoints.ts'
import { page, pageQuery, rawText, refusal } from '../values.ts'

export const SEARCH_PAGE_SIZE = PAGE_SIZE.jobs

const words = rawText(MAX.searchText).check(
  z.refine(isSearchTextShort, `Please use at most ${MAX.searchText} characters.`),
)

export const jobSearchQuery = z
  .object({ search: z._default(words, ''), page: z.optional(page), ...filterFields(JOB_FILTERS) })
  .check(...filterRules(JOB_FILTERS))

export const peopleSearchForm = z
  .object({ search: z._default(words, ''), ...filterFields(PEOPLE_FILTERS) })
  .check(...filterRules(PEOPLE_FILTERS))

const totals = {
  /** All matches, on every page. */
  total_user: z.number(),
  /** The search that was answered where the spelling was corrected. */
  corrected: z.nullable(z.string()),
}
const jobResults = z.object({ data: z.array(jobCard), ...totals })
const people = z.object({ data: z.array(personCard), ...totals })

export const search = {
  getSearchBarData: endpoint({
    method: 'GET',
    path: '/api/user/search_bar_data/',
    who: 'anyone',
    summary: 'What a search bar suggests',
    limits: readLimits,
    responses: {
      200: z.object({
        emp_type: z.array(employmentType),
        skills: z.array(skill),
        location: z.array(location),
      }),
    },
  }),

  searchJobs: endpoint({
    method: 'GET',
    path: '/api/job/get_search_job_result/',
    who: 'anyone',
    summary: `Open jobs, newest first, ${SEARCH_PAGE_SIZE} a page, with their exact total`,
    limits: readLimits,
    query: jobSearchQuery,
    responses: { 200: jobResults, 400: refusal },
  }),

  searchJobsAuthenticated: endpoint({
    method: 'GET',
    path: '/api/job/get_search_job_result_authenticated/',
    who: 'user',
    summary: 'The same, each job flagged as saved or applied for by the caller',
    limits: readLimits,
    query: jobSearchQuery,
    responses: { 200: jobResults, 400: refusal },
  }),

  searchPeople: endpoint({
    method: 'POST',
    path: '/api/user/search_result/',
    who: 'company',
    summary: `Candidates with complete profiles, newest account first, ${SEARCH_PAGE_SIZE} a page, with their exact total`,
    limits: readLimits,
    query: pageQuery,
    body: peopleSearchForm,
    responses: { 200: people, 400: refusal },
  }),
}
