const DAY = 86_400_000

/** '2030-01-31' as '01-31-2030', the order the product shows dates in. */
export const monthDayYear = (isoDate: string) =>
  isoDate.slice(0, 10).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2-$3-$1')

/** Whole days from `today` to `date`, both 'YYYY-MM-DD'; negative when `date` is past. */
export const daysUntil = (date: string, today: string) =>
  Math.round((Date.parse(date.slice(0, 10)) - Date.parse(today)) / DAY)

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** The day of a moment in the viewer's own zone, as 'YYYY-MM-DD'. */
export function localDay(moment: Date) {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}

/** Day and time of a moment in the viewer's own zone: '01-31-2030, 14:05'. */
export const dateAndTime = (moment: Date) =>
  `${monthDayYear(localDay(moment))}, ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
