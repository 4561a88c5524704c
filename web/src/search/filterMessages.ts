import type { BoardTexts } from './boardTexts.ts'

const INTEGER = new Intl.NumberFormat('en')

/** Loaded with the fields of the filters, which the first rendering does without. */
export const filterTexts = {
  /** Closes the filters. `count` is undefined while it is unknown. */
  show: (count: number | undefined, inWords: BoardTexts['found']) => {
    if (count === 0) return `No ${inWords(count)} match`
    return count === undefined ? `Show ${inWords(2)}` : `Show ${INTEGER.format(count)} ${inWords(count)}`
  },
  clear: 'Clear',
  listFailed: "We couldn't load the options.",
  recent: 'Recent',
  popular: 'Popular',
  anyUnit: 'Any',
  paidPerAny: (units: readonly string[]) => `Paid per ${units.join(' or ').toLowerCase()}`,
}
