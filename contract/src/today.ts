/** The current date at UTC-12, where a day ends last. A deadline includes its whole day there. */
export const todayAnywhere = (now = new Date()) =>
  new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
