import type { JobCard as Job } from '@guildhall/contract/jobs/endpoints'
import { JobCard, JobCardSkeleton } from '../jobs/api.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { BoardLayout } from './BoardLayout.tsx'
import type { ResultParts } from './BoardResults.tsx'
import { CompanyPrompt } from './CompanyPrompt.tsx'
import { jobBoard } from './jobBoard.ts'
import { loadWithPane } from './loadWithPane.ts'
import { EmptyPane } from './PaneFrame.tsx'
import { useBoard } from './useBoard.ts'
import { useJobResults } from './useJobResults.ts'

const JobPane = lazyPart(() => import('./JobPane.tsx').then((part) => part.JobPane), EmptyPane)

const parts: ResultParts<Job> = {
  ResultCard: ({ item, ...card }) => <JobCard job={item} {...card} />,
  CardSkeleton: JobCardSkeleton,
  Pane: JobPane,
}

export const loadJobBoardPage = () => loadWithPane(JobBoardPage, JobPane)

export function JobBoardPage() {
  const board = useBoard(jobBoard)
  return (
    <BoardLayout board={board} results={useJobResults(board.query)} parts={parts}>
      <CompanyPrompt />
    </BoardLayout>
  )
}
