import type { FilterValues } from '@guildhall/contract/search/filters'
import { Button } from '../ui/Button.tsx'
import { useForm } from '../ui/useForm.ts'
import { FilterFields, filterErrors } from './FilterFields.tsx'
import type { FiltersProps } from './filters.ts'
import { texts } from './messages.ts'

type FilterPanelProps = FiltersProps & {
  /** The filters are applied and nothing is left to select. */
  onDone: () => void
}

/** The fields of one section. Each takes effect at once, except for those of a minimum and its unit. */
export function FilterPanel({ table, values, onChange, counted, onDone }: FilterPanelProps) {
  if (!Object.values(table).some(({ kind }) => kind === 'minimum'))
    return (
      <FilterFields {...{ table, values, counted }} onChange={(name, value) => onChange({ [name]: value })} />
    )
  return (
    <SectionForm
      {...{ table, values, counted }}
      onApply={(selected) => {
        onChange(selected)
        onDone()
      }}
    />
  )
}

type SectionFormProps = Omit<FiltersProps, 'onChange'> & { onApply: (values: FilterValues) => void }

/** Fields that take effect together, when the form is submitted. */
function SectionForm({ table, values, counted, onApply }: SectionFormProps) {
  const form = useForm<FilterValues>({
    initial: Object.fromEntries(Object.entries(values).filter(([name]) => name in table)),
    validate: (selected) => filterErrors(table, selected),
    onSubmit: onApply,
  })
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FilterFields
        {...{ table, counted }}
        values={form.values}
        errors={form.errors}
        onChange={form.setValue}
      />
      <Button type="submit" variant="primary">
        {texts.apply}
      </Button>
    </form>
  )
}
