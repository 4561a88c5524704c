import type { FoundJob, FoundPerson } from '@guildhall/contract/search/endpoints'
import { Marked } from '../ui/Marked.tsx'

const foundIn = {
  description: 'In the description:',
  bio: 'In their bio:',
  experience: 'In their experience:',
}

type Match = NonNullable<(FoundJob | FoundPerson)['match']>

/** Says in which long text of a result words of the search were found, with the words around them. */
export const MatchLine = ({ match: { where, excerpt }, search }: { match: Match; search: string }) => (
  <div className="-mt-1 px-4 pb-4">
    <p className="line-clamp-2 text-sm text-soft">
      {foundIn[where]} <Marked text={excerpt} search={search} />
    </p>
  </div>
)
