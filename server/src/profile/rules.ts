import { COMPLETION_ITEMS, PRESENT } from '@guildhall/contract/profile/choices'
import type { CompletionItem } from '@guildhall/contract/profile/endpoints'

/** Eight items of equal weight; the percentage is rounded. */
export function completion(has: Record<CompletionItem, boolean>) {
  const missing = COMPLETION_ITEMS.filter((item) => !has[item])
  return { percentage: Math.round((1 - missing.length / COMPLETION_ITEMS.length) * 100), missing }
}

const DAY_MS = 86_400_000
const dayNumber = (day: string) => Date.parse(day) / DAY_MS

/** Days worked, the first and the last of each job included; overlapping days count once. `today` is YYYY-MM-DD. */
export function totalExperience(spans: { start_date: string; end_date: string }[], today: string) {
  const days = spans
    .map(({ start_date, end_date }) => ({
      start: dayNumber(start_date),
      end: dayNumber(end_date === PRESENT || end_date > today ? today : end_date),
    }))
    .sort((a, b) => a.start - b.start)
  let total = 0
  let counted = -Infinity
  for (const { start, end } of days) {
    total += Math.max(0, end - Math.max(start, counted + 1) + 1)
    counted = Math.max(counted, end)
  }
  return total
}

type Identity = { username: string; email: string }
type Named = { username?: string | undefined; email?: string | undefined }

/** Errors for a username and an email that are not the stored ones: neither can be changed. */
export const identityErrors = ({ username, email }: Named, stored: Identity) => ({
  ...(username !== undefined &&
    username !== stored.username && { username: ["The username can't be changed."] }),
  ...(email !== undefined &&
    email.toLowerCase() !== stored.email.toLowerCase() && { email: ["The email can't be changed."] }),
})
