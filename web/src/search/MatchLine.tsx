import type { FoundJob, FoundPerson } from '@guildhall/contract/search/endpoints'
import { cx } from '../ui/cx.ts'
import { Marked } from '../ui/Marked.tsx'

const foundIn = {
  description: 'In the description:',
  bio: 'In their bio:',
  experience: 'In their experience:',
}

type Match = NonNullable<(FoundJob | FoundPerson)['match']>

// On a phone it is one line, in the place of others: the card stays as tall as the others.
const ON_PHONE = 'max-md:flex-1 max-md:truncate'

/** Says in which long text of a result words of the search were found, with the words around them. */
export const MatchLine = ({ match: { where, excerpt }, search }: { match: Match; search: string }) => (
  <p className={cx('text-sm text-soft md:order-1 md:line-clamp-2 md:w-full md:pt-2', ON_PHONE)}>
    <span className="max-md:sr-only">{foundIn[where]} </span>
    <Marked text={excerpt} search={search} />
  </p>
)
