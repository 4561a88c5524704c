import type { PersonCard as Person } from '@guildhall/contract/profile/endpoints'
import { PersonCard, PersonCardSkeleton } from '../profile/api.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { BoardLayout } from './BoardLayout.tsx'
import type { ResultParts } from './BoardResults.tsx'
import { loadWithPane } from './loadWithPane.ts'
import { EmptyPane } from './PaneFrame.tsx'
import { peopleBoard } from './peopleBoard.ts'
import { useBoard } from './useBoard.ts'
import { usePeopleResults } from './usePeopleResults.ts'

const PersonPane = lazyPart(() => import('./PersonPane.tsx').then((part) => part.PersonPane), EmptyPane)

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
