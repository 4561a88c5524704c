import { site } from '../ui/site.ts'

/** The menus' entries are the specification's, which names some of them differently for phones. */
export const texts = {
  home: 'Home',
  notifications: 'Notifications',
  login: 'Login',
  loginWithDemo: 'Login (Demo Account Inside)',
  logout: 'Logout',
  signUp: 'Sign-up',
  signUpOnPhone: 'Sign Up',
  profile: 'Profile',
  appliedJobs: 'Applied Jobs',
  appliedJobsOnPhone: 'Applied Job',
  savedJobs: 'Saved Jobs',
  savedJobsOnPhone: 'Saved Job',
  manage: 'Manage',
  postJob: 'Post Job',
  settings: 'Settings',

  menu: 'Menu',
  openMenu: 'Open menu',
  accountMenu: (username: string) => `Account of ${username}`,
  mainNavigation: 'Main',
  skipToContent: 'Skip to content',
  copyright: () => `© ${site.name}`,

  notFoundCode: '404',
  userNotFound: 'User Not Found',
  jobNotFound: 'Job Not Found',
  pageNotFound: 'Page Not Found',
  backHome: 'Back to home',

  chunkFailedHint: 'A part of the page could not be loaded. Reload to try again.',
  crashed: 'Something went wrong',
  crashedHint: 'This page stopped working. Reload to try again.',
}

/** Stands in place of the pages that need a larger device. */
export const notOnMobile =
  'You can not access this page on mobile device. Please use larger device at the moment. Wait for next release.'

/** The page for a network over its limit: the server alone renders it, so the browser does not load these. */
export const tooManyRequests = {
  code: '429',
  title: 'Too Many Requests',
  hint: 'Your network opened many pages in a short time. Please wait a few minutes and reload the page, or log in.',
}

export const titleOf = (page: string) => `${page} · ${site.name}`
