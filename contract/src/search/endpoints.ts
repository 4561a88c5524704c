import * as z from 'zod/mini'
import { AMOUNT } from '../amount.ts'
import { endpoint } from '../endpoint.ts'
import { readLimits } from '../limits.ts'
import { jobCard } from '../jobs/endpoints.ts'
import { JOB_FILTERS, type FilterName } from './filters.ts'
import { isSearchTextShort } from './text.ts'
import { MAX, PAGE_SIZE } from '../sizes.ts'
import { employmentType, location, skill } from '../lookups/endpoints.ts'
import { page, rawText, refusal } from '../values.ts'

export const SEARCH_PAGE_SIZE = PAGE_SIZE.jobs

const words = rawText(MAX.searchText).check(
  z.refine(isSearchTextShort, `Please use at most ${MAX.searchText} characters.`),
)

const name = rawText(MAX.filterName)

// A name given once arrives as a string, several times as a list.
const names = z.pipe(
  z._default(
    z.union([name, z.array(name).check(z.maxLength(MAX.filterNames))], 'Please check the filters.'),
    [],
  ),
  z.transform((given) => (Array.isArray(given) ? given : [given])),
)

const flag = (label: string) =>
  z.pipe(
    z._default(z.union([z.enum(['true', 'false']), z.boolean()], `${label} is true or false.`), 'false'),
    z.transform((given) => given === 'true' || given === true),
  )

export const AMOUNT_WANTED = 'Please insert an amount with at most two decimals.'
export const PERIOD_WANTED = 'Please select exactly one salary period with a lowest salary.'

const KINDS = {
  options: () => z.optional(names),
  flag: (label: string) => z.optional(flag(label)),
  minimum: () => z.optional(z.string().check(z.regex(AMOUNT, AMOUNT_WANTED))),
}
type FilterFields = {
  [Name in FilterName]: ReturnType<(typeof KINDS)[(typeof JOB_FILTERS)[Name]['kind']]>
}
const filters = Object.fromEntries(
  Object.entries(JOB_FILTERS).map(([name, { kind, label }]) => [name, KINDS[kind](label)]),
) as FilterFields

export const jobSearchQuery = z
  .object({ search: z._default(words, ''), page: z.optional(page), ...filters })
  .check(
    z.refine((query) => query.salary_min === undefined || query.period?.length === 1, {
      error: PERIOD_WANTED,
      path: ['salary_min'],
    }),
  )

const jobResults = z.object({
  data: z.array(jobCard),
  total_user: z.number(),
  corrected: z.nullable(z.string()),
})

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
}
