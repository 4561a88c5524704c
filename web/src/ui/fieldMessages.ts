import { counted, formatCount } from './money.ts'

/** The texts of form fields, which the first load of most pages doesn't need. */
export const fieldTexts = {
  charactersLeft: (left: number) => {
    const count = Math.abs(left)
    return `${formatCount(count)} ${count === 1 ? 'character' : 'characters'} ${left < 0 ? 'too many' : 'left'}`
  },
  hide: (what: string) => `Hide ${what.toLowerCase()}`,
  matches: (count: number) => counted(count, 'match', 'matches'),
  moreMatches: (hidden: number) => `Type to see ${hidden} more.`,
  noMatch: 'No matches.',
  optional: '(optional)',
  remove: (what: string) => `Remove ${what}`,
  show: (what: string) => `Show ${what.toLowerCase()}`,
}
