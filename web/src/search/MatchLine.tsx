import type { JobResult, PersonResult } from '@guildhall/contract/search/endpoints'
import { cx } from '../ui/cx.ts'
import { findMatches, Marked } from '../ui/Marked.tsx'

const places = {
  description: 'In the job detail:',
  bio: 'In their bio:',
  experience: 'In their experience:',
}

type Match = NonNullable<(JobResult | PersonResult)['match']>

// On a phone it is one line, in the place of others: the card stays as tall as the others.
const ON_PHONE = 'max-md:flex-1 max-md:truncate'

/** Of the narrowest phones, a line beside a deadline has about 27 characters. */
const MAX_BEFORE_ON_PHONE = 20

/** Says in which long text of a result words of the search were found, with the words around them: on a phone fewer of those before. */
export function MatchLine({ match: { where, excerpt }, search }: { match: Match; search: string }) {
  const start = startOnPhone(excerpt, search)
  return (
    <p className={cx('text-sm text-soft md:order-1 md:line-clamp-2 md:w-full md:pt-2', ON_PHONE)}>
      <span className="max-md:sr-only">{places[where]} </span>
      <span className="max-md:hidden">{excerpt.slice(0, start)}</span>
      <span className={cx(start > 0 && 'cut-start')}>
        <Marked text={excerpt.slice(start)} search={search} />
      </span>
    </p>
  )
}

/** The start of a word near the first one that was found. */
function startOnPhone(excerpt: string, search: string) {
  const [, found] = findMatches(excerpt, search)[0] ?? ['', 0]
  const after = found - MAX_BEFORE_ON_PHONE
  return after > 0 ? Math.min(excerpt.indexOf(' ', after) + 1, found) : 0
}
