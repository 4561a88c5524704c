import { AMOUNT } from '@guildhall/contract/amount'
import { EXPERIENCE_LEVELS, SALARY_PERIODS } from '@guildhall/contract/jobs/choices'
import { AMOUNT_WANTED, PERIOD_WANTED } from '@guildhall/contract/search/endpoints'
import { CheckboxGroup } from '../ui/CheckboxGroup.tsx'
import { Field } from '../ui/Field.tsx'
import { MultiSelect } from '../ui/MultiSelect.tsx'
import type { FieldErrors } from '../ui/fieldErrors.ts'
import { site } from '../ui/site.ts'
import { TextInput } from '../ui/TextInput.tsx'
import type { JobFilters } from './jobSearch.ts'
import { texts } from './messages.ts'
import { useSearchBarData } from './useSearchBarData.ts'

const asOptions = (names: readonly string[] = []) => names.map((name) => ({ value: name, label: name }))

type NamesProps = { value: readonly string[]; onChange: (names: string[]) => void }

export function EmploymentTypeField({ value, onChange }: NamesProps) {
  const { data, isError } = useSearchBarData()
  return (
    <CheckboxGroup
      legend={texts.employmentType}
      options={asOptions(data?.jobTypes)}
      error={isError ? texts.listFailed : undefined}
      {...{ value, onChange }}
    />
  )
}

export function LocationField({ value, onChange }: NamesProps) {
  const { data, isError } = useSearchBarData()
  return (
    <Field label={texts.location} error={isError ? texts.listFailed : undefined}>
      <MultiSelect
        options={asOptions(data?.locations)}
        placeholder={texts.locationPlaceholder}
        {...{ value, onChange }}
      />
    </Field>
  )
}

export const ExperienceLevelField = ({ value, onChange }: NamesProps) => (
  <CheckboxGroup
    legend={texts.experienceLevel}
    options={asOptions(EXPERIENCE_LEVELS)}
    {...{ value, onChange }}
  />
)

export type SalaryFilter = Pick<JobFilters, 'period' | 'salary_min'>

/** Validates a salary filter as the contract does: a lowest salary needs exactly one period. */
export function salaryProblems({ period, salary_min }: SalaryFilter): FieldErrors {
  if (salary_min === '') return {}
  if (!AMOUNT.test(salary_min)) return { salary_min: AMOUNT_WANTED }
  return period.length === 1 ? {} : { period: PERIOD_WANTED }
}

type SalaryFieldsProps = {
  value: SalaryFilter
  errors: FieldErrors
  onPeriodChange: (period: string[]) => void
  onSalaryChange: (salary: string) => void
}

export function SalaryFields({ value, errors, onPeriodChange, onSalaryChange }: SalaryFieldsProps) {
  return (
    <>
      <CheckboxGroup
        legend={texts.salaryPeriod}
        options={SALARY_PERIODS.map((period) => ({ value: period as string, label: period }))}
        value={value.period}
        error={errors.period}
        onChange={onPeriodChange}
      />
      <Field label={texts.salaryMin} error={errors.salary_min}>
        <TextInput
          before={site.currencySign}
          inputMode="decimal"
          autoComplete="off"
          value={value.salary_min}
          onChange={(event) => onSalaryChange(event.target.value.trim())}
        />
      </Field>
    </>
  )
}
