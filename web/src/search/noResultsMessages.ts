import type { BoardConfig } from './boardQuery.ts'

type NoResultsTexts = {
  nothingFound: string
  /** Follows the corrected search that found nothing. */
  noneYet: (isPlace: boolean) => string
  /** There is nothing to find at all. */
  none: string
  pastTheEnd: string
  showAll: string
}

/** Loaded where nothing is found. */
export const noResultsTexts = {
  withoutFilter: (filter: string) => `without the filter “${filter}”`,
  toFirstPage: 'Go to the first page',
}

/** What each board says in its own words. */
export const textsOf: Record<BoardConfig['selection'], NoResultsTexts> = {
  jobId: {
    nothingFound: 'No jobs match your search.',
    noneYet: (isPlace) => (isPlace ? 'no open jobs there yet' : 'no open jobs yet'),
    none: 'There are no open jobs at the moment.',
    pastTheEnd: 'There are no jobs on this page.',
    showAll: 'Show all open jobs',
  },
  userId: {
    nothingFound: 'No candidates match your search.',
    noneYet: (isPlace) => (isPlace ? 'no candidates there yet' : 'no candidates yet'),
    none: 'No candidate has completed a profile yet.',
    pastTheEnd: 'There are no candidates on this page.',
    showAll: 'Show all candidates',
  },
}
