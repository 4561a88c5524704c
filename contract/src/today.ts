/** The calendar day it still is somewhere on Earth (UTC-12): a deadline counts until that day is over. */
export const todayAnywhere = (now = new Date()) =>
  new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
