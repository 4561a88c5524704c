/** Saving a search of the job board. */
export const saveTexts = {
  save: 'Save this search',
  saved: 'Search saved',
  logInToSave: 'Log in to save this search and get new jobs by email',
  saveHint: 'Get new jobs by email',
  removeHint: 'Remove from saved searches',
  mailed: "We'll email you new jobs once a day.",
  openList: 'Manage saved searches',
}
