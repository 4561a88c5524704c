import { SearchX } from 'lucide-react'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { activeFilters, addressOf, type JobSearch, NO_FILTERS } from './jobSearch.ts'
import { texts } from './messages.ts'

type NoJobsProps = { wanted: JobSearch; total: number; onChange: (changes: Partial<JobSearch>) => void }

/** What stands where no job does: the way back to where there are some. */
export function NoJobs({ wanted, total, onChange }: NoJobsProps) {
  if (total > 0) {
    const firstPage = addressOf({ ...wanted, page: 1 })
    return (
      <EmptyState
        icon={SearchX}
        text={texts.pastTheEnd}
        action={<LinkButton to={firstPage}>{texts.toFirstPage}</LinkButton>}
      />
    )
  }
  if (activeFilters(wanted).length > 0) {
    return (
      <EmptyState
        icon={SearchX}
        text={texts.nothingFound}
        action={<Button onClick={() => onChange(NO_FILTERS)}>{texts.clearFilters}</Button>}
      />
    )
  }
  if (wanted.search) {
    return (
      <EmptyState
        icon={SearchX}
        text={texts.nothingFound}
        action={<LinkButton to={to.home}>{texts.showAll}</LinkButton>}
      />
    )
  }
  return <EmptyState icon={SearchX} text={texts.noJobs} />
}
