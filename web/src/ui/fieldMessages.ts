import { counted } from './money.ts'

/** The texts of form fields, which the first load of most pages doesn't need. */
export const fieldTexts = {
  optionsFailed: "We couldn't load the options.",
  charactersLeft: (left: number) => {
    const count = Math.abs(left)
    return `${counted(count, 'character')} ${left < 0 ? 'too many' : 'left'}`
  },
  hide: (what: string) => `Hide ${what.toLowerCase()}`,
  matches: (count: number) => counted(count, 'match', 'matches'),
  moreMatches: (hidden: number) => `Type to see ${hidden} more.`,
  noMatch: 'No matches.',
  optional: '(optional)',
  remove: (what: string) => `Remove ${what}`,
  show: (what: string) => `Show ${what.toLowerCase()}`,
}
