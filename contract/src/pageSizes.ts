/** Rows per page. `jobs` covers the lists of found, saved and applied-for jobs. */
export const PAGE_SIZE = {
  jobs: 12,
  companyJobs: 5,
  similarJobs: 6,
  applicants: 12,
  ratings: 5,
  notifications: 50,
  messages: 5,
  blockedUsers: 12,
  comments: 100,
} as const
