type Value = string | number | boolean | undefined
type Query = Record<string, Value | readonly Value[]>

/** `path` with a query string. A list repeats its name; empty, false and undefined values are left out. */
function url(path: string, query: Query = {}) {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((item) => (item ? [[name, String(item)]] : [])),
  )
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}

const companyPanel = (tab?: string) => url('/company-panel/', { tab })

type Search = { search?: string; page?: number } & Query

/** A board with a search, filters and a page; page 1 is left out. */
const boardAt =
  (path: string) =>
  ({ page, ...query }: Search = {}) =>
    url(path, { ...query, page: page === 1 ? undefined : page })

/** Builds the URLs of all pages, so that no other file spells one. */
export const to = {
  home: '/',
  companyHome: '/users/',
  homeOf: (session: { userType: string } | null): string =>
    session?.userType === 'company' ? to.companyHome : to.home,
  login: '/login/',
  register: '/register/',
  resetPassword: '/reset-password/',
  resendActivation: '/resend-activation/',
  settings: '/settings/',
  registerAsCompany: url('/register/', { user_type: 'company' }),

  /** The job board. */
  search: boardAt('/'),
  /** The board of people, for companies. */
  users: boardAt('/users/'),
  jobs: (jobId: number) => url('/jobs/', { jobId }),
  savedJobs: '/saved-jobs/',
  apply: (jobId: number) => url('/apply/', { jobId }),
  interestedJobs: '/interested-jobs/',

  addJob: '/add-job/',
  companyPanel,
  jobDetailPanel: (jobId: number) => url('/job-detail-panel/', { jobId }),
  companyProfile: (id: number) => url('/profile/company/', { id }),
  /** `tab` is a section of the page. */
  profile: (id: number, tab?: string) => url('/profile/', { id, tab }),
  profileOf: ({ userId, userType }: { userId: number; userType: string }, tab?: string) =>
    userType === 'company' ? to.companyProfile(userId) : to.profile(userId, tab),
  sendMessage: (email: string) => url('/messages/', { email }),

  jobNotFound: '/job-not-found/',
  userNotFound: '/user-not-found/',
}

/** Whether the path is of the board of jobs or of people, which shows the selected one too. */
export const isBoard = (path: string) => path === to.home || path === to.companyHome

const JOB_LISTS: readonly unknown[] = [to.home, to.savedJobs, to.interestedJobs, '/profile/company/']

/** Whether the path, with or without a query, is of a page that lists jobs for candidates. */
export const isJobList = (path = '') => JOB_LISTS.includes(path.split('?')[0])
