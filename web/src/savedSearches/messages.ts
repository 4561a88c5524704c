import { MAX_SAVED_SEARCHES, type SavedSearch } from '@guildhall/contract/savedSearches/endpoints'

export const texts = {
  title: 'Saved Searches',
  loading: 'Loading saved searches',
  count: (searches: number) => (searches === 1 ? '1 saved search' : `${searches} saved searches`),
  full: `You can save up to ${MAX_SAVED_SEARCHES} searches. Delete one to save another.`,
  empty: "You haven't saved any searches yet. Save a search on the job board, and we'll email you new jobs.",
  findJobs: 'Find jobs',

  allJobs: 'All jobs',
  viewJobs: (newJobs: number) =>
    newJobs > 0 ? `View ${newJobs} new ${newJobs === 1 ? 'job' : 'jobs'}` : 'View jobs',

  mails: { none: 'No emails', daily: 'Daily email', weekly: 'Weekly email' } satisfies Record<
    SavedSearch['mail'],
    string
  >,
  mailsOf: (search: string) => `Emails about ${search}`,
  deleteNamed: (search: string) => `Delete ${search}`,
}
