import { EXPERIENCE_LEVELS } from '@guildhall/contract/jobs/choices'
import { CheckboxGroup } from '../ui/CheckboxGroup.tsx'
import { Field } from '../ui/Field.tsx'
import { MultiSelect } from '../ui/MultiSelect.tsx'
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
