/** '2030-01-31' as '01-31-2030', the date format of the specification. */
export const monthDayYear = (isoDate: string) => isoDate.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2-$3-$1')

/** Whole days from `today` to `date`, both 'YYYY-MM-DD'; negative when `date` is past. */
export const daysUntil = (date: string, today: string) =>
  Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000)
