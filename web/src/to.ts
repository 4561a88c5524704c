type Value = string | number | boolean | undefined
type Query = Record<string, Value | readonly Value[]>

/** `path` with a query string. A list repeats its name; empty, false and undefined values are left out. */
function url(path: string, query: Query = {}) {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((item) => (item ? [[name, String(item)]] : [])),
  )
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}

/** `list` is the filter and the order of the tab with the jobs. */
const companyPanel = (tab?: string, list: Query = {}) => url(COMPANY_PANEL, { tab, ...list })

type Search = { search?: string; page?: number } & Query

/** A board with a search, filters and a page; page 1 is left out. */
const boardAt =
  (path: string) =>
  ({ page, ...query }: Search = {}) =>
    url(path, { ...query, page: page === 1 ? undefined : page })

const USERS = '/users/'
const COMPANY_PROFILE = '/profile/company/'
const MESSAGES = '/messages/'
const COMPANY_PANEL = '/company-panel/'
const JOB_DETAIL_PANEL = '/job-detail-panel/'

/** Builds the URLs of all pages, so that no other file spells one. */
export const to = {
  home: '/',
  companyHome: USERS,
  homeOf: (session: { userType: string } | null): string =>
    session?.userType === 'company' ? to.companyHome : to.home,
  login: '/login/',
  register: '/register/',
  resetPassword: '/reset-password/',
  resendActivation: '/resend-activation/',
  // The pages of mailed links.
  activate: '/accounts/activate/',
  newPassword: '/password/reset/confirm/',
  lock: '/accounts/lock/',
  settings: '/settings/',
  registerAsCompany: url('/register/', { user_type: 'company' }),

  /** The job board. */
  search: boardAt('/'),
  /** The board of people, for companies. */
  users: boardAt(USERS),
  jobs: (jobId: number) => url('/jobs/', { jobId }),
  savedJobs: '/saved-jobs/',
  savedSearches: '/saved-searches/',
  /** `step` is one of the wizard; without it, the application starts at the first. */
  apply: (jobId: number, step?: string) => url('/apply/', { jobId, step }),
  interestedJobs: '/interested-jobs/',

  addJob: '/add-job/',
  editJob: (jobId: number) => url('/add-job/', { edit: jobId }),
  /** The posting form filled in from an old job. */
  relistJob: (jobId: number) => url('/add-job/', { relist: jobId }),
  companyPanel,
  /** The query filters the applicants and opens one. */
  jobDetailPanel: (jobId: number, query: Query = {}) => url(JOB_DETAIL_PANEL, { jobId, ...query }),
  companyProfile: (id: number) => url(COMPANY_PROFILE, { id }),
  /** `tab` is a section of the page. */
  profile: (id: number, tab?: string) => url('/profile/', { id, tab }),
  profileOf: ({ userId, userType }: { userId: number; userType: string }, tab?: string) =>
    userType === 'company' ? to.companyProfile(userId) : to.profile(userId, tab),
  /** `tab` is send-message, inbox, sent or deleted. */
  messages: (tab?: string, { page, message }: { page?: number; message?: number } = {}) =>
    url(MESSAGES, { tab, page: page === 1 ? undefined : page, message }),
  sendMessage: (email: string) => url(MESSAGES, { email }),
  replyMessage: (id: number) => url('/reply/message/', { id }),

  jobNotFound: '/job-not-found/',
  userNotFound: '/user-not-found/',
}

const JOB_LISTS: readonly unknown[] = [to.home, to.savedJobs, to.interestedJobs, COMPANY_PROFILE]

/** What the page of a path, with or without a query, lists. */
export function listOf(path = '') {
  const [page] = path.split('?')
  if (page === USERS) return 'people'
  if (page === MESSAGES) return 'messages'
  if (page === JOB_DETAIL_PANEL) return 'applicants'
  if (page === COMPANY_PANEL) return 'posted jobs'
  return JOB_LISTS.includes(page) ? 'jobs' : undefined
}
