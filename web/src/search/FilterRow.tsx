import { Check } from 'lucide-react'
import { FILTER_PILL, FilterDropdown } from './FilterDropdown.tsx'
import { EmploymentTypeField, ExperienceLevelField, LocationField } from './FilterFields.tsx'
import type { JobFilters } from './jobSearch.ts'
import { texts } from './messages.ts'
import { SalaryForm } from './SalaryForm.tsx'

export type FiltersProps = { filters: JobFilters; onChange: (changes: Partial<JobFilters>) => void }

/** The filters of a wide screen: each takes effect as it is chosen. */
export function FilterRow({ filters, onChange }: FiltersProps) {
  const { employment_type, location, experience_level, period, salary_min, remote } = filters
  return (
    <fieldset aria-label={texts.filters} className="hidden flex-wrap gap-2 md:flex print:hidden">
      <FilterDropdown label={texts.employmentType} count={employment_type.length}>
        <EmploymentTypeField
          value={employment_type}
          onChange={(names) => onChange({ employment_type: names })}
        />
      </FilterDropdown>
      <FilterDropdown label={texts.location} count={location.length}>
        <LocationField value={location} onChange={(names) => onChange({ location: names })} />
      </FilterDropdown>
      <FilterDropdown label={texts.experienceLevel} count={experience_level.length}>
        <ExperienceLevelField
          value={experience_level}
          onChange={(names) => onChange({ experience_level: names })}
        />
      </FilterDropdown>
      <FilterDropdown label={texts.salary} count={salary_min ? 1 : period.length}>
        {(close) => (
          <SalaryForm
            value={{ period, salary_min }}
            onApply={(salary) => {
              onChange(salary)
              close()
            }}
          />
        )}
      </FilterDropdown>
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
