import { formatAmount, formatCount } from '../ui/money.ts'
import type { BoardTexts } from './boardTexts.ts'

/** Loaded with the fields of the filters, which the first rendering does without. */
export const filterTexts = {
  /** Closes the filters. `count` is undefined while it is unknown. */
  show: (count: number | undefined, inWords: BoardTexts['found']) => {
    if (count === 0) return `No ${inWords(count)} match`
    return count === undefined ? `Show ${inWords(2)}` : `Show ${formatCount(count)} ${inWords(count)}`
  },
  active: 'Active filters',
  remove: (filter: string) => `Remove the filter ${filter}`,
  clear: 'Clear',
  only: (flag: string) => `${flag} only`,
  paidPer: (unit: string) => `Paid per ${unit.toLowerCase()}`,
  from: (amount: string, unit: string) => `From ${formatAmount(amount)} / ${unit.toLowerCase()}`,
  listFailed: "We couldn't load the options.",
  recent: 'Recent',
  popular: 'Popular',
  anyUnit: 'Any',
  paidPerAny: (units: readonly string[]) => `Paid per ${units.join(' or ').toLowerCase()}`,
}
