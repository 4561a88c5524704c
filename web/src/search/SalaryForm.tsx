import { Button } from '../ui/Button.tsx'
import { useForm } from '../ui/useForm.ts'
import { texts } from './messages.ts'
import { SalaryFields, type SalaryFilter, salaryProblems } from './SalaryFields.tsx'

type SalaryFormProps = { value: SalaryFilter; onApply: (value: SalaryFilter) => void }

/** Amount and period take effect together, by the button. */
export function SalaryForm({ value, onApply }: SalaryFormProps) {
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
