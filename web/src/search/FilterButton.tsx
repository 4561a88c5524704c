import { SlidersHorizontal } from 'lucide-react'
import { useSession } from '../api/session.ts'
import { useFilterSheet } from '../shell/filterSheet.ts'
import { Button } from '../ui/Button.tsx'
import { activeFilters } from './activeFilters.ts'
import { FilterCount } from './FilterCount.tsx'
import type { JobFilters } from './jobSearch.ts'
import { texts } from './messages.ts'

/** Opens the filters on a visitor's phone; those who are signed in have a button in the bottom bar. */
export function FilterButton({ filters }: { filters: JobFilters }) {
  const isVisitor = useSession() === null
  const { setOpen } = useFilterSheet()
  const count = activeFilters(filters).length
  if (!isVisitor) return null
  return (
    <Button
      icon={<SlidersHorizontal size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
      className="shrink-0 md:hidden account:hidden"
    >
      {texts.filters}
      <FilterCount count={count} />
    </Button>
  )
}
