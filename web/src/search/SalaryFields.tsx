import { AMOUNT } from '@guildhall/contract/amount'
import { SALARY_PERIODS } from '@guildhall/contract/jobs/choices'
import { AMOUNT_WANTED, PERIOD_WANTED } from '@guildhall/contract/search/endpoints'
import { CheckboxGroup } from '../ui/CheckboxGroup.tsx'
import { Field } from '../ui/Field.tsx'
import type { FieldErrors } from '../ui/fieldErrors.ts'
import { TextInput } from '../ui/TextInput.tsx'
import { site } from '../ui/site.ts'
import type { JobFilters } from './jobSearch.ts'
import { texts } from './messages.ts'

export type SalaryFilter = Pick<JobFilters, 'period' | 'salary_min'>

/** What is wrong with a salary filter by the contract: a lowest salary needs exactly one period. */
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
