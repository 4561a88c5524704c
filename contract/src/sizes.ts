/**
 * How much there may be of what people send: texts in characters, lists in items. Nothing else holds these numbers
 * but the checks of the database (server/migrations), which are never below them.
 */
export const MAX = {
  email: 254,
  name: 100,
  password: 128,
  username: 20,
  /** Longer than any token of ours: an access token sent by mistake is answered as the wrong token that it is. */
  token: 1000,
  /** A part of an address that is read whatever it is. */
  addressPart: 1000,
  /** Node.js reads no longer URL: with the headers, it is all that a request may have before its body. */
  url: 16_384,
  linkUid: 100,
  linkToken: 200,
  /** Sessions in a list; there may be more. */
  sessions: 100,

  jobTitle: 120,
  jobDetail: 10_000,
  choices: 20,
  questions: 20,
  question: 500,
  answer: 5000,
  deadlineYears: 5,

  searchText: 100,
  filterName: 100,
  filterNames: 20,
} as const

/** How many rows one page of a list has. `jobs` are lists of found, saved and applied-for jobs. */
export const PAGE_SIZE = { jobs: 12, companyJobs: 5, applicants: 12 } as const

/** The shortest password. */
export const PASSWORD_MIN = 8
