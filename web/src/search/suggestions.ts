import { clipSearchText } from '@guildhall/contract/search/text'
import type { LookupName } from '@guildhall/contract/search/filters'
import { matching } from '../ui/matching.ts'
import { headings } from './suggestionMessages.ts'

const MAX_PER_GROUP = 3

const GROUPS = [
  { heading: headings.skills, lookup: 'skills' },
  { heading: headings.jobTypes, lookup: 'emp_type' },
  { heading: headings.locations, lookup: 'location' },
] as const

type Names = Record<LookupName, readonly { label: string }[]>

const isShort = (text: string) => clipSearchText(text) === text

/**
 * Searches to suggest for a text: the names that it matches. If there are none, the names that its last words match,
 * after the others: 'java ber' suggests 'java Berlin, Germany'.
 */
export function suggestionsFor(text: string, names: Names) {
  const starts = Array.from(text.matchAll(/\s(?=\S)/g), ({ index }) => index + 1)
  for (const start of [0, ...starts]) {
    const groups = GROUPS.map(({ heading, lookup }) => ({
      heading,
      suggestions: matching(names[lookup], text.slice(start))
        .slice(0, MAX_PER_GROUP)
        .map(({ label }) => text.slice(0, start) + label)
        .filter(isShort),
    }))
    if (groups.some(({ suggestions }) => suggestions.length > 0)) return groups
  }
  return []
}
