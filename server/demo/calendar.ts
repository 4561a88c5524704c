const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

export type Calendar = ReturnType<typeof calendarOf>

/** Days and moments counted back from the beginning of a day, so that a whole day's seedings agree and all is past. */
export function calendarOf(now: Date) {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return {
    today: new Date(midnight),
    /** YYYY-MM-DD; below zero it lies ahead. */
    day: (daysAgo: number) => new Date(midnight - daysAgo * DAY_MS).toISOString().slice(0, 10),
    /** So many minutes after six in the morning of a day that is over; at most until the evening. */
    at: (daysAgo: number, minutes: number) =>
      new Date(midnight - (daysAgo + 1) * DAY_MS + (360 + (minutes % 1000)) * MINUTE_MS),
  }
}
