import type { FoundJob, FoundPerson } from '@guildhall/contract/search/endpoints'
import { cx } from '../ui/cx.ts'
import { Marked } from '../ui/Marked.tsx'

const foundIn = {
  description: 'In the description:',
  bio: 'In their bio:',
  experience: 'In their experience:',
}

type Match = NonNullable<(FoundJob | FoundPerson)['match']>

// On a phone, the line takes the place of a job's skills and deadline, which wrap into hidden lines: the card stays as tall
// as the others.
const ON_JOB = 'w-full max-md:truncate max-md:leading-6 md:order-1 md:line-clamp-2 md:pt-2'

/** Says in which long text of a result words of the search were found, with the words around them. */
export const MatchLine = ({ match: { where, excerpt }, search }: { match: Match; search: string }) => (
  <p className={cx('text-sm text-soft', where === 'description' ? ON_JOB : 'mx-4 -mt-1 mb-4 line-clamp-2')}>
    <span className={cx(where === 'description' && 'max-md:sr-only')}>{foundIn[where]} </span>
    <Marked text={excerpt} search={search} />
  </p>
)
