import { Button } from '../ui/Button.tsx'
import { useForm } from '../ui/useForm.ts'
import {
  EmploymentTypeField,
  ExperienceLevelField,
  LocationField,
  SalaryFields,
  type SalaryFilter,
  salaryProblems,
} from './FilterFields.tsx'
import type { FiltersProps } from './jobSearch.ts'
import { texts } from './messages.ts'

export type FilterPanelProps = FiltersProps & {
  of: 'employment_type' | 'location' | 'experience_level' | 'salary'
  /** The filter is applied and nothing is left to choose. */
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

type SalaryFormProps = { value: SalaryFilter; onApply: (value: SalaryFilter) => void }

/** Amount and period take effect together, when the form is submitted. */
function SalaryForm({ value, onApply }: SalaryFormProps) {
  const form = useForm<SalaryFilter>({ initial: value, validate: salaryProblems, onSubmit: onApply })
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <SalaryFields
        value={form.values}
        errors={form.errors}
        onPeriodChange={(period) => form.setValue('period', period)}
        onSalaryChange={(salary) => form.setValue('salary_min', salary)}
      />
      <Button type="submit" variant="primary">
        {texts.apply}
      </Button>
    </form>
  )
}
