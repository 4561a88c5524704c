export type Rate = { times: number; seconds: number }

/** A number of calls in a time window, which begins with the first of them. */
export type Limit = Rate & {
  /** Limits with the same name and `by` are counted together, whichever endpoints declare them. */
  name: string
  /**
   * Whose calls are counted: those of an IP address, logged in or not; those of an IP address while not logged in
   * (`visitor`); those of an account; those of everyone together; or those with the same value in a field of the input.
   *
   * An email is counted per network (`each`), or once for all networks from which nobody has logged in to its
   * account, and per network for the others (`unknown`).
   */
  by:
    | 'ip'
    | 'visitor'
    | 'account'
    | 'everyone'
    | { field: 'email' | 'uid' | 'refresh' }
    | { field: 'email'; networks: 'each' | 'unknown' }
  /** Counted in the database for all servers, or in the memory of each server, without a query. */
  store: 'shared' | 'local'
  /**
   * Counts only calls that fail with 400, 401 or 403; forms that are stored, without those whose hidden field is filled in;
   * or calls that fail with an error in this field. The default is all calls.
   */
  counts?: 'failures' | 'forms' | { fieldError: string }
  /**
   * Counts a call once it is answered, so that calls that don't count never refuse others at the same time. Calls at
   * the same time may then exceed the limit: another one must bound them.
   */
  afterwards?: true
  /** The number of calls that one call counts as. The default is 1. */
  cost?: number
  /**
   * Calls beyond this number wait before they are served, longer the nearer the limit is: many people behind one address
   * are slowed down rather than refused.
   */
  pauseFrom?: number
  /** The limit of an IPv6 /48 as a multiple of the limit of a /64. The default is 10. */
  wide?: number
  /** The rate at which calls over the limit are still accepted. */
  throttle?: Rate
  /** Calls over the limit do nothing and get this status, as if they had succeeded. */
  silent?: 204
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const byIp = { by: 'ip', store: 'shared' } as const
const eachNetwork = { by: { field: 'email', networks: 'each' }, store: 'shared' } as const
const unknownNetworks = { by: { field: 'email', networks: 'unknown' }, store: 'shared' } as const

/** Limits for a call that costs as much as several others. */
const costing = (cost: number, limits: readonly Limit[]): readonly Limit[] =>
  limits.map((limit) => ({ ...limit, cost }))

/**
 * A class behind one address may log in at the same time; failures from one address are few, whatever the emails.
 * Wrong passwords from unknown networks never lock out a network from which the owner has logged in.
 */
export const loginLimits: readonly Limit[] = [
  { name: 'login', ...byIp, times: 300, seconds: 5 * MINUTE },
  { name: 'failed login', ...byIp, times: 60, seconds: 30 * MINUTE, pauseFrom: 30, counts: 'failures' },
  { name: 'login', ...eachNetwork, times: 25, seconds: HOUR, counts: 'failures' },
  { name: 'login', ...unknownNetworks, times: 250, seconds: HOUR, counts: 'failures' },
]

/**
 * The first is against guessing the current password in a session that was left open. Each call hashes a password, for
 * which all logins wait in line: so calls with the right password are limited too.
 */
export const passwordChangeLimits: readonly Limit[] = [
  {
    name: 'password change',
    by: 'account',
    store: 'shared',
    times: 10,
    seconds: HOUR,
    counts: { fieldError: 'old_password' },
  },
  { name: 'password change with any password', by: 'account', store: 'shared', times: 30, seconds: HOUR },
]

/** Start, callback and login are counted together, so a login counts three times. */
export const socialLoginLimits: readonly Limit[] = [
  { name: 'social login', ...byIp, times: 240, seconds: 5 * MINUTE },
]

/** A class behind one address may register in one lesson. */
export const registrationLimits: readonly Limit[] = [
  { name: 'registration', ...byIp, times: 60, seconds: 30 * MINUTE, pauseFrom: 30 },
  { name: 'registration a day', ...byIp, times: 200, seconds: DAY },
  { name: 'registration of an email', ...eachNetwork, times: 10, seconds: DAY },
  {
    name: 'registration of an email',
    ...unknownNetworks,
    times: 30,
    seconds: DAY,
    throttle: { times: 1, seconds: 10 * MINUTE },
  },
]

/**
 * For calls that send a mail. Over a limit by email nothing is sent, and the response doesn't reveal it: it must not
 * show whether the account exists. A password reset link is valid for an hour; when strangers use up the last limit,
 * the owner still has a link that is at most half an hour old.
 */
export const mailLimits: readonly Limit[] = [
  { name: 'mail', ...byIp, times: 60, seconds: 30 * MINUTE, pauseFrom: 30 },
  { name: 'mail a day', ...byIp, times: 200, seconds: DAY },
  { name: 'mail', ...eachNetwork, times: 5, seconds: 30 * MINUTE, silent: 204 },
  { name: 'mail a day', ...eachNetwork, times: 10, seconds: DAY, silent: 204 },
  {
    name: 'mail a day',
    ...unknownNetworks,
    times: 10,
    seconds: DAY,
    throttle: { times: 1, seconds: 30 * MINUTE },
    silent: 204,
  },
]

/** For calls made from a mailed link. */
export const linkLimits: readonly Limit[] = [
  { name: 'link', ...byIp, times: 120, seconds: 5 * MINUTE },
  { name: 'link', by: { field: 'uid' }, store: 'shared', times: 10, seconds: HOUR },
]

/** Mail providers unsubscribe many people from a few addresses. The signature of the link can't be guessed. */
export const unsubscribeLimits: readonly Limit[] = [
  { name: 'unsubscribe', ...byIp, times: 1000, seconds: 5 * MINUTE },
]

export const refreshLimits: readonly Limit[] = [
  { name: 'refresh', ...byIp, times: 300, seconds: 5 * MINUTE },
  { name: 'refresh', by: { field: 'refresh' }, store: 'shared', times: 60, seconds: 5 * MINUTE },
]

/** For all calls that cost little and have no limits of their own, changes too. */
export const callLimits: readonly Limit[] = [
  { name: 'call', by: 'visitor', store: 'local', times: 900, seconds: 5 * MINUTE },
  { name: 'call', by: 'account', store: 'local', times: 1500, seconds: 5 * MINUTE },
]

/** For all calls that are refused with 401 or 403, at any endpoint. */
export const refusalLimits: readonly Limit[] = [
  { name: 'refusal', by: 'ip', store: 'local', times: 300, seconds: 5 * MINUTE },
]

/** For all calls that change a profile, but for its files: each also updates the search. */
export const profileEditLimits: readonly Limit[] = [
  { name: 'profile edit', by: 'account', store: 'local', times: 300, seconds: 5 * MINUTE },
]

/** For changes of long texts, whose words the search stores. */
export const longEditLimits = costing(3, profileEditLimits)

/** For all calls that change jobs, applications and ratings: each may change many rows and the search. */
export const hiringLimits: readonly Limit[] = [
  { name: 'hiring', by: 'account', store: 'local', times: 300, seconds: 5 * MINUTE },
]

/** For messages and replies. Emails that belong to no account are limited, so that guessing finds no accounts. */
export const messageLimits: readonly Limit[] = [
  { name: 'message', by: 'account', store: 'shared', times: 30, seconds: HOUR },
  { name: 'message a day', by: 'account', store: 'shared', times: 200, seconds: DAY },
  {
    name: 'unknown recipient',
    by: 'account',
    store: 'shared',
    times: 10,
    seconds: HOUR,
    counts: { fieldError: 'to_user' },
    afterwards: true,
  },
]

const storedForms = { counts: 'forms', store: 'shared' } as const
// Ten times as much would let six /48 networks use up the limit of everyone.
const formsByIp = { by: 'ip', ...storedForms, wide: 2 } as const

/**
 * For the forms in the footer, counted together: a class behind one address may send them in one lesson, and an account
 * only a few.
 */
const publicFormLimits: readonly Limit[] = [
  ...callLimits,
  { name: 'public form', ...formsByIp, times: 40, seconds: HOUR, pauseFrom: 30 },
  { name: 'public form a day', ...formsByIp, times: 60, seconds: DAY },
  { name: 'public form', by: 'account', ...storedForms, times: 5, seconds: HOUR },
  { name: 'public form a day', by: 'account', ...storedForms, times: 20, seconds: DAY },
]
const allForms = { by: 'everyone', ...storedForms, times: 300, seconds: HOUR } as const

export const commentLimits: readonly Limit[] = [...publicFormLimits, { name: 'all comments', ...allForms }]
export const contactLimits: readonly Limit[] = [
  ...publicFormLimits,
  { name: 'all contact messages', ...allForms },
]

/** Decoding a file is expensive. */
export const uploadLimits: readonly Limit[] = [
  { name: 'upload', by: 'account', store: 'shared', times: 20, seconds: DAY },
]

/**
 * How many rows of one kind an account may add in 24 hours, counted from the first of them. A quota is a business
 * rule and applies whatever RATE_LIMITS is set to. Only rows that were added count.
 */
export type Quota = {
  name: string
  /** In the message of a refusal: 'You have reached the daily limit for ...'. */
  counted: string
  perDay: number
  /** What is still possible over the quota. */
  hint?: string
}
