import { to } from '../to.ts'

/** The texts of /settings/, apart from those that the other pages of an account load. */
export const settingsTexts = {
  title: 'Settings',
  demo: "This is a demo account that everyone can use. You can't change its password or log out other devices.",
  password: 'Password',
  passwordHint: "Changing your password logs out all other devices. We'll send you an email about it.",
  currentPassword: 'Current password',
  changePassword: 'Change password',
  passwordChanged: 'Password changed',
  noPassword: 'You log in with another service. With a password, you can also log in with your email.',
  setPasswordHint: "We'll email you a link to choose a password.",
  setPassword: 'Email me a link',
  digest: {
    title: 'Emails',
    hint: 'We email you about anything still unread after 15 minutes, at most once an hour and six times a day.',
    label: 'Email me about unread messages and notifications',
    labelHint: 'Everything unread comes in one email.',
  },
  privacy: {
    title: 'Privacy',
    hint: 'Companies can always find your profile. Other candidates never see your email, phone number or resume.',
    profile: {
      legend: 'Who can open my profile?',
      options: [
        { value: 'everybody', label: 'Everybody', hint: 'Anyone with the link, with or without an account.' },
        { value: 'members', label: 'Members', hint: 'Companies and candidates who are logged in.' },
        {
          value: 'companies',
          label: 'Companies',
          hint: "To everyone else, your profile looks as if it didn't exist.",
        },
      ],
    },
    searchEngines: 'Let search engines show my profile',
    searchEnginesHint: 'People can then find you with Google and other search engines.',
    notIndexed: 'This only works while everybody can open your profile.',
    contact: {
      legend: 'Who can see my email, phone number and resume?',
      options: [
        {
          value: 'dealt_with',
          label: 'Companies I applied to or wrote to',
          hint: 'A withdrawn application no longer counts. Other companies can still send you messages.',
        },
        {
          value: 'companies',
          label: 'All companies',
          hint: 'They can call or email you, and read your resume.',
        },
      ],
    },
  } as const,
  savedSearches: 'Saved searches',
  savedSearchesHint: 'We email you new jobs that match the searches you saved, daily or weekly.',
  openSavedSearches: 'Manage saved searches',
  blocked: 'Blocked accounts',
  blockedHint: "You can't find, message, hire or rate each other. They aren't told that you blocked them.",
  noneBlocked: "You haven't blocked anyone.",
  blockedOn: (date: string) => `Blocked ${date}`,
  unblock: 'Unblock',
  unblockPerson: (name: string) => `Unblock ${name}`,
  unblocking: 'Unblocking...',
  devices: "Where you're logged in",
  devicesHint: "Don't recognize a device? Log it out and change your password.",
  thisDevice: 'This device',
  activeNow: 'Active now',
  lastUsed: (ago: string) => `Last used ${ago}`,
  loggedIn: (dateAndTime: string) => `Logged in ${dateAndTime}`,
  logOut: 'Log out',
  logOutOf: (device: string) => `Log out ${device}`,
  loggingOut: 'Logging out...',
  loggedOut: (device: string) => `Logged out ${device}`,
  logOutOthers: 'Log out all other devices',
  logOutOthersQuestion: 'Log out all other devices?',
  loggedOutOthers: 'Logged out all other devices',
  onlyThisDevice: "You're only logged in on this device.",
}

const settingsPlace = {
  undo: 'You can turn them on again in your settings.',
  instead: 'You can turn the emails off in your settings.',
  open: 'Open settings',
  path: to.settings,
}

const searchesPlace = {
  undo: 'You can turn them on again in your saved searches.',
  instead: 'You can turn the emails off in your saved searches.',
  open: settingsTexts.openSavedSearches,
  path: to.savedSearches,
}

/** The texts of the page that the unsubscribe link of an email leads to. */
export const unsubscribeTexts = {
  title: 'Unsubscribe',
  hint: (mails: string) =>
    `We'll stop sending you ${mails}. You'll still get emails about your account, such as password resets.`,
  unsubscribe: 'Unsubscribe',
  unsubscribing: 'Unsubscribing...',
  done: (mails: string) => `You won't get ${mails} anymore.`,
  invalid: "This link doesn't work.",

  /** By the beginning of the token. */
  kinds: {
    digest: { mails: 'emails about unread messages and notifications', ...settingsPlace },
    search: { mails: 'emails about new jobs for this saved search', ...searchesPlace },
    searches: { mails: 'emails about new jobs for any of your saved searches', ...searchesPlace },
  },
  unknown: { mails: 'this kind of email', ...settingsPlace },
}
