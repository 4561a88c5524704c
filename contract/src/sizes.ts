/**
 * The maximum size of input: texts in characters, lists in items. The check constraints of the database
 * (server/migrations) are never lower. The sizes of searches are in search/sizes.ts, and those of whole lists, such as
 * MAX_SAVED_JOBS, in the endpoints of their features.
 */
export const MAX = {
  email: 254,
  name: 100,
  password: 128,
  username: 20,
  /** Longer than every token, so that an access token sent by mistake gets the response for a wrong token. */
  token: 1000,
  /** A path parameter that is accepted whatever it contains. */
  pathParam: 1000,
  /** Node.js rejects longer URLs: its limit covers the request line and all headers. */
  url: 16_384,
  linkUid: 100,
  linkToken: 200,
  /** The length of the list of sessions; an account may have more. */
  sessions: 100,

  jobTitle: 120,
  jobDetail: 10_000,
  choices: 20,
  questions: 20,
  question: 500,
  answer: 5000,
  /** A company's own note about an applicant. */
  applicantNote: 2000,
  ratingComment: 2000,
  /** A candidate's text about a finished job that never took place. */
  disputeText: 2000,
  deadlineYears: 5,

  messageSubject: 200,
  messageBody: 10_000,
  commentName: 50,
  comment: 1000,
  contactMessage: 5000,

  shortIntro: 300,
  bio: 5000,
  phoneNumber: 30,
  /** The name of a company, a job, a school or a major in a profile. */
  profileLine: 120,
  experienceDetails: 5000,
  link: 500,
  fileName: 100,
  skills: 50,
  experiences: 50,
  educations: 20,
  portfolios: 20,

  filterName: 100,
  savedSearch: 500,
} as const

export const MAX_FILE_BYTES = 5 * 1024 * 1024

export const PASSWORD_MIN = 8
