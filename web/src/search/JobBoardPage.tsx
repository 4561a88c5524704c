import type { JobResult } from '@guildhall/contract/search/endpoints'
import { JobCard, JobCardSkeleton } from '../jobs/api.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { BoardLayout } from './BoardLayout.tsx'
import type { ResultParts } from './BoardResults.tsx'
import { CompanyPrompt } from './CompanyPrompt.tsx'
import { jobBoard } from './jobBoard.ts'
import { JobPane } from './JobPane.tsx'
import { MatchLine } from './lazyMatchLine.tsx'
import { Welcome } from './Welcome.tsx'
import { useBoard } from './useBoard.ts'
import { useJobResults } from './useJobResults.ts'

const SaveSearch = lazyPart(() => import('./SaveSearch.tsx').then((part) => part.SaveSearch), undefined, true)

const parts: ResultParts<JobResult> = {
  ResultCard: ({ item, search, ...card }) => (
    <JobCard
      job={item}
      search={search}
      {...card}
      match={item.match && <MatchLine match={item.match} search={search} />}
    />
  ),
  CardSkeleton: JobCardSkeleton,
  Pane: JobPane,
  useResults: useJobResults,
}

export function JobBoardPage() {
  const board = useBoard(jobBoard)
  return (
    <BoardLayout {...{ board, parts, SaveSearch, Welcome }} results={useJobResults(board.query)}>
      <CompanyPrompt />
    </BoardLayout>
  )
}
