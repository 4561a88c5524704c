import { JOB_FILTERS } from '@guildhall/contract/search/filters'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { to } from '../to.ts'
import { lazyOnceOpen } from '../ui/lazyPart.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { CompanyPrompt } from './CompanyPrompt.tsx'
import { FilterButton, useFilterSheet } from './FilterButtons.tsx'
import { FilterRow } from './FilterRow.tsx'
import { activeFilters } from './filters.ts'
import { JobPane, JobResults } from './JobResults.tsx'
import { JobSearchBar } from './JobSearchBar.tsx'
import { texts } from './messages.ts'
import { ResultsHeading } from './ResultsHeading.tsx'
import { isSplit } from './useIsSplit.ts'
import { useJobResults } from './useJobResults.ts'
import { useJobSearch } from './useJobSearch.ts'
import { useNewPage } from './useNewPage.ts'

export { FilterBarButton } from './FilterButtons.tsx'

const FilterSheet = lazyOnceOpen(() => import('./FilterSheet.tsx').then((part) => part.FilterSheet))

/** The board with the code of all that it shows at once: in a wide window also the job beside the list. */
export async function loadBoard() {
  if (import.meta.env.SSR || isSplit()) await JobPane.preload()
  return JobBoardPage
}

export function JobBoardPage() {
  const board = useJobSearch()
  const { search, page, filters } = board.jobSearch
  const filterProps = { table: JOB_FILTERS, values: filters, onChange: board.changeFilters }
  const results = useJobResults(board.jobSearch)
  const heading = useNewPage(page)
  const sheet = useFilterSheet()
  useOwnPageForOneJob(board.selectedId)

  return (
    <div className="mx-auto min-h-dvh w-full max-w-page px-4 pt-7 pb-12 md:px-6 md:pt-9">
      <h1 className="text-2xl sm:text-4xl">{texts.title}</h1>
      <div className="mt-4 flex flex-col gap-3">
        <JobSearchBar {...{ search, filters }} onSearch={board.searchFor} />
        <FilterRow {...filterProps} />
      </div>
      <div className="mt-3 mb-3 flex min-h-11 items-center justify-between gap-4 md:mt-5 md:mb-1">
        <ResultsHeading ref={heading} results={results} search={search} />
        <FilterButton count={activeFilters(JOB_FILTERS, filters).length} />
      </div>
      <div className="flex flex-col gap-3">
        <ActiveFilters {...filterProps} />
        <JobResults board={board} results={results} />
      </div>
      <FilterSheet {...filterProps} open={sheet.open} onClose={() => sheet.setOpen(false)} />
      <CompanyPrompt />
    </div>
  )
}

/** In a window without room beside the list, a URL that names a job redirects to the page of the job. */
function useOwnPageForOneJob(selectedId: number | null) {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    if (selectedId && !isSplit()) void navigate(to.jobs(selectedId), { replace: true })
  })
  useEffect(() => leave(), [])
}
