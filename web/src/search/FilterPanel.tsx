import { EmploymentTypeField, ExperienceLevelField, LocationField } from './FilterFields.tsx'
import type { FiltersProps } from './FilterRow.tsx'
import { SalaryForm } from './SalaryForm.tsx'

export type FilterPanelProps = FiltersProps & {
  of: 'employment_type' | 'location' | 'experience_level' | 'salary'
  /** The filter is in force and nothing is left to choose. */
  onDone: () => void
}

/** The fields of one filter. */
export function FilterPanel({ of, filters, onChange, onDone }: FilterPanelProps) {
  const { period, salary_min } = filters
  switch (of) {
    case 'employment_type':
      return <EmploymentTypeField value={filters[of]} onChange={(names) => onChange({ [of]: names })} />
    case 'location':
      return <LocationField value={filters[of]} onChange={(names) => onChange({ [of]: names })} />
    case 'experience_level':
      return <ExperienceLevelField value={filters[of]} onChange={(names) => onChange({ [of]: names })} />
    case 'salary':
      return (
        <SalaryForm
          value={{ period, salary_min }}
          onApply={(salary) => {
            onChange(salary)
            onDone()
          }}
        />
      )
  }
}
