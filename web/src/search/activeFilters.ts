import type { JobFilters } from './jobSearch.ts'
import { texts } from './messages.ts'

/** One filter in force, in words, and what is left of the filters without it. */
type ActiveFilter = { label: string; without: Partial<JobFilters> }

const LISTS = ['employment_type', 'location', 'experience_level'] as const

export function activeFilters(filters: JobFilters): ActiveFilter[] {
  const named = LISTS.flatMap((list) =>
    filters[list].map((name) => ({
      label: name,
      without: { [list]: filters[list].filter((other) => other !== name) },
    })),
  )
  const remote = filters.remote ? [{ label: texts.remoteOnly, without: { remote: false } }] : []
  return [...named, ...salaryFilters(filters), ...remote]
}

/** A lowest salary says nothing without its period: they leave together. */
function salaryFilters({ period, salary_min }: JobFilters): ActiveFilter[] {
  if (salary_min) {
    const label = texts.salaryFrom(salary_min, period.join(' or '))
    return [{ label, without: { salary_min: '', period: [] } }]
  }
  return period.map((one) => ({
    label: texts.per(one),
    without: { period: period.filter((other) => other !== one) },
  }))
}
