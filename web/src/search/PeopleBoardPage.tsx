import type { PersonCard as Person } from '@guildhall/contract/profile/endpoints'
import { PersonCard, PersonCardSkeleton } from '../profile/api.ts'
import { BoardLayout } from './BoardLayout.tsx'
import type { ResultParts } from './BoardResults.tsx'
import { lazyPane, loadWithPane } from './lazyPane.tsx'
import { peopleBoard } from './peopleBoard.ts'
import { useBoard } from './useBoard.ts'
import { usePeopleResults } from './usePeopleResults.ts'

const PersonPane = lazyPane(() => import('./PersonPane.tsx').then((part) => part.PersonPane))

const parts: ResultParts<Person> = {
  ResultCard: ({ item, ...card }) => <PersonCard person={item} {...card} />,
  CardSkeleton: PersonCardSkeleton,
  Pane: PersonPane,
}

export const loadPeopleBoardPage = () => loadWithPane(PeopleBoardPage, PersonPane)

export function PeopleBoardPage() {
  const board = useBoard(peopleBoard)
  return <BoardLayout board={board} results={usePeopleResults(board.query)} parts={parts} />
}
