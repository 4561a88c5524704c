import { Check } from 'lucide-react'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { FILTER_PILL, FilterDropdown } from './FilterDropdown.tsx'
import type { FilterPanelProps } from './FilterPanel.tsx'
import type { JobFilters } from './jobSearch.ts'
import { texts } from './messages.ts'

const FilterPanel = lazyPart(
  () => import('./FilterPanel.tsx').then((part) => part.FilterPanel),
  () => <Skeleton className="h-40" />,
)

export type FiltersProps = { filters: JobFilters; onChange: (changes: Partial<JobFilters>) => void }

const DROPDOWNS: { of: FilterPanelProps['of']; label: string }[] = [
  { of: 'employment_type', label: texts.employmentType },
  { of: 'location', label: texts.location },
  { of: 'experience_level', label: texts.experienceLevel },
  { of: 'salary', label: texts.salary },
]

/** The filters of a wide screen: each takes effect as it is chosen. Their fields load once a pointer or the focus is near. */
export function FilterRow({ filters, onChange }: FiltersProps) {
  const { remote } = filters
  return (
    <fieldset aria-label={texts.filters} className="hidden flex-wrap gap-2 md:flex print:hidden">
      {DROPDOWNS.map(({ of, label }) => (
        <FilterDropdown key={of} label={label} count={countOf(filters, of)} onApproach={FilterPanel.preload}>
          {(close) => <FilterPanel {...{ of, filters, onChange }} onDone={close} onLost={close} />}
        </FilterDropdown>
      ))}
      <button
        type="button"
        aria-pressed={remote}
        onClick={() => onChange({ remote: !remote })}
        className={FILTER_PILL}
      >
        {texts.remote}
        {remote && <Check size={18} aria-hidden />}
      </button>
    </fieldset>
  )
}

function countOf(filters: JobFilters, of: FilterPanelProps['of']) {
  if (of !== 'salary') return filters[of].length
  return filters.salary_min ? 1 : filters.period.length
}
