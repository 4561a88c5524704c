import { SearchX } from 'lucide-react'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { isFiltered, type JobSearch, urlOf } from './jobSearch.ts'
import { texts } from './messages.ts'

type NoJobsProps = { jobSearch: JobSearch; total: number; onClear: () => void }

/** Says why the list is empty, and links to a list that is not. */
export function NoJobs({ jobSearch, total, onClear }: NoJobsProps) {
  if (total > 0) {
    const firstPage = urlOf({ ...jobSearch, page: 1 })
    return (
      <EmptyState
        icon={SearchX}
        text={texts.pastTheEnd}
        action={<LinkButton to={firstPage}>{texts.toFirstPage}</LinkButton>}
      />
    )
  }
  if (isFiltered(jobSearch)) {
    return (
      <EmptyState
        icon={SearchX}
        text={texts.nothingFound}
        action={<Button onClick={onClear}>{texts.clearFilters}</Button>}
      />
    )
  }
  if (jobSearch.search) {
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
