import { employmentTypeForm } from '@guildhall/contract/profile/forms'
import { profileSections } from '@guildhall/contract/profile/sections'
import { call } from '../api/client.ts'
import { useEmploymentTypes } from '../lookups/api.ts'
import { LookupSelect } from './LookupSelect.tsx'
import { profileTexts as texts } from './messages.ts'
import { type FormProps, SectionForm } from './SectionForm.tsx'
import { useSectionForm } from './useSectionForm.ts'

export function EmploymentTypeForm({ label, onClose }: FormProps) {
  const types = useEmploymentTypes()
  const form = useSectionForm<{ id: number | '' }>({
    section: 'emp-type',
    initial: { id: '' },
    choices: ['id'],
    validate: employmentTypeForm,
    send: ({ id }) => {
      const chosen = types.data?.find(({ value }) => value === id)
      return call(profileSections.addEmploymentType, { body: { id: Number(id), value: chosen?.label } })
    },
    onClose,
  })
  return (
    <SectionForm label={label} form={form}>
      <LookupSelect
        {...form.choice('id')}
        label={texts.type}
        error={form.errors.id}
        placeholder={texts.placeholders.type}
        lookup={types}
      />
    </SectionForm>
  )
}
