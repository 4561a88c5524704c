import type { FoundJob } from '@guildhall/contract/search/endpoints'
import { JobCard, JobCardSkeleton } from '../jobs/api.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { BoardLayout } from './BoardLayout.tsx'
import type { ResultParts } from './BoardResults.tsx'
import { CompanyPrompt } from './CompanyPrompt.tsx'
import { jobBoard } from './jobBoard.ts'
import { loadWithPane } from './loadWithPane.ts'
import { MatchLine } from './lazyMatchLine.tsx'
import { EmptyPane } from './PaneFrame.tsx'
import { Welcome } from './Welcome.tsx'
import { useBoard } from './useBoard.ts'
import { useJobResults } from './useJobResults.ts'

const JobPane = lazyPart(() => import('./JobPane.tsx').then((part) => part.JobPane), EmptyPane, true)

const SaveSearch = lazyPart(() => import('./SaveSearch.tsx').then((part) => part.SaveSearch), undefined, true)

const parts: ResultParts<FoundJob> = {
  ResultCard: ({ item, search, ...card }) => (
    <JobCard
      job={item}
      search={search}
      {...card}
      footer={item.match && <MatchLine match={item.match} search={search} />}
    />
  ),
  CardSkeleton: JobCardSkeleton,
  Pane: JobPane,
  useResults: useJobResults,
}

export const loadJobBoardPage = () => loadWithPane(JobBoardPage, JobPane)

export function JobBoardPage() {
  const board = useBoard(jobBoard)
  return (
    <BoardLayout {...{ board, parts, SaveSearch, Welcome }} results={useJobResults(board.query)}>
      <CompanyPrompt />
    </BoardLayout>
  )
}
