import { monthDayYear } from './dates.ts'

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** The day of a date in the viewer's time zone, as 'YYYY-MM-DD'. */
export function localDay(date: Date) {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** The day of a timestamp in the viewer's time zone: '01-31-2030'. */
export const dayOf = (timestamp: string) => monthDayYear(localDay(new Date(timestamp)))

/** The time of day in the viewer's time zone: '14:05'. */
const localTime = (date: Date) => `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`

/** The day and time in the viewer's time zone: '01-31-2030, 14:05'. */
export const dateAndTime = (date: Date) => `${monthDayYear(localDay(date))}, ${localTime(date)}`

/** The time of a date of today, otherwise its day, in the viewer's time zone: '14:05' or '01-31-2030'. */
export const timeOrDay = (date: Date) =>
  localDay(date) === localDay(new Date()) ? localTime(date) : monthDayYear(localDay(date))

/** The next day, both 'YYYY-MM-DD'. */
export const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
