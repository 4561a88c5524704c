import { counted, formatCount } from '../ui/money.ts'
import type { BoardTexts } from './boardTexts.ts'

/** The texts that both boards share. */
export const texts = {
  placeholder: 'Skill, Job Type, Location',

  market: (jobs: number, companies: number) =>
    `${formatCount(jobs)} ${jobsInWords(jobs)} at ${counted(companies, 'company', 'companies')}`,
  popular: 'Popular:',
  popularSearches: 'Popular searches',

  showingResultsFor: 'Showing results for',
  sortBy: 'Sort by',
  sorts: { best: 'Best match', newest: 'Newest', closing: 'Closing soon' },

  lookingForCandidate: 'Looking for candidate?',

  filter: 'Filter',
  filters: 'Filters',
  filtersActive: (count: number) => `${counted(count, 'filter')} active`,
  clearFilters: 'Clear filters',
}

const jobsInWords = (count?: number) => (count === 1 ? 'job' : 'jobs')

export const jobTexts = {
  title: "Find work you'll want to keep",
  searchLabel: 'Search jobs',

  tabTitle: (search: string, count?: number) =>
    search
      ? `${count === undefined ? '' : formatCount(count)} ${search} ${/\bjobs?\b/i.test(search) ? '' : jobsInWords(count)}`.trim()
      : 'Jobs',
  all: (count: number) => `open ${jobsInWords(count)}`,
  found: jobsInWords,
  foundFor: (count: number, search: string) => `${jobsInWords(count)} for “${search}”`,
  loading: 'Loading jobs',
  pages: 'Pages of jobs',
  detail: 'Job details',
  openPage: 'Open job page',
} satisfies BoardTexts & { openPage: string }
