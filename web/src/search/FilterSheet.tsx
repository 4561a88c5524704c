import { useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Dialog.tsx'
import { Switch } from '../ui/Switch.tsx'
import { useForm } from '../ui/useForm.ts'
import {
  EmploymentTypeField,
  ExperienceLevelField,
  LocationField,
  SalaryFields,
  salaryProblems,
} from './FilterFields.tsx'
import { type FiltersProps, type JobFilters, NO_FILTERS } from './jobSearch.ts'
import { texts } from './messages.ts'

type FilterSheetProps = FiltersProps & { open: boolean; onClose: () => void }

/** The filters of a phone: they take effect together. Each time it opens with the active filters. */
export function FilterSheet({ open, onClose, filters, onChange }: FilterSheetProps) {
  const formId = useId()
  const form = useForm<JobFilters>({
    initial: filters,
    validate: salaryProblems,
    onSubmit: (chosen) => {
      onChange(chosen)
      onClose()
    },
  })
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) form.reset(filters)
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.filters}
      footer={
        <>
          <Button onClick={() => form.reset(NO_FILTERS)}>{texts.clearFilters}</Button>
          <Button type="submit" form={formId} variant="primary" className="flex-1">
            {texts.showJobs}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-6">
        <EmploymentTypeField {...form.choice('employment_type')} />
        <LocationField {...form.choice('location')} />
        <ExperienceLevelField {...form.choice('experience_level')} />
        <SalaryFields
          value={form.values}
          errors={form.errors}
          onPeriodChange={(period) => form.setValue('period', period)}
          onSalaryChange={(salary) => form.setValue('salary_min', salary)}
        />
        <Switch
          label={texts.remoteOnly}
          checked={form.values.remote}
          onChange={(remote) => form.setValue('remote', remote)}
        />
      </form>
    </Sheet>
  )
}
