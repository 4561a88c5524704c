import type { FoundJob, FoundPerson } from '@guildhall/contract/search/endpoints'
import { fold } from '../ui/matching.ts'
import { texts } from './messages.ts'

type Match = NonNullable<(FoundJob | FoundPerson)['match']>

const WORD = /([\p{L}\p{M}\p{N}]+)/u

/** Says in which long text of a result words of the search were found, with the words around them. */
export function MatchLine({ match: { where, excerpt }, search }: { match: Match; search: string }) {
  const words = fold(search).split(WORD)
  return (
    <div className="-mt-1 px-4 pb-4">
      <p className="line-clamp-2 text-sm text-soft">
        {texts.foundIn[where]}{' '}
        {excerpt.split(WORD).map((part, index) =>
          // Every second part is a word.
          index % 2 === 1 && words.includes(fold(part)) ? (
            <mark key={index} className="bg-transparent font-semibold text-ink">
              {part}
            </mark>
          ) : (
            part
          ),
        )}
      </p>
    </div>
  )
}
