import type { FilterValues } from '@guildhall/contract/search/filters'
import { useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Dialog.tsx'
import { useForm } from '../ui/useForm.ts'
import { FilterFields, filterErrors } from './FilterFields.tsx'
import { clearedFilters, type FiltersProps } from './filters.ts'
import { texts } from './messages.ts'

type FilterSheetProps = FiltersProps & { submitLabel: string; open: boolean; onClose: () => void }

/** The filters of a phone: they take effect together. Each time it opens with the active filters. */
export function FilterSheet({
  submitLabel,
  open,
  onClose,
  table,
  values,
  onChange,
  counted,
}: FilterSheetProps) {
  const formId = useId()
  const form = useForm<FilterValues>({
    initial: values,
    validate: (selected) => filterErrors(table, selected),
    onSubmit: (selected) => {
      onChange(selected)
      onClose()
    },
  })
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) form.reset(values)
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={texts.filters}
      footer={
        <>
          <Button onClick={() => form.reset(clearedFilters(table))}>{texts.clearFilters}</Button>
          <Button type="submit" form={formId} variant="primary" className="flex-1">
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="flex flex-col gap-6">
        <FilterFields
          {...{ table, counted }}
          values={form.values}
          errors={form.errors}
          onChange={form.setValue}
        />
      </form>
    </Sheet>
  )
}
