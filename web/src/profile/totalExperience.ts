import { counted } from '../ui/money.ts'

const DAYS_A_YEAR = 365.25

/** Days of experience as the specification shows them: '0 year', '< 1 year', '8 years 1 month'. */
export function totalExperience(days: number) {
  if (days <= 0) return '0 year'
  if (days < 365) return '< 1 year'
  const totalMonths = Math.round((days / DAYS_A_YEAR) * 12)
  const years = Math.floor(totalMonths / 12)
  const months = totalMonths % 12
  return [counted(years, 'year'), months > 0 && counted(months, 'month')].filter(Boolean).join(' ')
}
