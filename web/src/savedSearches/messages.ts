import {
  MAX_NEW_COUNT,
  MAX_SAVED_SEARCHES,
  type SavedSearch,
} from '@guildhall/contract/savedSearches/endpoints'
import { counted } from '../ui/money.ts'

export const texts = {
  title: 'Saved Searches',
  count: (searches: number) => counted(searches, 'saved search', 'saved searches'),
  full: `You can save up to ${MAX_SAVED_SEARCHES} searches. Delete one to save another.`,
  empty: "You haven't saved any searches yet. Save a search on the job board, and we'll email you new jobs.",
  findJobs: 'Find jobs',

  allJobs: 'All jobs',
  viewJobs(newJobs: number) {
    if (newJobs === 0) return 'View jobs'
    // There may be more than are counted.
    return newJobs < MAX_NEW_COUNT
      ? `View ${counted(newJobs, 'new job')}`
      : `View ${MAX_NEW_COUNT - 1}+ new jobs`
  },

  mails: { none: 'No emails', daily: 'Daily email', weekly: 'Weekly email' } satisfies Record<
    SavedSearch['mail'],
    string
  >,
  mailsOf: (search: string) => `Emails about ${search}`,
  deleteNamed: (search: string) => `Delete ${search}`,
}
