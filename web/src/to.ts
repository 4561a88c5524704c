type Value = string | number | boolean | undefined
type Query = Record<string, Value | readonly Value[]>

/** `path` with what is given of `query`; a list repeats its name, and what is empty, false or undefined is left out. */
function address(path: string, query: Query = {}) {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one ? [[name, String(one)]] : [])),
  )
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}

const companyPanel = (tab?: string) => address('/company-panel/', { tab })

/** Builds the address of every screen, so that no other file spells one. */
export const to = {
  home: '/',
  /** Where a company starts: its jobs, until companies can search for people. */
  companyHome: companyPanel('jobs'),
  homeOf: (session: { userType: string } | null): string =>
    session?.userType === 'company' ? to.companyHome : to.home,
  login: '/login/',
  register: '/register/',
  resetPassword: '/reset-password/',
  resendActivation: '/resend-activation/',
  settings: '/settings/',
  registerAsCompany: address('/register/', { user_type: 'company' }),

  /** The job board with a search, its filters and its page; page 1 needs no mention. */
  search: ({ page, ...query }: { search?: string; page?: number } & Query) =>
    address('/', { ...query, page: page === 1 ? undefined : page }),
  jobs: (jobId: number) => address('/jobs/', { jobId }),
  savedJobs: '/saved-jobs/',
  apply: (jobId: number) => address('/apply/', { jobId }),
  interestedJobs: '/interested-jobs/',

  addJob: '/add-job/',
  companyPanel,
  jobDetailPanel: (jobId: number) => address('/job-detail-panel/', { jobId }),
  companyProfile: (id: number) => address('/profile/company/', { id }),

  jobNotFound: '/job-not-found/',
  userNotFound: '/user-not-found/',
}

const JOB_LISTS: readonly unknown[] = [to.home, to.savedJobs, to.interestedJobs, '/profile/company/']

/** Whether the path, with or without a query, is of a page that lists jobs for candidates. */
export const isJobList = (path = '') => JOB_LISTS.includes(path.split('?')[0])
