/** What a confirmation deletes. */
export const thisSearch = (name: string) => `the saved search “${name}”`

/** Saving a search of the job board. */
export const savedSearchTexts = {
  save: 'Save search',
  saved: 'Search saved',
  logInToSave: 'Log in to save this search and get new jobs by email',
  saveHint: 'Get new jobs by email',
  deleteHint: 'Delete this saved search',
  mails: {
    none: 'Emails for this search are off.',
    daily: "We'll email you new jobs once a day.",
    weekly: "We'll email you new jobs once a week.",
  },
  openList: 'Manage saved searches',
}
