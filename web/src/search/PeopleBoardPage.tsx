import type { PersonResult } from '@guildhall/contract/search/endpoints'
import { FirstJobNotice } from '../posting/api.ts'
import { PersonCard, PersonCardSkeleton } from '../profile/api.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { BoardLayout } from './BoardLayout.tsx'
import type { ResultParts } from './BoardResults.tsx'
import { MatchLine } from './lazyMatchLine.tsx'
import { EmptyPane } from './PaneFrame.tsx'
import { peopleBoard } from './peopleBoard.ts'
import { useBoard } from './useBoard.ts'
import { isSplit } from './useIsSplit.ts'
import { usePeopleResults } from './usePeopleResults.ts'

const PersonPane = lazyPart(() => import('./PersonPane.tsx').then((part) => part.PersonPane), EmptyPane)

const parts: ResultParts<PersonResult> = {
  ResultCard: ({ item, search, ...card }) => (
    <PersonCard
      person={item}
      search={search}
      {...card}
      match={item.match && <MatchLine match={item.match} search={search} />}
    />
  ),
  CardSkeleton: PersonCardSkeleton,
  Pane: PersonPane,
  useResults: usePeopleResults,
}

/** The page with the code of all that it shows at once: in a wide window also its pane, which phones never load. */
export async function loadPeopleBoardPage() {
  if (isSplit()) await PersonPane.preload()
  return PeopleBoardPage
}

export function PeopleBoardPage() {
  const board = useBoard(peopleBoard)
  const results = usePeopleResults(board.query)
  return (
    <>
      <FirstJobNotice />
      <BoardLayout {...{ board, results, parts }} />
    </>
  )
}
