const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

export type Calendar = ReturnType<typeof calendarOf>

/** Dates and times counted back from the start of today: the same for all of today, and always in the past. */
export function calendarOf(now: Date) {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return {
    today: new Date(midnight),
    /** YYYY-MM-DD; a negative number gives a future day. */
    day: (daysAgo: number) => new Date(midnight - daysAgo * DAY_MS).toISOString().slice(0, 10),
    /** The given number of minutes after 6:00 UTC on a past day, at most 1,000: before 23:00. */
    at: (daysAgo: number, minutes: number) =>
      new Date(midnight - (daysAgo + 1) * DAY_MS + (360 + (minutes % 1000)) * MINUTE_MS),
  }
}
