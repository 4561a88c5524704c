/** The menus' entries are the specification's, which names some of them differently for phones. Loaded with the menus. */
export const menuTexts = {
  signUpOnPhone: 'Sign Up',
  profile: 'Profile',
  appliedJobs: 'Applied Jobs',
  appliedJobsOnPhone: 'Applied Job',
  savedJobs: 'Saved Jobs',
  savedJobsOnPhone: 'Saved Job',
  savedSearches: 'Saved Searches',
  manage: 'Manage',
  postJob: 'Post Job',
  settings: 'Settings',
  accountMenu: (username: string) => `Account menu, ${username}`,
}
