import { site } from '../ui/site.ts'

export const texts = {
  home: 'Home',
  notifications: 'Notifications',
  login: 'Login',
  loginWithDemo: 'Login (Demo Account Inside)',
  logout: 'Logout',
  signUp: 'Sign-up',

  menu: 'Menu',
  openMenu: 'Open menu',
  mainNavigation: 'Main',
  skipToContent: 'Skip to content',

  contact: 'Contact',
  leaveComment: 'Leave your comment',
  sendMessage: 'Send Message',
  needsScript: 'These forms need JavaScript. Please turn it on in your browser.',
  copyright: () => `© ${site.name}`,

  notFoundCode: '404',
  userNotFound: 'User Not Found',
  jobNotFound: 'Job Not Found',
  pageNotFound: 'Page Not Found',
  backHome: 'Back to home',

  chunkFailedHint: "We couldn't load part of this page. Reload to try again.",
  crashed: 'Something went wrong',
  crashedHint: 'This page stopped working. Reload to try again.',
}

/** The page for a network over its limit: the server alone renders it, so the browser does not load these. */
export const tooManyRequests = {
  code: '429',
  title: 'Too many requests',
  hint: 'Your network opened too many pages in a short time. Please wait a few minutes and reload the page, or log in.',
}

export const titleOf = (page: string) => `${page} · ${site.name}`
