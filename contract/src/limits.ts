/** So many calls in so many seconds, counted from the first of them. */
export type Rate = { times: number; seconds: number }

export type Limit = Rate & {
  /** Limits of the same name and kind count together, whichever call they stand at. */
  name: string
  /**
   * Whose calls are counted: those from one network address, whoever is signed in or only while nobody is; those of
   * one account; or those about what one field of the input holds. An email's calls may be counted for each network
   * on its own, or together for all networks that never logged in to its account, where a known one is on its own.
   */
  by:
    | 'address'
    | 'visitor'
    | 'account'
    | { field: 'email' | 'uid' | 'refresh' }
    | { field: 'email'; networks: 'each' | 'unknown' }
  /** Where it is counted: in a store that all servers share, or in the memory of each. */
  store: 'shared' | 'local'
  /**
   * Only these calls count: those refused with 400 or 401, or those refused with an error of this field. Without it
   * all calls count.
   */
  counts?: 'failures' | { fieldError: string }
  /** Past the limit calls still come through at this rate. */
  throttle?: Rate
  /** Over the limit nothing is done, and this is answered as if it were. */
  silent?: 204
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const shared = { store: 'shared' } as const

const eachNetwork = { by: { field: 'email', networks: 'each' }, ...shared } as const
const unknownNetworks = { by: { field: 'email', networks: 'unknown' }, ...shared } as const

/** Wrong passwords of strangers never count for a network from which the owner logged in before. */
export const loginLimits: readonly Limit[] = [
  { name: 'login', by: 'address', times: 25, seconds: 5 * MINUTE, ...shared },
  { name: 'login', ...eachNetwork, times: 25, seconds: HOUR, counts: 'failures' },
  { name: 'login', ...unknownNetworks, times: 250, seconds: HOUR, counts: 'failures' },
]

/** For guesses of the current password in a session that somebody else left open. */
export const passwordChangeLimits: readonly Limit[] = [
  {
    name: 'password change',
    by: 'account',
    times: 10,
    seconds: HOUR,
    counts: { fieldError: 'old_password' },
    ...shared,
  },
]

export const registrationLimits: readonly Limit[] = [
  { name: 'registration', by: 'address', times: 10, seconds: 30 * MINUTE, ...shared },
]

/**
 * For calls that mail somebody. An owner's mailbox is spared in silence, so that nobody learns whose it is. A link to
 * reset a password is good for an hour: where strangers use up the last limit, the owner has one of at most half an
 * hour ago.
 */
export const mailLimits: readonly Limit[] = [
  { name: 'mail', by: 'address', times: 25, seconds: 5 * MINUTE, ...shared },
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

/** For calls by a mailed link. */
export const linkLimits: readonly Limit[] = [
  { name: 'link', by: 'address', times: 30, seconds: 5 * MINUTE, ...shared },
  { name: 'link', by: { field: 'uid' }, times: 10, seconds: HOUR, ...shared },
]

export const refreshLimits: readonly Limit[] = [
  { name: 'refresh', by: 'address', times: 300, seconds: 5 * MINUTE, ...shared },
  { name: 'refresh', by: { field: 'refresh' }, times: 60, seconds: 5 * MINUTE, ...shared },
]

export const readLimits: readonly Limit[] = [
  { name: 'read', by: 'visitor', times: 300, seconds: 5 * MINUTE, store: 'local' },
  { name: 'read', by: 'account', times: 1500, seconds: 5 * MINUTE, store: 'local' },
]

/**
 * How many of something an account may add in 24 hours, counted from the first of them. It is a rule of the product
 * and no rate limit: it holds whatever RATE_LIMITS says, and only what was added counts.
 */
export type Quota = { name: string; perDay: number }
